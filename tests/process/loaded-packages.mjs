import { createRequire } from 'node:module'

const { cache } = createRequire(import.meta.url)

// Loaded with --import: prints at exit which OpenTelemetry packages the program has loaded.
process.on('exit', () => {
  const files = Object.keys(cache).filter((file) => file.includes('/@opentelemetry/'))
  const names = new Set(files.map((file) => file.split('/@opentelemetry/').at(-1)?.split('/')[0]))
  process.stderr.write(`loaded: ${[...names].sort().join(' ') || 'nothing'}\n`)
})
