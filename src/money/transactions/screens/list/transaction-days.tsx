import { useId } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { manilaDay, showDay } from '#foundation/time/shared/time.ts'
import type { TransactionView } from '../../shared/contract.ts'
import { transactionWords } from '../../shared/words.ts'
import { useOpenedRow } from './opened-row.ts'
import { TransactionRows } from './transaction-rows.tsx'

/** Groups rows by their day in Manila; the heading of the day sticks while its rows scroll past. */
export function TransactionDays({ rows }: { rows: readonly TransactionView[] }) {
  const noteOpened = useOpenedRow()
  return (
    <Card flush>
      {byDay(rows).map(([day, rowsOfDay]) => (
        <Day key={day} rows={rowsOfDay} onOpen={noteOpened} />
      ))}
    </Card>
  )
}

function Day({ rows, onOpen }: { rows: Day[1]; onOpen: (transactionId: string) => void }) {
  const w = useWords(transactionWords)
  const language = useLanguage()
  const id = useId()
  const day = rows[0].createdAt
  return (
    <section aria-labelledby={id} className="not-first:border-t not-first:border-line">
      <h2
        id={id}
        className={
          'sticky top-(--sticky-top,0px) z-10 border-b border-line bg-sunken edge py-2 ' +
          'text-sm font-medium text-muted sm:px-5'
        }
      >
        {isToday(day) ? w.today(showDay(day, language)) : showDay(day, language)}
      </h2>
      <TransactionRows rows={rows} ofOneDay onOpen={onOpen} />
    </section>
  )
}

function isToday(instant: Date): boolean {
  return manilaDay(instant) === manilaDay(new Date())
}

type Day = [day: string, rows: [TransactionView, ...TransactionView[]]]

/** Days in Manila, in the order of the rows. */
function byDay(rows: readonly TransactionView[]): Day[] {
  const days: Day[] = []
  for (const row of rows) {
    const day = manilaDay(row.createdAt)
    const last = days.at(-1)
    if (last?.[0] === day) last[1].push(row)
    else days.push([day, [row]])
  }
  return days
}
