import { useMemo } from 'react'
import type { Column } from '../../kit/data-table.tsx'
import { useWords } from '../../kit/language.tsx'
import { useSteady } from '../../kit/steady.ts'
import { showPesos } from '../../peso/peso.ts'
import type { PlanBody } from '../../plans/rules.ts'
import type { ContentEntry } from '../contract.ts'
import { titleOf } from '../rules-edit.ts'
import { words as common } from '../words-console.ts'
import { words } from '../words-plans.ts'
import { openColumn, stateColumn } from './entry-columns.tsx'
import { inHand } from './entry-pane.tsx'
import { useYearly } from './plan-figures.tsx'

/**
 * A plan by its name, its money, its rate and what became of it. `narrow`: beside one that is open,
 * its figures stand there.
 */
export function usePlanColumns(
  onOpen: (entryId: string) => void,
  narrow: boolean,
): Column<ContentEntry>[] {
  const [w, c] = [useWords(words), useWords(common)]
  const show = useSteady(onOpen)
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
                {titleOf(inHand(entry).said).en || c.untitled}
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
      openColumn(c.open, inHand, show),
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
  const w = useWords(words)
  return (
    <>
      <span className="figures block whitespace-nowrap">
        {showPesos(plan.depositCentavos)} → {showPesos(plan.projectedPayoutCentavos)}
      </span>
      <span className="figures block text-muted">
        {w.inDays(plan.termDays)} · {w.aYear(useYearly(plan))}
      </span>
    </>
  )
}

function planOf(entry: ContentEntry): PlanBody | null {
  const { said } = inHand(entry)
  return said.kind === 'plan' ? said.body : null
}
