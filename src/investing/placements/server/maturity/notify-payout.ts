import { joinBilingual, type BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { maturityRecordTexts as texts } from '../../shared/record-words-maturity.ts'
import type { PaidPlacement } from './due-store.ts'
import { postingKey } from './move-keys.ts'
import { receiptPath, tellUser } from './tell-user.ts'

export async function notifyPayout(ctx: ActionContext, one: PaidPlacement): Promise<void> {
  const { placementId, userId, planName, moveId, payout, wantsRoll, rolledInto } = one
  const [principal, gross, tax, net, paid] = [
    payout.principalCentavos,
    payout.gainCentavos,
    payout.taxCentavos,
    payout.netGainCentavos,
    payout.paidCentavos,
  ].map(showPesos) as [string, string, string, string, string]
  const part = payout.netGainCentavos > 0n ? 'net' : 'principal'
  const { facts } = texts
  await together([
    recordActivity(ctx, {
      userId,
      actionType: rolledInto === null ? 'PLACEMENT_PAID' : 'PLACEMENT_ROLLED',
      description: texts.paidActivity(planName, paid),
      subject: { kind: 'investment', id: placementId },
    }),
    tellUser(ctx, {
      type: 'balance_update',
      user: one,
      subject: texts.subject.paid(planName),
      paragraphs: [
        wantsRoll && rolledInto === null
          ? joinBilingual(message(one, principal, net, tax), texts.notRolled)
          : message(one, principal, net, tax),
      ],
      facts: [
        [facts.plan, planName],
        [facts.principal, principal],
        [facts.gross, gross],
        [facts.tax, tax],
        [facts.net, net],
      ],
      linkTo: receiptPath(postingKey(moveId, part)),
    }),
  ])
}

function message(
  { planName, payout, rolledInto }: PaidPlacement,
  principal: string,
  net: string,
  tax: string,
): BilingualText {
  if (rolledInto !== null) return texts.rolled(planName, principal, net)
  if (payout.gainCentavos === 0n) return texts.paidWithoutReturn(planName, principal)
  return payout.taxCentavos > 0n
    ? texts.paidWithTax(planName, principal, net, tax)
    : texts.paid(planName, principal, net)
}
