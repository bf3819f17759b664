import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#people/profile/screens/calls.ts'
import { isSamePayee } from '#people/profile/shared/rules.ts'
import { withdrawals } from '../calls.ts'

/** The accounts that the user was paid to before, without the linked one. */
export function useSavedPayees() {
  const linked = useQuery(profileQuery).data?.bankDetails
  return useQuery(
    withdrawals.savedPayees.queryOptions({
      input: {},
      select: (saved) => saved.filter((one) => !linked || !isSamePayee(one, linked)),
    }),
  )
}
