/**
 * Replaces the text between two marks of a Markdown file, `<!-- name: … -->` and `<!-- /name -->`.
 *
 * @throws {Error} if the file lacks the marks
 */
export function replaceMarked(text: string, name: string, content: string): string {
  const parts = new RegExp(`^([^]*<!-- ${name}: [^\\n]* -->\\n)[^]*(<!-- /${name} -->[^]*)$`).exec(text)
  if (!parts) throw new Error(`there are no marks for ${name}`)
  return `${parts[1]}${content}\n${parts[2]}`
}
