import { Card } from '../../kit/card.tsx'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { Timeline } from '../../kit/timeline.tsx'
import { showListTime } from '../../time/time.ts'
import type { HistoryView } from '../contract.ts'
import { words } from '../words.ts'
import { toneOf } from './transaction-status.tsx'

/** The status history comes newest first and is told oldest first. */
export function ReceiptHistory({ history }: { history: readonly HistoryView[] }) {
  const w = useWords(words)
  const language = useLanguage()
  const by = { user: w.byYou, admin: w.byCompany, system: w.bySystem }
  return (
    <Card title={w.history}>
      {/* On paper in three columns: twenty moves still end on the first page. */}
      <div className="print:[&_li]:break-inside-avoid print:[&_li]:pb-2 print:[&>ol]:block print:[&>ol]:columns-3">
        <Timeline
          label={w.history}
          steps={history.toReversed().map((step) => ({
            id: step.moveId,
            tone: toneOf(step.newStatus),
            title: w.statuses[step.newStatus],
            detail: (
              <>
                <span className="figures">{w.changed(showListTime(step.changedAt, language), by[step.changedByRole])}</span>
                {/* On paper the company's latest instructions stand above; the earlier ones would need a second page. */}
                {step.reason !== '' && <span className="block whitespace-pre-wrap text-ink print:hidden">{step.reason}</span>}
              </>
            ),
          }))}
        />
      </div>
    </Card>
  )
}
