/**
 * What an investment does to the book. Every movement of the wallet has a transaction that its user
 * reads, with a receipt.
 */
import { v5 as uuidv5 } from 'uuid'
import { absolute, type Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { openTill, post, readTill } from '#ledger/server/actions.ts'
import { LedgerRefusal } from '#ledger/shared/rules.ts'
import { recordTransaction, type TransactionRow } from '#money/transactions/server/actions.ts'
import { investmentStoredTexts, investmentRefusals } from '../shared/words.ts'
import { isSampleUser } from './store.ts'

/**
 * The namespace of ids that follow from a user or a move: the same till, the same key, however
 * often it is asked.
 */
const namespace = 'a3e0b1d4-52c7-5f0e-8b1d-6a7c9e2f4d58'

/** The till of this user's investments, opened at the first. */
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
  /** Of the transaction and of its posting. */
  transactionId: string
  userId: string
  tillId: string
  amountCentavos: Centavos
  description: string
  requestHash: string
}

/** From the wallet to the till. Refuses insufficient-balance. */
export async function placeMoney(
  ctx: ActionContext,
  { transactionId, userId, tillId, amountCentavos, description, requestHash }: Movement,
): Promise<TransactionRow> {
  const transaction = await recordTransaction(ctx, {
    transactionId,
    userId,
    type: 'investment',
    amountCentavos,
    status: 'completed',
    description,
    metaData: {},
    requestHash,
  })
  try {
    await post(ctx.tx, {
      key: transactionId,
      from: userId,
      to: tillId,
      amountCentavos,
      purpose: 'investment',
      subjectId: transactionId,
    })
  } catch (error) {
    if (!(error instanceof LedgerRefusal) || error.name !== 'insufficient-available') throw error
    refuse(investmentRefusals, 'insufficient-balance', { status: 409, field: 'amount' })
  }
  return transaction
}

/** From the till to the wallet. */
export async function giveBack(
  ctx: ActionContext,
  { transactionId, userId, tillId, amountCentavos, description, requestHash }: Movement,
): Promise<TransactionRow> {
  const transaction = await recordTransaction(ctx, {
    transactionId,
    userId,
    type: 'investment_payout',
    amountCentavos,
    status: 'completed',
    description,
    metaData: {},
    requestHash,
  })
  await post(ctx.tx, {
    key: transactionId,
    from: tillId,
    to: userId,
    amountCentavos,
    purpose: 'investment payout',
    subjectId: transactionId,
  })
  return transaction
}

/**
 * Before a payout is given back, the till holds exactly it: what the placed money gained comes from
 * the company's till of invested money, what it lost goes there. So a user's till always holds what
 * is placed for them, and the company's shows what it earned or lost.
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
  const company = await readTill(ctx.tx, 'investment-money')
  const isGain = payoutCentavos > placedCentavos
  const [from, to] = isGain ? [company, tillId] : [tillId, company]
  await post(ctx.tx, {
    key: uuidv5(moveId, namespace),
    from,
    to,
    amountCentavos: absolute(payoutCentavos - placedCentavos),
    purpose: isGain ? 'investment gain' : 'investment loss',
    subjectId: moveId,
  })
}
