import {
  aboutNamed,
  inBothNames,
  type BilingualText,
} from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import type { MailFact } from '#foundation/platform/server/mail/outbox.ts'
import { post, readTill } from '#ledger/server/actions.ts'
import { giveBack } from '#money/investments/server/investment-money.ts'
import { recordReturned } from '#money/investments/server/placed-investment.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { maturityRecordTexts as texts } from '../../shared/record-words-maturity.ts'
import { endPlacement } from '../ends-store.ts'
import { postingKey } from '../maturity/move-keys.ts'
import { placementPath, receiptPath, tellUser } from '../maturity/tell-user.ts'
import { publishPlacement } from '../notify-placement.ts'
import type { ImpairablePlacement } from './impair-store.ts'

interface AgreedImpairment {
  /** The request that the second person agreed to. */
  moveId: string
  returnedCentavos: bigint
  /** Read by the user, and by everybody under the outcomes of the plan. */
  reason: BilingualText
  requestHash: string
}

/** A loss goes to the company's till of invested money, the rest to the wallet. */
export async function carryOutImpairment(
  ctx: ActionContext,
  placement: ImpairablePlacement,
  agreed: AgreedImpairment,
): Promise<void> {
  const { placementId, userId, tillId, planName, state, principalCentavos } = placement
  const { moveId, returnedCentavos, reason, requestHash } = agreed
  const changedByUserId = signedInCaller(ctx).userId
  const transactionId = postingKey(moveId, 'principal')
  await endPlacement(ctx.tx, {
    placementId,
    moveId,
    from: state,
    to: 'impaired',
    returnedCentavos,
    changedBy: 'staff',
    changedByUserId,
    reason,
    requestHash,
  })
  const lostCentavos = principalCentavos - returnedCentavos
  if (lostCentavos > 0n)
    await post(ctx.tx, {
      key: postingKey(moveId, 'loss'),
      from: tillId,
      to: await readTill(ctx.tx, 'investment-money'),
      amountCentavos: lostCentavos,
      purpose: 'investment loss',
      subjectId: moveId,
    })
  if (returnedCentavos > 0n)
    await giveBack(ctx, {
      transactionId,
      userId,
      tillId,
      amountCentavos: returnedCentavos,
      description:
        lostCentavos > 0n
          ? descriptions.impairedPayout(planName.en, showPesos(lostCentavos))
          : descriptions.withoutReturn(planName.en),
      requestHash,
    })
  await recordReturned(ctx.tx, {
    transactionId,
    investmentId: placementId,
    userId,
    changedByUserId,
    from: 'active',
    to: 'failed',
    amountCentavos: returnedCentavos,
    reason: reason.en,
    requestHash,
  })
  await notifyImpairment(ctx, placement, agreed)
}

async function notifyImpairment(
  ctx: ActionContext,
  placement: ImpairablePlacement,
  { moveId, returnedCentavos, reason }: AgreedImpairment,
): Promise<void> {
  const { placementId, userId, planName, principalCentavos } = placement
  const user = await findUser(ctx.tx, userId)
  const [returned, placed] = [showPesos(returnedCentavos), showPesos(principalCentavos)]
  const lost = returnedCentavos < principalCentavos
  const loss = showPesos(principalCentavos - returnedCentavos)
  const said = aboutNamed(planName, (plan) =>
    aboutNamed(reason, (why) =>
      lost
        ? texts.impaired(plan, returned, placed, loss, why)
        : texts.withoutReturn(plan, placed, why),
    ),
  )
  publishPlacement(ctx, placement)
  await recordActivity(ctx, {
    userId,
    actionType: 'ADMIN_PLACEMENT_IMPAIRED',
    description: aboutNamed(planName, (plan) =>
      lost
        ? texts.impairedActivity(plan, user.fullName, returned)
        : texts.withoutReturnActivity(plan, user.fullName, returned),
    ),
    subject: { kind: 'investment', id: placementId },
    changes: { returnedCentavos: { before: principalCentavos, after: returnedCentavos } },
  })
  await tellUser(ctx, {
    type: 'important_notice',
    user,
    subject: aboutNamed(planName, lost ? texts.subject.impaired : texts.subject.withoutReturn),
    paragraphs: [said],
    facts: [
      [texts.facts.plan, inBothNames(planName)],
      [texts.facts.principal, placed],
      [texts.facts.paid, returned],
      ...(lost ? [[texts.facts.lost, loss] satisfies MailFact] : []),
    ],
    linkTo:
      returnedCentavos > 0n
        ? receiptPath(postingKey(moveId, 'principal'))
        : placementPath(placementId),
  })
}
