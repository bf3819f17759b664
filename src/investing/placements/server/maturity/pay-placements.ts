/** Pays matured placements: principal and return, each with its transaction of the wallet. */
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { post, readTill } from '#ledger/server/actions.ts'
import { recordReturned } from '#money/investments/server/placed-investment.ts'
import { recordTransaction } from '#money/transactions/server/actions.ts'
import { hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import { payoutOf } from '../../shared/rules-maturity.ts'
import { publishPlacement } from '../notify-placement.ts'
import { lockRollOffers, rollOver } from '../rolls/roll-over.ts'
import type { DuePlacement, PaidPlacement } from './due-store.ts'
import { moveKey, postingKey } from './move-keys.ts'
import { movePlacements } from './moves-store.ts'
import { notifyPayout } from './notify-payout.ts'
import { inPaces } from './paces.ts'

/** The caller has locked the pool, then the placements, and found that the pool can pay them. */
export async function payPlacements(
  ctx: ActionContext,
  due: readonly DuePlacement[],
): Promise<void> {
  if (due.length === 0) return
  const rolling = due.filter(({ wantsRoll }) => wantsRoll).map(({ placementId }) => placementId)
  if (rolling.length > 0) await lockRollOffers(ctx.tx, rolling)
  const taxTill = await readTill(ctx.tx, 'tax-withheld')
  await inPaces(due, (some) => payGroup(ctx, some, taxTill))
}

async function payGroup(
  ctx: ActionContext,
  due: readonly DuePlacement[],
  taxTill: string,
): Promise<void> {
  const paid: PaidPlacement[] = due.map((one) => ({
    ...one,
    moveId: moveKey(one.placementId, 'paid'),
    payout: payoutOf(one),
    rolledInto: null,
  }))
  await together(paid.map((one) => recordPayout(ctx, one)))
  await together(paid.flatMap((one) => postPayout(ctx, one, taxTill)))
  // One after the other: it reads what the wallet has now.
  for (const one of paid) if (one.wantsRoll) one.rolledInto = await rollOver(ctx, one)
  for (const to of ['paid', 'rolled'] as const)
    await movePlacements(ctx.tx, {
      from: 'due',
      to,
      requestHash: hashRequest({ verb: 'mature-placement' }),
      moves: paid.filter(({ rolledInto }) => (rolledInto === null) === (to === 'paid')).map(moveOf),
    })
  await together(paid.map((one) => notifyPayout(ctx, one)))
  for (const one of paid) publishPlacement(ctx, one)
}

const moveOf = ({ placementId, moveId, payout, rolledInto }: PaidPlacement) => ({
  placementId,
  moveId,
  end: {
    gainCentavos: payout.gainCentavos,
    taxCentavos: payout.taxCentavos,
    returnedCentavos: payout.paidCentavos,
    rolledInto,
  },
})

/** Two transactions of the wallet, because principal and return are two things. */
async function recordPayout(ctx: ActionContext, one: PaidPlacement) {
  const { placementId, userId, planName, moveId, payout } = one
  const requestHash = hashRequest({ verb: 'mature-placement', placementId })
  const common = {
    userId,
    type: 'investment_payout',
    status: 'completed',
    metaData: {},
    requestHash,
  } as const
  const principal = {
    transactionId: postingKey(moveId, 'principal'),
    amountCentavos: payout.principalCentavos,
    description: descriptions.maturedPrincipal(planName),
  }
  const net = {
    transactionId: postingKey(moveId, 'net'),
    amountCentavos: payout.netGainCentavos,
    description: descriptions.maturedReturn(
      planName,
      showPesos(payout.gainCentavos),
      showPesos(payout.taxCentavos),
    ),
  }
  await recordTransaction(ctx, { ...common, ...principal })
  if (net.amountCentavos > 0n) await recordTransaction(ctx, { ...common, ...net })
  const returned = {
    investmentId: placementId,
    userId,
    changedByUserId: null,
    to: 'matured',
    requestHash,
  } as const
  await recordReturned(ctx.tx, { ...returned, ...principal, from: 'active' })
  if (net.amountCentavos > 0n)
    await recordReturned(ctx.tx, { ...returned, ...net, from: 'matured' })
}

/** In this order: the till holds the gain before tax and net leave it. */
function postPayout(
  { tx }: ActionContext,
  { poolId, userId, tillId, moveId, payout }: PaidPlacement,
  taxTill: string,
): Promise<unknown>[] {
  const posting = (
    part: 'principal' | 'gain' | 'tax' | 'net',
    purpose: string,
    [from, to, amountCentavos]: [string, string, bigint],
  ) =>
    amountCentavos === 0n
      ? []
      : [
          post(tx, {
            key: postingKey(moveId, part),
            from,
            to,
            amountCentavos,
            purpose,
            subjectId: part === 'principal' || part === 'net' ? postingKey(moveId, part) : moveId,
          }),
        ]
  return [
    ...posting('principal', 'investment payout', [tillId, userId, payout.principalCentavos]),
    ...posting('gain', 'investment gain', [poolId, tillId, payout.gainCentavos]),
    ...posting('tax', 'investment tax', [tillId, taxTill, payout.taxCentavos]),
    ...posting('net', 'investment payout', [tillId, userId, payout.netGainCentavos]),
  ]
}
