import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showWrittenDay, type Language } from '#foundation/time/shared/time.ts'
import type { Outcome } from '../contract-maturity.ts'
import type { outcomeWords } from './words.ts'

export interface OutcomeLines {
  planVersionId: string
  title: string
  lines: { label: string; value: string; count?: string | undefined }[]
  losses: string[]
}

/** The versions of a plan of which something has ended or is late, in the order of the list. */
export function outcomeLines(
  outcomes: readonly Outcome[],
  planId: string,
  { w, language }: { w: typeof outcomeWords; language: Language },
): OutcomeLines[] {
  const count = (found: number) => (found > 0 ? w.investments(found) : undefined)
  const day = (written: string) => showWrittenDay(written, language)
  return outcomes
    .filter((outcome) => outcome.planId === planId && hasEnded(outcome))
    .map((outcome) => ({
      planVersionId: outcome.planVersionId,
      title: w.version(outcome.planVersion, day(outcome.firstStartsOn), day(outcome.lastDueOn)),
      lines: [
        { label: w.projected, value: showPesos(outcome.projectedGainCentavos) },
        {
          label: w.paid,
          value: showPesos(outcome.paidGainCentavos),
          count: count(outcome.paidCount),
        },
        ...(outcome.paidLateCount > 0
          ? [
              {
                label: w.paidLate,
                value: w.investments(outcome.paidLateCount),
                count: outcome.longestDelayDays > 0 ? w.delay(outcome.longestDelayDays) : undefined,
              },
            ]
          : []),
        {
          label: w.late,
          value: showPesos(outcome.lateCentavos),
          count: count(outcome.lateCount),
        },
        {
          label: w.lost,
          value: showPesos(outcome.lostCentavos),
          count: count(outcome.impairedCount),
        },
        ...(outcome.noReturnCount > 0
          ? [{ label: w.noReturn, value: w.investments(outcome.noReturnCount) }]
          : []),
      ],
      losses: outcome.impairments.map(({ on, reason, lost }) =>
        (lost ? w.loss : w.endedSo)(day(on), reason[language] || reason.en),
      ),
    }))
}

/**
 * The same of all versions together, in a line or two: the return, and what went wrong. Empty while
 * nothing has ended or is late.
 */
export function outcomeSums(
  outcomes: readonly Outcome[],
  planId: string,
  { w }: { w: typeof outcomeWords },
): { label: string; value: string; more?: string }[] {
  const ended = outcomes.filter((outcome) => outcome.planId === planId && hasEnded(outcome))
  if (ended.length === 0) return []
  const pesos = (of: (outcome: Outcome) => bigint) =>
    ended.reduce((sum, outcome) => sum + of(outcome), 0n)
  const count = (of: (outcome: Outcome) => number) =>
    ended.reduce((sum, outcome) => sum + of(outcome), 0)
  const [late, lost] = [pesos((one) => one.lateCentavos), pesos((one) => one.lostCentavos)]
  const [paidLate, noReturn] = [
    count((one) => one.paidLateCount),
    count((one) => one.noReturnCount),
  ]
  return [
    {
      label: w.paidSoFar,
      value: showPesos(pesos((one) => one.paidGainCentavos)),
      more: w.ofProjected(showPesos(pesos((one) => one.projectedGainCentavos))),
    },
    ...(paidLate > 0 ? [{ label: w.paidLate, value: w.investments(paidLate) }] : []),
    ...(late > 0n ? [{ label: w.late, value: showPesos(late) }] : []),
    ...(lost > 0n ? [{ label: w.lost, value: showPesos(lost) }] : []),
    ...(noReturn > 0 ? [{ label: w.noReturn, value: w.investments(noReturn) }] : []),
  ]
}

/** The plans that are not `shown` any more, of which something has ended or is late. */
export function pastPlans(
  outcomes: readonly Outcome[],
  shown: readonly string[],
): Pick<Outcome, 'planId' | 'planName'>[] {
  const past = outcomes.filter((outcome) => !shown.includes(outcome.planId) && hasEnded(outcome))
  return [...new Map(past.toReversed().map((outcome) => [outcome.planId, outcome])).values()]
}

function hasEnded({ paidCount, lateCount, impairedCount, noReturnCount }: Outcome): boolean {
  return paidCount + lateCount + impairedCount + noReturnCount > 0
}
