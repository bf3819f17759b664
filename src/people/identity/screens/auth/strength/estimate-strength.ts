/**
 * How hard a password is to guess, while it is typed. The server decides with its whole list of
 * leaked passwords (server/passwords/passwords.ts). A phone has a part of it, so that a password
 * that the server refuses is never called strong.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { graphs, knownCount, passwords } from 'virtual:common-passwords'
import { passwordLengthMin } from '../../../shared/rules-forms.ts'
import { isLittleMoreThan } from '../../../shared/rules-own-password.ts'

export const strengths = ['short', 'easy', 'fair', 'strong'] as const
export type Strength = (typeof strengths)[number]

const estimator = new ZxcvbnFactory({ dictionary: { common: passwords.split(' ') }, graphs })
/** More characters would only take more time. */
const estimatedLength = 32
/** The best of the library's five scores begins here. */
const strongGuesses = 1e10

/** `own` lists the person's name, email and phone number. */
export function estimateStrength(password: string, own: readonly string[]): Strength {
  if (password.length < passwordLengthMin) return 'short'
  const plain = password.normalize('NFKC')
  const { guesses } = estimator.check(plain.slice(0, estimatedLength))
  if (guesses < knownCount || isLittleMoreThan(plain, own)) return 'easy'
  return guesses < strongGuesses ? 'fair' : 'strong'
}
