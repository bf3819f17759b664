/** Postings of investments. Each movement of the wallet has a transaction with a receipt. */
import { v5 as uuidv5 } from 'uuid'
import { absolute, showPesos, type Centavos } from '#foundation/peso/shared/peso.ts'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { openTill, post, readTill } from '#ledger/server/actions.ts'
import { LedgerRefusal } from '#ledger/shared/rules.ts'
import {
  defaultPoolId,
  payGainFromPool,
  readPoolBalance,
  readPoolOwed,
} from '#money/pools/server/pools.ts'
import { recordTransaction, type TransactionRow } from '#money/transactions/server/actions.ts'
import { investmentStoredTexts, investmentRefusals } from '../shared/words.ts'
import { isSampleUser } from './store.ts'

/** UUID v5 namespace: a user always has the same till, and a move the same posting key. */
const namespace = 'a3e0b1d4-52c7-5f0e-8b1d-6a7c9e2f4d58'

/** Opens the till of this user's investments, unless it exists, and returns its id. */
export async function openInvestmentTill(tx: Transaction, userId: string): Promise<string> {
  const tillId = uuidv5(userId, namespace)
  await openTill(tx, {
    tillId,
    code: `investments:${userId}`,
    name: investmentStoredTexts.tillName(userId),
    sample: await isSampleUser(tx, userId),
  })
  return tillId
}

export interface Movement {
  /** Also the key of the posting. */
  transactionId: string
  userId: string
  tillId: string
  amountCentavos: Centavos
  description: string
  /** The terms that the user agreed to; they are on the receipt. */
  terms?: { planVersionId: string; sha256: string }
  requestHash: string
}

/** From the wallet to the till. Without other words it refuses insufficient-balance (409). */
export async function placeMoney(
  ctx: ActionContext,
  movement: Movement,
  refuseShort: () => never = () =>
    refuse(investmentRefusals, 'insufficient-balance', { status: 409, field: 'amount' }),
): Promise<TransactionRow> {
  const { userId, tillId } = movement
  try {
    return await moveMoney(ctx, movement, {
      type: 'investment',
      purpose: 'investment',
      from: userId,
      to: tillId,
    })
  } catch (error) {
    if (!(error instanceof LedgerRefusal) || error.name !== 'insufficient-available') throw error
    return refuseShort()
  }
}

/** From the till to the wallet. */
export function giveBack(ctx: ActionContext, movement: Movement): Promise<TransactionRow> {
  return moveMoney(ctx, movement, {
    type: 'investment_payout',
    purpose: 'investment payout',
    from: movement.tillId,
    to: movement.userId,
  })
}

async function moveMoney(
  ctx: ActionContext,
  { transactionId, userId, amountCentavos, description, terms, requestHash }: Movement,
  direction: {
    type: 'investment' | 'investment_payout'
    purpose: string
    from: string
    to: string
  },
): Promise<TransactionRow> {
  const { type, ...posting } = direction
  const transaction = await recordTransaction(ctx, {
    transactionId,
    userId,
    type,
    amountCentavos,
    status: 'completed',
    description,
    metaData: terms ? { plan_version: terms.planVersionId, terms_sha256: terms.sha256 } : {},
    requestHash,
  })
  await post(ctx.tx, {
    key: transactionId,
    ...posting,
    amountCentavos,
    subjectId: transactionId,
  })
  return transaction
}

/**
 * Call it before giveBack. It pays a gain from the pool of declared income, or posts a loss to the
 * company's till of invested money, so that the user's till holds exactly the payout. So a user's
 * till always holds what is placed for them. Refuses pool-short (409): nobody else's money pays;
 * and pool-owed (409): those who are due come first.
 */
export async function settleGain(
  ctx: ActionContext,
  {
    moveId,
    tillId,
    placedCentavos,
    payoutCentavos,
  }: { moveId: string; tillId: string; placedCentavos: Centavos; payoutCentavos: Centavos },
): Promise<void> {
  if (payoutCentavos === placedCentavos) return
  const key = uuidv5(moveId, namespace)
  const amountCentavos = absolute(payoutCentavos - placedCentavos)
  if (payoutCentavos > placedCentavos) {
    const gain = { key, poolId: defaultPoolId, tillId, amountCentavos, subjectId: moveId }
    const answer = await payGainFromPool(ctx, gain)
    if (answer !== 'paid') await refuseGain(ctx.tx, answer, amountCentavos)
    return
  }
  await post(ctx.tx, {
    key,
    from: tillId,
    to: await readTill(ctx.tx, 'investment-money'),
    amountCentavos,
    purpose: 'investment loss',
    subjectId: moveId,
  })
}

async function refuseGain(
  tx: Transaction,
  why: 'short' | 'owed',
  gainCentavos: Centavos,
): Promise<never> {
  const [pool, owed] = await together([
    readPoolBalance(tx, defaultPoolId),
    readPoolOwed(tx, defaultPoolId),
  ])
  return refuse(investmentRefusals, `pool-${why}`, {
    status: 409,
    field: 'payout',
    figures: {
      gain: showPesos(gainCentavos),
      pool: showPesos(pool),
      owed: showPesos(owed),
      missing: showPesos(gainCentavos + owed - pool),
    },
  })
}
