/** Pays matured placements: principal and return, each with its transaction of the wallet. */
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { lockWallet, post, readTill } from '#ledger/server/actions.ts'
import { recordReturned } from '#money/investments/server/placed-investment.ts'
import { lockPool, readPoolBalance } from '#money/pools/server/pools.ts'
import { recordTransaction } from '#money/transactions/server/actions.ts'
import { hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import { outdateApprovals } from '#teamwork/approvals/server/file-approval.ts'
import { affordable, payoutOf } from '../../shared/rules-maturity.ts'
import { publishPlacement } from '../notify-placement.ts'
import { lockRollOffers, rollFailed, rollOver } from '../rolls/roll-over.ts'
import type { Step } from './batches.ts'
import { lockDue, type DuePlacement, type PaidPlacement } from './due-store.ts'
import { moveKey, postingKey } from './move-keys.ts'
import { movePlacements } from './moves-store.ts'
import { notifyPayout } from './notify-payout.ts'
import { inPaces } from './paces.ts'

/** A payment holds the lock of its pool, and of each wallet that it pays, until it commits. */
const paidAtOnce = 20
/** Between two batches, for those who wait for the pool or a wallet. */
const restMs = 50

/** Pays oldest first until the pool is short or nothing is due. */
export function paying({
  poolId,
  batch,
  hasGain,
}: {
  poolId: string
  batch: number
  hasGain: boolean
}): Step<DuePlacement> {
  let isShort = false
  return {
    name: 'be paid',
    batch: Math.min(batch, paidAtOnce),
    restMs,
    async take(tx, which) {
      // Before the first wallet: two servers then queue and cannot lock each other out.
      await lockPool(tx, poolId)
      const due = await lockDue(tx, { poolId, hasGain, ...which })
      const { paid, short } = affordable(due, await readPoolBalance(tx, poolId))
      isShort = short.length > 0
      return paid
    },
    work: payPlacements,
    // A placement that cannot be placed again is paid out, as when its terms have changed.
    lastTry: (ctx, due) => payPlacements(ctx, due, 'without rolling'),
    isOver: () => isShort,
  }
}

async function payPlacements(
  ctx: ActionContext,
  due: readonly DuePlacement[],
  mayRoll: 'rolling' | 'without rolling' = 'rolling',
): Promise<void> {
  const rolling = mayRoll === 'rolling' ? due.filter(({ wantsRoll }) => wantsRoll) : []
  if (rolling.length > 0)
    await lockRollOffers(
      ctx.tx,
      rolling.map(({ placementId }) => placementId),
    )
  // A user may have placements that two pools pay: in the order of ids no two batches wait for each
  // other.
  const users = [...new Set(due.map(({ userId }) => userId))].toSorted()
  await together(users.map((userId) => lockWallet(ctx.tx, userId)))
  const taxTill = await readTill(ctx.tx, 'tax-withheld')
  const paid: PaidPlacement[] = due.map((one) => ({
    ...one,
    moveId: moveKey(one.placementId, 'paid'),
    payout: payoutOf(one),
    ...(one.wantsRoll && mayRoll !== 'rolling'
      ? rollFailed
      : { rolledInto: null, notRolled: null }),
  }))
  await inPaces(paid, (some) => payGroup(ctx, some, taxTill))
  const rollingIds = new Set(rolling.map(({ placementId }) => placementId))
  // After all wallets, because it locks what its offer has taken: who cancels locks the wallet
  // first, too. One after the other: it reads what the wallet has now, and its user's room.
  for (const one of paid.filter(({ placementId }) => rollingIds.has(placementId)))
    await endGroup(ctx, [{ ...one, ...(await rollOver(ctx, one)) }])
  await inPaces(
    paid.filter(({ placementId }) => !rollingIds.has(placementId)),
    (some) => endGroup(ctx, some),
  )
  // One statement for all. Who decides on one of these requests locks its placement first.
  await outdateApprovals(ctx, {
    kinds: ['impair'],
    subjectIds: due.map(({ placementId }) => placementId),
  })
}

async function payGroup(
  ctx: ActionContext,
  paid: readonly PaidPlacement[],
  taxTill: string,
): Promise<void> {
  await together(paid.map((one) => recordPayout(ctx, one)))
  await together(paid.flatMap((one) => postPayout(ctx, one, taxTill)))
}

async function endGroup(ctx: ActionContext, paid: readonly PaidPlacement[]): Promise<void> {
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

const moveOf = ({ placementId, moveId, payout, rolledInto, notRolled }: PaidPlacement) => ({
  placementId,
  moveId,
  end: {
    gainCentavos: payout.gainCentavos,
    taxCentavos: payout.taxCentavos,
    returnedCentavos: payout.paidCentavos,
    rolledInto: rolledInto?.placementId ?? null,
    reason: notRolled,
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
    description: descriptions.maturedPrincipal(planName.en),
  }
  const net = {
    transactionId: postingKey(moveId, 'net'),
    amountCentavos: payout.netGainCentavos,
    description: descriptions.maturedReturn(
      planName.en,
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
