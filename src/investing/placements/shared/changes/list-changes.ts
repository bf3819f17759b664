/** The terms in which two versions differ, before and now. */
import { roiBasisPoints } from '#content/plans/shared/rules-rates.ts'
import { showRate } from '#content/plans/shared/words.ts'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showWrittenDay, type Language } from '#foundation/time/shared/time.ts'
import type { ChangedTerm } from '../rules.ts'
import type { PlacementTerms } from '../terms.ts'
import { planText } from '../user/plan-text.ts'
import type { changeWords } from './words-changes.ts'

type Say = (terms: PlacementTerms, w: typeof changeWords, language: Language) => string

const paragraph =
  (of: (plan: PlacementTerms['plan']) => BilingualText): Say =>
  ({ plan }, _, language) =>
    planText(of(plan), language)

/** In the order of the list. */
const sayings: Record<Exclude<ChangedTerm, 'conditions'>, Say> = {
  name: paragraph(({ name }) => name),
  return: ({ plan }, w) =>
    `${back(plan, plan.projectedPayoutCentavos, w)} (${showRate(roiBasisPoints(plan))})`,
  term: ({ plan }, w) => w.days(plan.termDays),
  'worst-case': ({ plan }, w, language) =>
    `${back(plan, plan.worstPayoutCentavos, w)}. ${planText(plan.worstCase, language)}`,
  source: paragraph(({ returnSource }) => returnSource),
  fees: paragraph(({ fees }) => fees),
  risk: paragraph(({ risk }) => risk),
  minimum: ({ offer }) => showPesos(offer.minimumCentavos),
  step: ({ offer }) => showPesos(offer.stepCentavos),
  'user-cap': ({ offer }) => showPesos(offer.perUserCapCentavos),
  'total-cap': ({ offer }) => showPesos(offer.totalCapCentavos),
  exit: ({ offer: { earlyExitBasisPoints: share } }, w) =>
    share === null ? w.noExit : w.exit(showRate(share)),
  tax: ({ tax }, w, language) =>
    tax === null ? w.noTax : `${planText(tax.name, language)}, ${showRate(tax.rateBasisPoints)}`,
  permission: ({ offer }, w, language) =>
    w.permission(
      offer.regulator,
      offer.permissionNumber,
      showWrittenDay(offer.expiresOn, language),
    ),
}

function back(
  { depositCentavos }: PlacementTerms['plan'],
  payoutCentavos: bigint,
  w: typeof changeWords,
): string {
  return w.back(showPesos(payoutCentavos), showPesos(depositCentavos))
}

interface TermChange {
  term: ChangedTerm
  before: string
  now: string
}

/** Empty: they differ in nothing that has a line here. */
export function listChanges(
  before: PlacementTerms,
  now: PlacementTerms,
  w: typeof changeWords,
  language: Language,
): TermChange[] {
  return Object.entries(sayings)
    .filter(([, say]) =>
      (['en', 'fil'] as const).some((one) => say(before, w, one) !== say(now, w, one)),
    )
    .map(([term, say]) => ({
      term: term as ChangedTerm,
      before: say(before, w, language),
      now: say(now, w, language),
    }))
}
