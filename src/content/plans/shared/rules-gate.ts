/**
 * The gate for publishing a plan. It judges the figures and missing texts; the module wording
 * judges claims in texts. The database checks the figures again (migration 0028).
 */
import type { Figures } from '#foundation/contract/shared/refusal.ts'
import { isAboveYearly, yearlyBasisPoints } from './rules-rates.ts'
import { capMaxBasisPoints, termMinDays, type PlanBody } from './rules.ts'

const planFindingNames = [
  'above-cap',
  'short-term-return',
  'worst-without-loss',
  'worst-above-projected',
  'no-worst-case',
  'no-return-source',
  'no-fees',
  'no-risk',
  'no-source',
] as const
export type PlanFindingName = (typeof planFindingNames)[number]

export interface PlanFinding {
  name: PlanFindingName
  /** The field of the form, for example `returnSource.en`; `source` belongs to the entry. */
  field: string
  /** Figures of the message: `yearly` and `cap` in hundredths of a percent, or `days`. */
  figures: Figures
}

/** The reasons against publishing a plan, each once. An empty list lets it pass. */
export function judgePlan(
  plan: PlanBody,
  { capBasisPoints, source }: { capBasisPoints: number; source: string },
): PlanFinding[] {
  return [...judgeRate(plan, capBasisPoints), ...judgeWorst(plan), ...judgeTexts(plan, source)]
}

function judgeRate(plan: PlanBody, capBasisPoints: number): PlanFinding[] {
  const findings: PlanFinding[] = []
  const cap = Math.min(capBasisPoints, capMaxBasisPoints)
  const isGain = plan.projectedPayoutCentavos > plan.depositCentavos
  // Slightly above the cap, the rounded rate would equal the cap.
  if (isGain && isAboveYearly(plan, cap))
    findings.push({
      name: 'above-cap',
      field: 'projectedPayoutCentavos',
      figures: { yearly: String(Math.max(yearlyBasisPoints(plan), cap + 1)), cap: String(cap) },
    })
  if (isGain && plan.termDays < termMinDays)
    findings.push({
      name: 'short-term-return',
      field: 'termDays',
      figures: { days: String(termMinDays) },
    })
  return findings
}

/** A positive return whose worst case loses nothing would promise a return. */
function judgeWorst(plan: PlanBody): PlanFinding[] {
  const isGain = plan.projectedPayoutCentavos > plan.depositCentavos
  if (isGain && plan.worstPayoutCentavos >= plan.depositCentavos)
    return [{ name: 'worst-without-loss', field: 'worstPayoutCentavos', figures: {} }]
  if (plan.worstPayoutCentavos > plan.projectedPayoutCentavos)
    return [{ name: 'worst-above-projected', field: 'worstPayoutCentavos', figures: {} }]
  return []
}

function judgeTexts(plan: PlanBody, source: string): PlanFinding[] {
  const texts = [
    ['no-worst-case', 'worstCase.en', plan.worstCase.en],
    ['no-return-source', 'returnSource.en', plan.returnSource.en],
    ['no-fees', 'fees.en', plan.fees.en],
    ['no-risk', 'risk.en', plan.risk.en],
    ['no-source', 'source', source],
  ] as const
  return texts
    .filter(([, , text]) => !text.trim())
    .map(([name, field]) => ({ name, field, figures: {} }))
}
