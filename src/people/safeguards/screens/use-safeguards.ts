import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { safeguardsContract } from '../shared/contract.ts'
import type { SafeguardsView } from '../shared/contract.ts'
import { safeguardWords } from '../shared/words.ts'

const safeguards = moduleCalls<typeof safeguardsContract>('safeguards')

/** What stands in the way of the user's withdrawals. Asked again when the pause ends. */
export function useSafeguards() {
  return useQuery(
    safeguards.mine.queryOptions({
      input: {},
      refetchInterval: ({ state }) => {
        const until = state.data?.pausedUntil
        return until ? Math.max(1000, until.getTime() - serverNow() + 500) : false
      },
    }),
  )
}

/** Without an answer the form stays open: the server decides. */
export function isWithdrawalClosed(view: SafeguardsView | undefined): boolean {
  return Boolean(view?.lockedAt ?? view?.pausedUntil)
}

/** Locks at once; unlocking asks for a proof by itself (foundation/kit/data/calls.ts). */
export function useMoneyLock() {
  const w = useWords(safeguardWords)
  const language = useLanguage()
  const queries = useQueryClient()
  const keep = (view: SafeguardsView) =>
    queries.setQueryData(safeguards.mine.queryKey({ input: {} }), view)
  const lock = useMutation(
    safeguards.lockMoney.mutationOptions({
      onSuccess: (view) => {
        keep(view)
        notify({ title: w.title, message: w.lockedNotice, tone: 'waiting' })
      },
      onError: showFailure(w.lockFailed),
    }),
  )
  const unlock = useMutation(
    safeguards.unlockMoney.mutationOptions({
      onSuccess: (view) => {
        keep(view)
        // The lock is off; a pause that runs is not.
        const { pausedUntil } = view
        notify(
          pausedUntil
            ? {
                title: w.title,
                message: w.unlockedStillPaused(showDateTime(pausedUntil, language)),
                tone: 'waiting',
              }
            : { title: w.title, message: w.unlockedNotice, tone: 'credited' },
        )
      },
      onError: showFailure(w.unlockFailed),
    }),
  )
  return { lock, unlock }
}
