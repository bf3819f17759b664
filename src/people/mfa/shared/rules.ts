/**
 * Factors beside a password: authenticator codes, recovery codes and codes by mail. This module
 * knows owners only by id. It opens no session and counts no attempts; identity does both.
 */

/** The owner of an authenticator: a user's id, or null for company access. */
export type OwnerId = string | null

/** RFC 6238 with its defaults: several apps ignore other values in the QR code. */
export const totpParameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** How many time steps the clock of a phone may be off, in either direction. */
export const driftSteps = 1

export const recoveryCodeCount = 10
export const recoveryCodeLength = 10

/** No letters that look like digits or like each other. Ten of them carry about 49 bits. */
export const recoveryLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export const mailCodeMinutes = 10

/** The six digits without spaces and dashes; null when it is something else. */
export function readSixDigits(typed: string): string | null {
  const plain = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(plain) ? plain : null
}

/** The code in capitals without spaces and dashes; null when it cannot be a recovery code. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed.replace(/[\s-]/g, '').toUpperCase()
  return plain.length === recoveryCodeLength &&
    [...plain].every((letter) => recoveryLetters.includes(letter))
    ? plain
    : null
}
