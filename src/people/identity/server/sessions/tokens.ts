/** Secrets that open a door: 256 random bits for the person, their SHA-256 for the database. */
import { createHash, randomBytes } from 'node:crypto'

export function makeToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOf(token) }
}

/** A fast hash is enough: what has 256 random bits cannot be guessed from it. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
