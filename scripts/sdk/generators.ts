/**
 * One way to generate a client from the contract. `consumers/NAME.ts` uses the client, `tools/NAME` pins its
 * generator.
 */
export interface Generator {
  readonly name: string
  /** Packages whose versions are reported. */
  readonly packages: readonly string[]
  /** Runs in the generator's own folder, three levels below the project's; writes to `client/`. */
  readonly command: readonly [program: string, ...args: string[]]
  /**
   * The client must not contain `any`, except in these folders: the generator's runtime, which is the same
   * for every contract.
   */
  readonly anyFree?: { readonly except: readonly string[] }
}

const CONTRACT = '../../../../openapi.yaml'

export const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-fetch',
    packages: ['openapi-typescript', 'openapi-fetch'],
    // without the option, requests must have the fields that have a default
    command: ['openapi-typescript', CONTRACT, '-o', 'client/schema.ts', '--default-non-nullable=false'],
    anyFree: { except: [] },
  },
  {
    name: 'orval',
    packages: ['orval'],
    command: ['orval'],
    anyFree: { except: [] },
  },
  {
    name: 'hey-api',
    packages: ['@hey-api/openapi-ts'],
    command: ['openapi-ts', '-i', CONTRACT, '-o', 'client'],
    anyFree: { except: ['client', 'core'] },
  },
  {
    name: 'swagger-typescript-api',
    packages: ['swagger-typescript-api'],
    command: ['swagger-typescript-api', 'generate', '--path', CONTRACT, '-o', 'client', '-n', 'index.ts'],
  },
  {
    name: 'kubb',
    packages: ['@kubb/cli'],
    command: ['kubb', 'generate'],
  },
  {
    name: 'oazapfts',
    packages: ['oazapfts'],
    command: ['oazapfts', CONTRACT, 'client/index.ts'],
  },
  {
    name: 'openapi-typescript-codegen',
    packages: ['openapi-typescript-codegen'],
    command: ['openapi', '--input', CONTRACT, '--output', 'client', '--useUnionTypes'],
  },
  {
    name: 'openapi-generator-plus',
    packages: ['openapi-generator-plus'],
    command: ['ogplus', '-c', 'config.yml'],
  },
  {
    name: 'redocly',
    packages: ['@redocly/cli'],
    command: ['redocly', 'generate-client', CONTRACT, '-o', 'client/index.ts', '--error-mode', 'result'],
  },
]
