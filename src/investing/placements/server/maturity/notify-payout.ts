import {
  aboutNamed,
  inBothNames,
  joinBilingual,
  type BilingualText,
} from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { maturityRecordTexts as texts } from '../../shared/record-words-maturity.ts'
import type { PaidPlacement } from './due-store.ts'
import { postingKey } from './move-keys.ts'
import { placementPath, receiptPath, tellUser } from './tell-user.ts'

export async function notifyPayout(ctx: ActionContext, one: PaidPlacement): Promise<void> {
  const { placementId, userId, planName, moveId, payout, rolledInto, notRolled } = one
  const [principal, gross, tax, net, paid] = [
    payout.principalCentavos,
    payout.gainCentavos,
    payout.taxCentavos,
    payout.netGainCentavos,
    payout.paidCentavos,
  ].map(showPesos) as [string, string, string, string, string]
  const part = payout.netGainCentavos > 0n ? 'net' : 'principal'
  const { facts } = texts
  const said = aboutNamed(planName, (plan) => message(one, { plan, principal, net, tax }))
  await together([
    recordActivity(ctx, {
      userId,
      actionType: rolledInto === null ? 'PLACEMENT_PAID' : 'PLACEMENT_ROLLED',
      description: aboutNamed(planName, (plan) => texts.paidActivity(plan, paid)),
      subject: { kind: 'investment', id: placementId },
    }),
    tellUser(ctx, {
      type: 'balance_update',
      user: one,
      subject: aboutNamed(planName, texts.subject[rolledInto === null ? 'paid' : 'rolled']),
      paragraphs: [notRolled === null ? said : joinBilingual(said, notRolled)],
      facts: [
        [facts.plan, inBothNames(planName)],
        [facts.principal, principal],
        [facts.gross, gross],
        [facts.tax, tax],
        [facts.net, net],
      ],
      linkTo: rolledInto
        ? placementPath(rolledInto.placementId)
        : receiptPath(postingKey(moveId, part)),
    }),
  ])
}

function message(
  { payout, rolledInto }: PaidPlacement,
  { plan, principal, net, tax }: Record<'plan' | 'principal' | 'net' | 'tax', string>,
): BilingualText {
  if (rolledInto) return texts.rolled(plan, [principal, net], rolledInto.coolingUntil)
  if (payout.gainCentavos === 0n) return texts.paidWithoutReturn(plan, principal)
  return payout.taxCentavos > 0n
    ? texts.paidWithTax(plan, principal, net, tax)
    : texts.paid(plan, principal, net)
}
