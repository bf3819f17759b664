/** Tokens: 256 random bits for the browser or the link, their SHA-256 for the database. */
import { createHash, randomBytes } from 'node:crypto'

export function makeToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

/** A fast hash suffices: nobody can guess 256 random bits from it. */
export function hashToken(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
