/** The width at which the formatter wraps prose. */
const columns = 100

/** Breaks a paragraph into lines. `indent` starts each line except the first. */
export function wrap(text: string, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && `${line} ${word}`.length > columns) {
      lines.push(line)
      line = indent + word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}
