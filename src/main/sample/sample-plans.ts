import { payoutAtYearly } from '#content/plans/shared/rules-rates.ts'
import type { PlanBody } from '#content/plans/shared/rules.ts'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { publishSample } from './sample-content.ts'

const both = (en: string, fil: string): BilingualText => ({ en, fil })

/**
 * The six plans of the specification (part 1, section 9) with credible terms: modest rates, in
 * basis points a year, and a loss as the worst case.
 */
const rows = [
  {
    name: both('Sari-sari, a quarter', 'Sari-sari, tatlong buwan'),
    pesos: 2_000n,
    termDays: 90,
    yearly: 400,
  },
  {
    name: both('Tricycle, four months', 'Tricycle, apat na buwan'),
    pesos: 3_000n,
    termDays: 120,
    yearly: 450,
  },
  {
    name: both('Harvest, half a year', 'Ani, kalahating taon'),
    pesos: 5_000n,
    termDays: 180,
    yearly: 550,
    isPopular: true,
  },
  {
    name: both('Fishing boat, nine months', 'Bangka, siyam na buwan'),
    pesos: 10_000n,
    termDays: 270,
    yearly: 600,
  },
  {
    name: both('Workshop, a year', 'Pagawaan, isang taon'),
    pesos: 20_000n,
    termDays: 365,
    yearly: 700,
  },
  {
    name: both('Market stall, a year', 'Puwesto sa palengke, isang taon'),
    pesos: 50_000n,
    termDays: 365,
    yearly: 800,
  },
]

export async function addSamplePlans(
  author: ActionContext,
  approver: ActionContext,
): Promise<void> {
  for (const body of samplePlans())
    await publishSample(author, approver, { kind: 'plan', body }, manilaDate(new Date()))
}

export function samplePlans(): PlanBody[] {
  return rows.map(({ name, pesos, termDays, yearly, isPopular = false }, place) => ({
    name,
    depositCentavos: pesos * 100n,
    termDays,
    projectedPayoutCentavos: payoutAtYearly(pesos * 100n, termDays, yearly),
    worstPayoutCentavos: 0n,
    worstCase: both(
      'Sample: the borrowers do not pay back, and the whole deposit is lost.',
      'Halimbawa: hindi makabayad ang mga umutang, at mawawala ang buong deposito.',
    ),
    returnSource: both(
      'Sample: interest that small businesses pay on loans from the made-up company.',
      'Halimbawa: interes na ibinabayad ng maliliit na negosyo sa utang mula sa ' +
        'gawa-gawang kompanya.',
    ),
    fees: both('None.', 'Wala.'),
    risk: both(
      'Sample, not a real plan. You could lose part or all of your money. Not insured.',
      'Halimbawa, hindi totoong plano. Maaaring mawala ang bahagi o lahat ng pera mo. Hindi ' +
        'nakaseguro.',
    ),
    isPopular,
    position: place + 1,
  }))
}
