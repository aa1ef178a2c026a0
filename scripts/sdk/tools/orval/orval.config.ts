import { defineConfig } from 'orval'

export default defineConfig({
  cms: {
    input: '../../../../openapi.yaml',
    output: {
      target: 'client/index.ts',
      client: 'fetch',
      baseUrl: 'http://127.0.0.1:3000',
    },
  },
})
