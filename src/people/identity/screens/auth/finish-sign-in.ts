import { useQueryClient } from '@tanstack/react-query'
import type { FlashMessage } from '#foundation/kit/page/flash-message.ts'
import { go } from '#foundation/kit/page/navigation.tsx'
import { identity } from '../calls.ts'
import { noteAdmin } from './admin-hint.ts'

/**
 * After a sign-in: nothing of who was here before stays, and the guards ask the server who is here
 * now.
 */
export async function finishSignIn(address: string, told: FlashMessage): Promise<void> {
  // The first moment of the console may be that of another document.
  noteAdmin(/^\/admin(\/|$)/.test(address))
  await go(address, { replace: true, afresh: true, told })
}

/** After a first step that is not enough: what the server would answer about it is known already. */
export function useCacheChallenge(): (challenge: {
  kind: 'code' | 'set_up'
  byAccessCode: boolean
}) => void {
  const queries = useQueryClient()
  return (challenge) =>
    void queries.setQueryData(identity.challenge.queryOptions({ input: {} }).queryKey, challenge)
}
