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
