import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { isSameView, useViews, type View } from '#teamwork/views/screens/use-views.ts'
import { withdrawalSearch, type WithdrawalSearch } from '../../shared/rules-list.ts'
import { withdrawalListWords } from '../../shared/staff/words-list.ts'
import { withdrawals } from '../calls.ts'

/** The views of the list with their counts, and how much the current one has. */
export function useWithdrawalViews(search: WithdrawalSearch) {
  const w = useWords(withdrawalListWords)
  const ready = useMemo<readonly View[]>(
    () => [
      { name: w.views.waiting, search: { status: 'waiting', sort: 'requested' } },
      { name: w.views.toPay, search: { status: 'to-pay', sort: 'requested' } },
      { name: w.views.onHold, search: { status: 'on_hold', sort: 'requested' } },
      { name: w.views.secondPerson, search: { status: 'second-person', sort: 'requested' } },
      { name: w.views.all, search: {} },
    ],
    [w],
  )
  const views = useViews('withdrawals', ready)
  const filters = useMemo(
    () => [...views.map((view) => withdrawalSearch.parse(view.search)), search].map(countedOf),
    [views, search],
  )
  const counts = useQuery({
    ...withdrawals.adminCounts.queryOptions({ input: { filters } }),
    placeholderData: keepPreviousData,
    meta: { calmMs: 3_000 },
  })
  const own = counts.isPlaceholderData
    ? counts.data?.[views.findIndex((view) => isSameView(view.search, search))]
    : counts.data?.at(-1)
  // A search is not counted.
  const counted = search.search ? undefined : own
  return {
    views,
    counts: counts.data?.slice(0, views.length),
    summary: !counted
      ? ''
      : counted.isMore || counted.totalCentavos === null
        ? w.manyOf(counted.count)
        : w.summary(w.countOf(String(counted.count)), showPesos(counted.totalCentavos)),
  }
}

function countedOf({ status, when, amount }: WithdrawalSearch) {
  return {
    ...(status && { status }),
    ...(when && { when }),
    ...(amount && { amount }),
  }
}
