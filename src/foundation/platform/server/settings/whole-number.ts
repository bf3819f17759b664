import * as z from 'zod'

/** A setting that is a whole number; `standard` where it is not set. */
export function wholeNumber(min: number, max: number, standard: number) {
  const range = `it must be a whole number from ${min} to ${max}`
  return z.coerce.number(range).int(range).min(min, range).max(max, range).default(standard)
}
