import type { ReactNode } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Timeline } from '#foundation/kit/ui/timeline.tsx'
import { showPaperTime } from '#foundation/time/shared/time.ts'
import type { ReceiptView } from '../../shared/contract.ts'
import { isCredit } from '../../shared/rules.ts'
import { receiptWords } from '../../shared/words-receipt.ts'
import { transactionWords } from '../../shared/words.ts'
import { transactionTone } from '../list/transaction-status.tsx'

/** So many steps always fit on the first printed page. */
const stepsOnPaper = 9

interface Props {
  receipt: ReceiptView
  /** The measured time, rendered below the next step. */
  expectation?: ReactNode
}

/** Renders the step that comes next, then the history, newest first. */
export function ReceiptHistory({
  receipt: { history, transaction, statusReason },
  expectation,
}: Props) {
  const w = useWords(transactionWords)
  const r = useWords(receiptWords)
  const language = useLanguage()
  const by = { user: w.byYou, admin: w.byCompany, system: w.bySystem }
  const leftOut = Math.max(0, history.length - stepsOnPaper)
  const first = history.length - 1
  const next = r.next[isCredit(transaction.type) ? 'in' : 'out'][transaction.status]
  return (
    <Card title={w.history}>
      {/* On paper in three columns, and of a long history the first state and the latest. */}
      <div
        className={
          'print:[&_li]:break-inside-avoid print:[&_li]:pb-2 print:[&>ol]:block ' +
          'print:[&>ol]:columns-3'
        }
      >
        <Timeline
          label={w.history}
          steps={history.map((step, place) => ({
            id: step.moveId,
            tone: transactionTone(step.newStatus),
            title: w.statuses[step.newStatus],
            onlyOnScreen: place < first && place >= first - leftOut,
            detail: (
              <>
                <span className="figures">
                  {w.changed(showPaperTime(step.changedAt, language), by[step.changedByRole])}
                </span>
                {/* The latest reason has a card above; earlier ones need more paper. */}
                {step.reason !== '' && step.reason !== statusReason && (
                  <span className="block whitespace-pre-wrap wrap-anywhere text-ink print:hidden">
                    {r.describe(step.reason)}
                  </span>
                )}
              </>
            ),
          }))}
          next={
            next
              ? {
                  title: r.nextTitle,
                  detail: (
                    <>
                      <p>{next}</p>
                      {/* A paused or expired transaction has no expected time. */}
                      {transaction.status !== 'on_hold' &&
                        transaction.status !== 'expired' &&
                        expectation}
                    </>
                  ),
                }
              : undefined
          }
        />
        {leftOut > 0 && (
          <p className="hidden text-sm text-muted print:block">{r.stepsLeftOut(leftOut)}</p>
        )}
      </div>
    </Card>
  )
}
