import { aboutNamed, inBothNames, joinBilingual } from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { listOpenOffers } from '#investing/offers/server/offers.ts'
import { maturityRecordTexts as texts } from '../../shared/record-words-maturity.ts'
import { payoutOf } from '../../shared/rules-maturity.ts'
import { rollWindowDays } from '../../shared/rules.ts'
import type { Step } from './batches.ts'
import { lockToRemind, setReminded, type PlacementToRemind } from './due-store.ts'
import { inPaces } from './paces.ts'
import { dayInBoth, placementPath, tellUser } from './tell-user.ts'

/**
 * Reminds those who got as many reminders: first a week before, which also asks about a new term,
 * then a day before. Who has less than a day left gets one reminder. A plan that takes no money is
 * offered to nobody.
 */
export const reminding = (reminded: 0 | 1, batch: number): Step<PlacementToRemind> => ({
  name: 'be reminded',
  batch,
  take: (tx, which) =>
    lockToRemind(tx, { reminded, daysBefore: reminded === 0 ? rollWindowDays : 1, ...which }),
  async work(ctx, found) {
    for (const which of ['week', 'day'] as const) {
      const ids = found.filter((one) => whichOf(one) === which).map((one) => one.placementId)
      await setReminded(ctx.tx, ids, which === 'week' ? 1 : 2)
    }
    const open = new Set((await listOpenOffers(ctx.tx)).map(({ planEntryId }) => planEntryId))
    await inPaces(found, (some) =>
      together(some.map((one) => remind(ctx, one, open.has(one.planEntryId)))),
    )
  },
})

const whichOf = ({ daysLeft }: PlacementToRemind) => (daysLeft > 1 ? 'week' : 'day')

/** `mayRoll`: its plan takes money now. */
async function remind(ctx: ActionContext, one: PlacementToRemind, mayRoll: boolean): Promise<void> {
  const { placementId, planName, daysLeft, dueOn, wantsRoll } = one
  const { paidCentavos, netGainCentavos } = payoutOf(one)
  const amount = showPesos(wantsRoll ? netGainCentavos : paidCentavos)
  const day = dayInBoth(dueOn)
  const name = inBothNames(planName)
  const soon = {
    en: texts.soon(name.en, daysLeft, day.en).en,
    fil: texts.soon(name.fil, daysLeft, day.fil).fil,
  }
  const ask = mayRoll ? texts.askRoll : null
  const about = wantsRoll ? texts.willRoll : ask
  await tellUser(ctx, {
    type: 'general_info',
    user: one,
    subject: aboutNamed(planName, texts.subject[daysLeft === 1 ? 'tomorrow' : 'thisWeek']),
    paragraphs: [about ? joinBilingual(soon, about) : soon, texts.projected(amount)],
    facts: [
      [texts.facts.plan, name],
      [texts.facts.due, day],
      [texts.facts.projected, amount],
    ],
    linkTo: placementPath(placementId),
  })
}
