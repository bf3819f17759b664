/**
 * How the state of a page stands in its address: plain text and nothing else. The router's own way
 * reads `?search=20261120` as a number, and writes quotation marks around it: an address that
 * somebody typed or was sent would lose its search.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** With its question mark; empty when nothing is chosen. What is undefined or no text is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (typeof value === 'string') written.set(name, value)
  return written.size === 0 ? '' : `?${written}`
}
