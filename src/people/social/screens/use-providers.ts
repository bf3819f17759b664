import { useQuery } from '@tanstack/react-query'
import { social } from './calls.ts'

/** The providers that this installation has; they change only with a new start of the server. */
export function useProviders() {
  return useQuery(social.providers.queryOptions({ input: {}, staleTime: Infinity }))
}

/** Whether people can sign in by one here. Not known yet is no. */
export function useHasProviders(): boolean {
  return (useProviders().data?.length ?? 0) > 0
}
