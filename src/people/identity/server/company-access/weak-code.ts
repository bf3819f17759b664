import { liveAccessCodeMin } from '#foundation/platform/server/settings/environment.ts'
import { whyGuessable } from '../passwords/passwords.ts'

const differentCharactersMin = 6

/** Whether a code is too weak for a live installation: short, repeated, or guessed at once. */
export async function isWeakAccessCode(code: string): Promise<boolean> {
  return (
    code.length < liveAccessCodeMin ||
    new Set(code.toLowerCase()).size < differentCharactersMin ||
    (await whyGuessable(code, [])) !== null
  )
}
