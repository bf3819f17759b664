/**
 * What proves who somebody is beside a password: the codes of an authenticator app, recovery codes,
 * a code by mail. It knows owners by an id only, opens no session and counts no tries: identity
 * does.
 */

/** Who owns an authenticator: a user's id, or null for the company access code. */
export type OwnerId = string | null

/**
 * As an app knows them (RFC 6238): the defaults, because several apps read nothing else from the QR
 * code.
 */
export const appCode = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** How many time steps a phone's clock may be wrong, in either direction. */
export const driftSteps = 1

/** Printed once; each works once. */
export const recoveryCodeCount = 10
export const recoveryCodeLength = 10

/** Without letters that look like a digit or like each other: ten of them are about 49 bits. */
export const recoveryLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export const mailCodeMinutes = 10

/** As an app or a mail shows it, perhaps with a space in the middle; null: these are no six digits. */
export function readSixDigits(typed: string): string | null {
  const plain = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(plain) ? plain : null
}

/**
 * As it was printed, with or without the dash, in letters of any size; null: it is no recovery
 * code.
 */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed.replace(/[\s-]/g, '').toUpperCase()
  return plain.length === recoveryCodeLength &&
    [...plain].every((letter) => recoveryLetters.includes(letter))
    ? plain
    : null
}
