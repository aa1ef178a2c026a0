import { chapters } from '../../scripts/docs/guide.ts'

/** The guide's code blocks in one language, in order. */
export function codeOf(language: string): string[] {
  const fences = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm')
  return chapters().flatMap(({ text }) => [...text.matchAll(fences)].map(([, code = '']) => code))
}
