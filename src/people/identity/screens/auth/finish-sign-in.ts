import { useQueryClient } from '@tanstack/react-query'
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import type { FlashMessage } from '#foundation/kit/page/flash-message.ts'
import { go } from '#foundation/kit/page/navigation.tsx'
import { signInWords } from '../../shared/words-sign-in.ts'
import { identity } from '../calls.ts'
import { noteAdmin } from './admin-hint.ts'

/**
 * Opens the first page of a new session. Nothing of an earlier person stays, and the guards ask the
 * server who is here now.
 */
export async function finishSignIn(address: string, message: FlashMessage): Promise<void> {
  // The console may begin in another document.
  noteAdmin(/^\/admin(\/|$)/.test(address))
  await go(address, { replace: true, personChanges: true, message })
}

/** The flash message after a sign-in. */
export function signedInMessage(byAccessCode: boolean): FlashMessage {
  const w = currentWords(signInWords)
  return byAccessCode
    ? { title: w.accessGrantedTitle, message: w.accessGranted, tone: 'credited' }
    : { title: w.loggedInTitle, message: w.loggedIn, tone: 'credited' }
}

/** Puts the challenge that a first step led to into the query cache, which saves a request. */
export function useCacheChallenge(): (challenge: {
  kind: 'code' | 'set_up'
  byAccessCode: boolean
}) => void {
  const queries = useQueryClient()
  return (challenge) =>
    void queries.setQueryData(identity.challenge.queryOptions({ input: {} }).queryKey, challenge)
}
