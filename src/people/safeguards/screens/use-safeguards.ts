import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { safeguardsContract, SafeguardsView } from '../shared/contract.ts'
import { safeguardWords } from '../shared/words.ts'

const safeguards = moduleCalls<typeof safeguardsContract>('safeguards')

/** The pause and the money lock of the user. Refetches when the pause ends. */
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

/** False until the server has answered: the server decides anyway. */
export function isWithdrawalClosed(view: SafeguardsView | undefined): boolean {
  return Boolean(view?.lockedAt ?? view?.pausedUntil)
}

/** The procedure for unlocking asks for a proof (foundation/kit/data/calls.ts). */
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
        // A pause outlives the lock.
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
