import { useNavigate } from '@tanstack/react-router'
import { ListFilter } from 'lucide-react'
import { useEffect, useState } from 'react'
import { centavosOf, daysOf, isNamedPeriod } from '#foundation/contract/shared/list-spans.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { kitListWords } from '#foundation/kit/i18n/words-console.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showYearDay, type Language } from '#foundation/time/shared/time.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import type { Asked, AskedList, readQuestion } from '../../shared/rules-question.ts'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import type { ConsoleFinding } from './finding.ts'

const addresses = {
  withdrawals: '/admin/withdrawals',
  deposits: '/admin/transactions',
  transactions: '/admin/transactions',
  users: '/admin/users',
  investments: '/admin/investments',
} as const satisfies Record<AskedList, string>

/** Lists that a question like "pending withdrawals last week" leads to. */
export function useAskedLists(term: string, enabled: boolean): ConsoleFinding[] {
  const w = useWords(consoleFrameWords)
  const list = useWords(kitListWords)
  const { statuses } = useWords(transactionWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const read = useReader(enabled)
  const asked = term === '' ? null : (read?.(term, new Date(serverNow())) ?? null)
  return (asked ?? []).map(({ list: name, search }) => ({
    id: `asked-${name}`,
    icon: ListFilter,
    title: [
      w.asked[name],
      ...namesOf(search, { w, list, statuses: { ...w.askedStatuses, ...statuses }, language }),
    ].join(' · '),
    open: () => void navigate({ to: addresses[name], search } as { to: '/admin/withdrawals' }),
  }))
}

interface Words {
  w: typeof consoleFrameWords
  list: typeof kitListWords
  statuses: Readonly<Record<string, string>>
  language: Language
}

function namesOf(
  { status, when, amount, search }: Asked['search'],
  { w, list, statuses, language }: Words,
): string[] {
  const names: string[] = []
  if (status) names.push(statuses[status] ?? status)
  if (when) {
    const [first, last] = daysOf(when)
    const day = (written: string) => showYearDay(new Date(`${written}T00:00:00+08:00`), language)
    names.push(
      isNamedPeriod(when)
        ? list.periods[when]
        : first === last
          ? day(first)
          : list.between(day(first), day(last)),
    )
  }
  if (amount) {
    const { least, most } = centavosOf(amount)
    names.push(w.askedAmount(least ? showPesos(least) : '', most ? showPesos(most) : ''))
  }
  if (search) names.push(w.askedFor(search))
  return names
}

/** The grammar is fetched when somebody searches for the first time. */
function useReader(enabled: boolean): typeof readQuestion | undefined {
  const [read, setRead] = useState<typeof readQuestion>()
  useEffect(() => {
    if (!enabled || read) return
    let wanted = true
    void import('../../shared/rules-question.ts').then(
      (rules) => wanted && setRead(() => rules.readQuestion),
      () => {},
    )
    return () => void (wanted = false)
  }, [enabled, read])
  return read
}
