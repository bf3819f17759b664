/**
 * Serialises a request and the state of its subject, so that comparing SHA-256 hashes shows whether
 * anything changed.
 */
import { createHash } from 'node:crypto'

export type Frozen = { readonly [name: string]: FrozenValue }
type FrozenValue = string | number | bigint | boolean | null | Date | Frozen

export interface FrozenText {
  text: string
  hash: string
}

/**
 * The text does not depend on the order of the fields. Centavos become strings of digits: JSON has
 * no bigint.
 */
export function freeze(facts: Frozen): FrozenText {
  const text = write(facts)
  return { text, hash: hashFrozenText(text) }
}

export function hashFrozenText(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

function write(value: FrozenValue): string {
  if (typeof value === 'bigint') return JSON.stringify(String(value))
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  const fields = names.map((name) => `${JSON.stringify(name)}:${write(value[name] ?? null)}`)
  return `{${fields.join(',')}}`
}
