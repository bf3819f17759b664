import { selectPlanNames } from '#content/content/server/plan-names.ts'
import { inBothNames } from '#foundation/contract/shared/bilingual.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import { selectRecordedPlans } from '#money/investments/server/recorded-plans.ts'
import type { IncomePlan } from '#money/pools/shared/contract.ts'

/**
 * The plans of which income can be declared: what was ever public, and what investments name that
 * staff recorded. A name that both have is the public one.
 */
export async function readIncomePlans(tx: Transaction): Promise<IncomePlan[]> {
  const [plans, recorded] = await together([selectPlanNames(tx), selectRecordedPlans(tx)])
  const named = new Set(plans.flatMap(({ name }) => [name.en, name.fil]))
  return [
    ...plans.map(({ name, published }): IncomePlan => ({
      name: name.en,
      shownName: inBothNames(name),
      standing: published ? 'published' : 'past',
    })),
    ...recorded
      .filter((name) => !named.has(name))
      .map((name): IncomePlan => ({
        name,
        shownName: { en: name, fil: name },
        standing: 'recorded',
      })),
  ]
}
