/** Investments that users place in offers: their money, their rows and their moves. */
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { refuseKeyReused } from '#money/transactions/server/idempotency-keys.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import { giveBack, openInvestmentTill, placeMoney } from './investment-money.ts'
import { selectMoneyMoves, type MoneyMove } from './reads.ts'
import { insertBegunMoves, insertInvestment, insertMove } from './store.ts'

export type { MoneyMove } from './reads.ts'

interface PlacedInvestment {
  /** Also the id of its transaction and of its first move. */
  investmentId: string
  userId: string
  planName: string
  amountCentavos: Centavos
  expectedReturnCentavos: Centavos
  /** Days in Manila. */
  startDate: string
  endDate: string
  /** Null for a job. */
  changedByUserId: string | null
  terms: { planVersionId: string; sha256: string }
  requestHash: string
  refuseShort: () => never
}

/** Takes the amount from the wallet. From then on its placement leads (migration 0059). */
export async function recordPlacedInvestment(
  ctx: ActionContext,
  { terms, refuseShort, ...made }: PlacedInvestment,
): Promise<TransactionRow> {
  const { investmentId, userId, amountCentavos, planName, requestHash } = made
  const tillId = await openInvestmentTill(ctx.tx, userId)
  const transaction = await placeMoney(
    ctx,
    {
      transactionId: investmentId,
      userId,
      tillId,
      amountCentavos,
      description: descriptions.investmentPlaced(planName),
      terms,
      requestHash,
    },
    refuseShort,
  )
  await insertInvestment(ctx.tx, { ...made, tillId, status: 'pending', hasPlacement: true })
  const isNew = await insertMove(ctx.tx, {
    moveId: investmentId,
    investmentId,
    userId,
    changedByUserId: made.changedByUserId,
    previousStatus: null,
    newStatus: 'pending',
    walletCentavos: transaction.amountCentavos,
    reason: '',
    notes: '',
    requestHash,
  })
  if (!isNew) refuseKeyReused()
  return transaction
}

interface CancelledInvestment {
  investmentId: string
  /** Also the id of the transaction. */
  moveId: string
  userId: string
  planName: string
  amountCentavos: Centavos
  requestHash: string
}

/** Everything comes back to the wallet. Its placement changes the status. */
export async function returnPlacedInvestment(
  ctx: ActionContext,
  { investmentId, moveId, userId, planName, amountCentavos, requestHash }: CancelledInvestment,
): Promise<TransactionRow> {
  const transaction = await giveBack(ctx, {
    transactionId: moveId,
    userId,
    tillId: await openInvestmentTill(ctx.tx, userId),
    amountCentavos,
    description: descriptions.cancelledPayout(planName),
    requestHash,
  })
  const made = await insertMove(ctx.tx, {
    moveId,
    investmentId,
    userId,
    changedByUserId: userId,
    previousStatus: 'pending',
    newStatus: 'cancelled',
    walletCentavos: transaction.amountCentavos,
    reason: '',
    notes: '',
    requestHash,
  })
  if (!made) refuseKeyReused()
  return transaction
}

export interface ReturnedMoney {
  /** Also the id of the move. */
  transactionId: string
  investmentId: string
  userId: string
  /** Null for a job and for the company access. */
  changedByUserId: string | null
  from: 'active' | 'matured'
  to: 'matured' | 'failed'
  amountCentavos: Centavos
  /** The user reads it. */
  reason?: string
  requestHash: string
}

/** Records what came back of an investment that ends. Its placement changes the status. */
export async function recordReturned(tx: Transaction, back: ReturnedMoney): Promise<void> {
  const made = await insertMove(tx, {
    moveId: back.transactionId,
    investmentId: back.investmentId,
    userId: back.userId,
    changedByUserId: back.changedByUserId,
    previousStatus: back.from,
    newStatus: back.to,
    walletCentavos: back.amountCentavos,
    reason: back.reason ?? '',
    notes: '',
    requestHash: back.requestHash,
  })
  if (!made) refuseKeyReused()
}

/** Terms of many that began: by a job, and without money. Their placements change the status. */
export async function recordBegunTerms(
  tx: Transaction,
  begun: readonly { moveId: string; investmentId: string; userId: string }[],
  requestHash: string,
): Promise<void> {
  await insertBegunMoves(tx, begun, requestHash)
}

/** The movements of the wallet for an investment, oldest first. */
export function readMoneyMoves(tx: Transaction, investmentId: string): Promise<MoneyMove[]> {
  return selectMoneyMoves(tx, investmentId)
}
