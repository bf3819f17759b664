/**
 * Reads the state of a page from its address as plain text. The router's default would read
 * `?search=20261120` as a number and write it with quotation marks, which breaks typed and shared
 * addresses.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Returns the query with its question mark, or ''. Leaves out every value that is not a string. */
export function stringifySearch(search: Record<string, unknown>): string {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (typeof value === 'string') written.set(name, value)
  return written.size === 0 ? '' : `?${written}`
}
