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

/** A plan by its name, its money, its rate and what became of it. */
export function usePlanColumns(onOpen: (entryId: string) => void): Column<ContentEntry>[] {
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
              <span className="block font-medium wrap-anywhere">{titleOf(inHand(entry).said).en || c.untitled}</span>
              <span className="block font-normal text-muted">
                {[plan && w.place(plan.position), plan?.isPopular && w.popular, entry.sample && c.sample].filter(Boolean).join(' · ')}
              </span>
            </>
          )
        },
      },
      { key: 'terms', header: w.terms, cell: (entry) => <Terms plan={planOf(entry)} /> },
      { key: 'yearly', header: w.yearly, align: 'end', nowrap: true, cell: (entry) => <Yearly plan={planOf(entry)} /> },
      stateColumn(c.state),
      openColumn(c.open, inHand, show),
    ],
    [w, c, show],
  )
}

function Terms({ plan }: { plan: PlanBody | null }) {
  const w = useWords(words)
  if (!plan) return null
  return (
    <>
      <span className="figures block whitespace-nowrap">
        {showPesos(plan.depositCentavos)} → {showPesos(plan.projectedPayoutCentavos)}
      </span>
      <span className="block text-muted">{w.inDays(plan.termDays)}</span>
    </>
  )
}

function Yearly({ plan }: { plan: PlanBody | null }) {
  return plan && <Rate plan={plan} />
}

function Rate({ plan }: { plan: PlanBody }) {
  return <span className="figures">{useYearly(plan)}</span>
}

function planOf(entry: ContentEntry): PlanBody | null {
  const { said } = inHand(entry)
  return said.kind === 'plan' ? said.body : null
}
