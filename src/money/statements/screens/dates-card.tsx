import { useState } from 'react'
import { DayInput } from '#foundation/kit/fields/day-input.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { daysPeriod, isStatementDay } from '../shared/rules-period.ts'
import { statementWords } from '../shared/words.ts'
import { StatementFileButtons } from './file-buttons.tsx'

/** Files of the days between two dates. It begins with this year. */
export function DatesCard() {
  const w = useWords(statementWords)
  const today = manilaDate(new Date(serverNow()))
  const [first, setFirst] = useState(`${today.slice(0, 4)}-01-01`)
  const [last, setLast] = useState(today)
  const [hasFirst, hasLast] = [isStatementDay(first), isStatementDay(last)]
  const firstError = !hasFirst
    ? w.dateMissing
    : hasLast && first > last
      ? w.datesReversed
      : undefined
  const lastError = hasLast ? undefined : w.dateMissing
  return (
    <Card title={w.datesTitle}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted">{w.datesMore}</p>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <DayInput
            label={w.from}
            value={first}
            max={today}
            onChange={setFirst}
            error={firstError}
          />
          <DayInput label={w.to} value={last} max={today} error={lastError} onChange={setLast} />
        </div>
        {!firstError && !lastError && (
          <div className="flex flex-wrap gap-2">
            <StatementFileButtons period={daysPeriod(first, last)} />
          </div>
        )}
      </div>
    </Card>
  )
}
