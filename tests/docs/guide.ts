import { chapters } from '../../scripts/docs/guide.ts'

/** The blocks of code of the guide in one language, in order. */
export function codeOf(language: string): string[] {
  const fences = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm')
  return chapters().flatMap(({ text }) => [...text.matchAll(fences)].map(([, code = '']) => code))
}
