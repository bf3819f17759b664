import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import type { PlanBody } from '#content/plans/shared/rules.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { useStableCallback } from '#foundation/kit/table/data-table.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { ContentEntry } from '../../shared/contract.ts'
import { titleOf } from '../../shared/rules-edit.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { contentPlansWords } from '../../shared/words-plans.ts'
import { openColumn, stateColumn } from '../entries/entry-columns.tsx'
import { currentVersion } from '../entries/entry-pane.tsx'
import { useYearly } from './plan-figures.tsx'

/** `narrow` leaves out the figures, which the open entry beside the list shows. */
export function usePlanColumns(
  onOpen: (entryId: string) => void,
  narrow: boolean,
): Column<ContentEntry>[] {
  const [w, c] = [useWords(contentPlansWords), useWords(contentConsoleWords)]
  const show = useStableCallback(onOpen)
  return useMemo<Column<ContentEntry>[]>(
    () => [
      {
        key: 'plan',
        header: w.plan,
        card: 'title',
        cell: (entry) => {
          const plan = planOf(entry)
          return (
            <>
              <span className="block font-medium wrap-anywhere">
                {titleOf(currentVersion(entry).content).en || c.untitled}
              </span>
              <span className="block font-normal text-muted">
                {[
                  plan && w.place(plan.position),
                  plan?.isPopular && w.popular,
                  entry.sample && c.sample,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </>
          )
        },
      },
      ...(narrow ? [] : [termsColumn(w.terms)]),
      stateColumn(c.state),
      openColumn(c.open, currentVersion, show),
    ],
    [w, c, show, narrow],
  )
}

function termsColumn(header: string): Column<ContentEntry> {
  return {
    key: 'terms',
    header,
    cell: (entry) => {
      const plan = planOf(entry)
      return plan && <Terms plan={plan} />
    },
  }
}

function Terms({ plan }: { plan: PlanBody }) {
  const w = useWords(contentPlansWords)
  return (
    <>
      <span className="figures block">
        <span className="whitespace-nowrap">
          {showPesos(plan.depositCentavos)} <InlineArrow />
        </span>{' '}
        {showPesos(plan.projectedPayoutCentavos)}
      </span>
      <span className="figures block text-muted">
        {w.inDays(plan.termDays)} · {w.aYear(useYearly(plan))}
      </span>
    </>
  )
}

function planOf(entry: ContentEntry): PlanBody | null {
  const { content } = currentVersion(entry)
  return content.kind === 'plan' ? content.body : null
}

function InlineArrow() {
  return <ArrowRight aria-hidden size={14} className="inline" />
}
