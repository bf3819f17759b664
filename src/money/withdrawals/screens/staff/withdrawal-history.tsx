import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Timeline } from '#foundation/kit/ui/timeline.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import { transactionTone } from '#money/transactions/screens/list/transaction-status.tsx'
import { transactionWords } from '#money/transactions/shared/words.ts'
import type { WithdrawalMoveView } from '../../shared/contract.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'

/** With the notes that only staff see. */
export function WithdrawalHistory({ history }: { history: readonly WithdrawalMoveView[] }) {
  const w = useWords(withdrawalProcessWords)
  const { statuses } = useWords(transactionWords)
  const language = useLanguage()
  const steps = history.map((row) => ({
    id: row.moveId,
    tone: transactionTone(row.newStatus),
    title: statuses[row.newStatus],
    detail: (
      <>
        <span className="block">
          {`${showListTime(row.changedAt, language)}, ` +
            `${row.changedByName ?? w.historyBy[row.changedByRole]}`}
        </span>
        {row.reason && <span className="block text-ink">{row.reason}</span>}
        {row.notes && <span className="block whitespace-pre-line italic">{row.notes}</span>}
      </>
    ),
  }))
  return <Timeline steps={steps} label={w.history} />
}
