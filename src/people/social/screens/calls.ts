import { useQuery } from '@tanstack/react-query'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { socialContract } from '../shared/contract.ts'

export const social = moduleCalls<typeof socialContract>('social')

/** The providers of this installation. They change only when the server restarts. */
export function useProviders() {
  return useQuery(social.providers.queryOptions({ input: {}, staleTime: Infinity }))
}

/** Whether people can sign in with a provider; false until it is known. */
export function useHasProviders(): boolean {
  return (useProviders().data?.length ?? 0) > 0
}
