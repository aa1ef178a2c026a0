import { type Command, CommandError, run } from '../command.ts'

/** The tools that must be installed to generate, compile and run clients. */
export type Tool = 'cargo' | 'go' | 'guzzle' | 'java' | 'maven' | 'php' | 'python'

/** The command that prints the version, and the lowest sufficient version. */
const TOOLS: Readonly<Record<Tool, { readonly command: Command; readonly least: string }>> = {
  cargo: { command: ['cargo', '--version'], least: '1.88' },
  go: { command: ['go', 'version'], least: '1.25' },
  guzzle: {
    command: [
      'php',
      '-r',
      `require 'GuzzleHttp/autoload.php'; echo GuzzleHttp\\ClientInterface::MAJOR_VERSION, '.0';`,
    ],
    least: '7.0',
  },
  java: { command: ['java', '--version'], least: '17.0' },
  maven: { command: ['mvn', '--batch-mode', '--version'], least: '3.6' },
  php: { command: ['php', '--version'], least: '8.1' },
  python: { command: ['python3', '--version'], least: '3.11' },
}

const found = new Map<Tool, Promise<string | undefined>>()

/** The first tool that is missing or too old, in words; undefined if there is none. */
export async function missingTool(tools: readonly Tool[]): Promise<string | undefined> {
  for (const tool of tools) {
    const missing = found.get(tool) ?? whyMissing(tool)
    found.set(tool, missing)
    if ((await missing) !== undefined) return missing
  }
  return undefined
}

async function whyMissing(tool: Tool): Promise<string | undefined> {
  const { command, least } = TOOLS[tool]
  const version = await versionOf(command)
  if (version === undefined) return tool
  return isAtLeast(version, least) ? undefined : `${tool} ${least} (only ${version})`
}

async function versionOf(command: Command): Promise<string | undefined> {
  try {
    return /\d+\.\d+/.exec(await run('.', command))?.[0]
  } catch (error) {
    if (error instanceof CommandError) return undefined
    throw error
  }
}

/** Compares two versions of two numbers each. */
export function isAtLeast(version: string, least: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}
