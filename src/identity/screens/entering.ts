import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { identity } from './calls.ts'

/** After a sign-in: nothing of who was here before stays, and the guards ask the server who is here now. */
export function useEntering(): (address: string) => Promise<void> {
  const queries = useQueryClient()
  const router = useRouter()
  return async (address) => {
    await queries.resetQueries()
    await router.navigate({ href: address, replace: true })
  }
}

/** After a first step that is not enough: what the server would answer about it is known already. */
export function useNoteChallenge(): (challenge: { kind: 'code' | 'set_up'; byAccessCode: boolean }) => void {
  const queries = useQueryClient()
  return (challenge) => void queries.setQueryData(identity.challenge.queryOptions({ input: {} }).queryKey, challenge)
}
