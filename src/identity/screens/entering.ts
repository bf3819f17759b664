import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

/** After a sign-in: nothing of who was here before stays, and the guards ask the server who is here now. */
export function useEntering(): (address: string) => Promise<void> {
  const queries = useQueryClient()
  const router = useRouter()
  return async (address) => {
    await queries.resetQueries()
    await router.navigate({ href: address, replace: true })
  }
}
