/**
 * A body as the database keeps it: JSON has no bigint, so centavos are digits in text, under names
 * that end with 'Centavos'.
 */
import type { ContentSaid } from './rules-edit.ts'

export function writeBody(body: ContentSaid['body']): string {
  return JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}

/** What `writeBody` wrote, from the parsed JSON of the column. */
export function readBody(stored: object): ContentSaid['body'] {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      name.endsWith('Centavos') && typeof value === 'string' ? BigInt(value) : value,
    ]),
  ) as unknown as ContentSaid['body']
}
