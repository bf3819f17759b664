import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Timeline } from '#foundation/kit/ui/timeline.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import { transactionTone } from '#money/transactions/screens/list/transaction-status.tsx'
import type { AdminReceiptView } from '#money/transactions/shared/contract.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { SubjectHistory } from '#people/activity/screens/subject-history.tsx'
import { subjectKindOf } from '../../shared/rules.ts'
import { consoleWords } from '../../shared/words.ts'

/** The status history of a transaction and its entries in the audit trail. */
export function TransactionRecord({
  receipt: { transaction, history, owner },
}: {
  receipt: AdminReceiptView
}) {
  const w = useWords(consoleWords)
  const t = useWords(transactionWords)
  const language = useLanguage()
  const by = { user: owner.fullName, admin: w.company, system: w.system }
  return (
    <div className="grid content-start gap-6">
      <section className="grid gap-3">
        <h3 className="text-base">{w.history}</h3>
        <Timeline
          label={w.history}
          steps={history.map((step) => ({
            id: step.moveId,
            tone: transactionTone(step.newStatus),
            title: t.statuses[step.newStatus],
            detail: (
              <>
                <span className="figures">
                  {t.changed(
                    showListTime(step.changedAt, language),
                    step.changedByName ?? by[step.changedByRole],
                  )}
                </span>
                {step.reason !== '' && (
                  <span className="block whitespace-pre-wrap text-ink">{step.reason}</span>
                )}
                {step.notes !== '' && (
                  <span className="block whitespace-pre-wrap">{w.internally(step.notes)}</span>
                )}
              </>
            ),
          }))}
        />
      </section>
      <SubjectHistory kind={subjectKindOf(transaction.type)} id={transaction.transactionId} />
    </div>
  )
}
