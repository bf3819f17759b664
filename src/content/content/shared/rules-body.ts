/** Bodies as JSON in the database, where fields named '…Centavos' hold a bigint as text. */
import type { EntryContent } from './rules-edit.ts'

export function writeBody(body: EntryContent['body']): string {
  return JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}

/** Reads the parsed JSON of the column. */
export function readBody(stored: object): EntryContent['body'] {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      name.endsWith('Centavos') && typeof value === 'string' ? BigInt(value) : value,
    ]),
  ) as unknown as EntryContent['body']
}
