import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../command.ts'
import type { Tool } from './toolchains.ts'
import { REQUIREMENTS, VERSIONS } from './versions.ts'

const MAVEN_DEPENDENCY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1'

/** Programs that are installed once from a package registry, in a pinned version. */
export interface Toolset {
  /** The one that generates clients. */
  readonly generator: string
  readonly version: string
  readonly needs: readonly Tool[]
  /** Installs them into `bin` in a folder. */
  readonly install: (folder: string) => Promise<unknown>
}

export const TOOLSETS = {
  'openapi-generator': {
    generator: 'openapi-generator',
    version: VERSIONS['openapi-generator'],
    needs: ['java', 'maven'],
    install: installOpenapiGenerator,
  },
  'oapi-codegen': {
    generator: 'oapi-codegen',
    version: VERSIONS['oapi-codegen'],
    needs: ['go'],
    install: (folder) => {
      const program = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v${VERSIONS['oapi-codegen']}`
      return run(folder, ['env', `GOBIN=${join(folder, 'bin')}`, 'go', 'install', program])
    },
  },
  // a Python environment with openapi-python-client and the dependencies of clients
  python: {
    generator: 'openapi-python-client',
    version: VERSIONS['openapi-python-client'],
    needs: ['python'],
    async install(folder) {
      await run(folder, ['python3', '-m', 'venv', folder])
      await run(folder, [join(folder, 'bin/pip'), 'install', '--quiet', '--requirement', REQUIREMENTS])
    },
  },
} as const satisfies Readonly<Record<string, Toolset>>

export type ToolsetName = keyof typeof TOOLSETS

/** Installs a toolset unless it is there. @returns the folder of its programs */
export async function installToolset(name: ToolsetName, cache: string): Promise<string> {
  const { version, install }: Toolset = TOOLSETS[name]
  const pins = hash('sha256', version + (await readFile(REQUIREMENTS, 'utf8')))
  const folder = join(cache, 'kits', `${name}-${pins.slice(0, 12)}`)
  const stamp = join(folder, 'installed')
  if (!existsSync(stamp)) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await install(folder)
    await writeFile(stamp, version)
  }
  return join(folder, 'bin')
}

/** Installs the jar, and a program with the name from the npm package. */
async function installOpenapiGenerator(folder: string): Promise<void> {
  const artifact = `org.openapitools:openapi-generator-cli:${VERSIONS['openapi-generator']}:jar`
  const options = [`-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`, '-Dmdep.stripVersion=true']
  await run(folder, ['mvn', '--quiet', '--batch-mode', `${MAVEN_DEPENDENCY}:copy`, ...options])
  await mkdir(join(folder, 'bin'))
  const program = join(folder, 'bin/openapi-generator-cli')
  // it only runs for seconds, too short for the optimising compiler of the JVM to pay off
  const java = 'java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC'
  await writeFile(program, `#!/bin/sh\nexec ${java} -jar '${folder}/openapi-generator-cli.jar' "$@"\n`)
  await chmod(program, 0o755)
}
