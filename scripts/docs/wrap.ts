/** The width at which the formatter wraps prose. */
const columns = 100

/** Breaks a paragraph into lines. `indent` starts each line except the first. */
export function wrap(text: string, indent = ''): string {
  const lines: string[] = []
  let line = ''
  // The text of a link stays on one line, as the formatter keeps it.
  for (const word of text.match(/(?:\[[^\]]*\]|\S)+/g) ?? []) {
    if (line !== '' && `${line} ${word}`.length > columns) {
      lines.push(line)
      line = indent + word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}
