/** Pools of declared income: how other modules open, read and pay from them. */
import { v5 as uuidv5 } from 'uuid'
import { together, type Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { isBooked, lockWallet, openPool, post, readBalance } from '#ledger/server/actions.ts'
import { poolRecordTexts } from '../shared/record-words.ts'
import { insertPool } from './store.ts'

/** UUID v5 namespace: every installation has the same first pool. */
const namespace = '5d0c3a52-8f2e-5c4b-9a67-2f1b6d0e7c94'

/** "General income": the first pool, from which the gains of recorded investments are paid. */
export const defaultPoolId = uuidv5('general-income', namespace)

/** Opens the first pool, empty. Opening it again changes nothing. */
export async function openDefaultPool(tx: Transaction, sample: boolean): Promise<void> {
  await openPool(tx, { poolId: defaultPoolId, sample })
  await insertPool(tx, { poolId: defaultPoolId, name: poolRecordTexts.generalPool, sample })
}

export async function readPoolBalance(tx: Transaction, poolId: string): Promise<bigint> {
  return (await readBalance(tx, poolId)).availableCentavos
}

/**
 * The returns of its placements whose day has come. Whoever pays from the pool reads it under its
 * lock.
 */
export async function readPoolOwed(tx: Transaction, poolId: string): Promise<bigint> {
  return (await tx.row<{ owed: bigint }>('select pool_owed($1) as owed', [poolId])).owed
}

/**
 * Keeps the pool as it is until the transaction ends. A transaction that pays from a pool and moves
 * money of wallets locks the pool before the first wallet: then two of them cannot wait for each
 * other.
 */
export function lockPool(tx: Transaction, poolId: string): Promise<void> {
  return lockWallet(tx, poolId)
}

export interface GainFromPool {
  /** The key of the posting: the same key again pays nothing more. */
  key: string
  poolId: string
  /** The till of the user's investments. */
  tillId: string
  amountCentavos: bigint
  /** The move of the investment that gains. */
  subjectId: string
}

/**
 * Pays a gain into the till of a user's investments, of what is left for it when the placements
 * whose day has come are paid. Nothing moved when it is 'short', or 'owed' to those.
 */
export async function payGainFromPool(
  { tx }: Pick<ActionContext, 'tx'>,
  { key, poolId, tillId, amountCentavos, subjectId }: GainFromPool,
): Promise<'paid' | 'short' | 'owed'> {
  const [, availableCentavos, owedCentavos] = await together([
    lockPool(tx, poolId),
    readPoolBalance(tx, poolId),
    readPoolOwed(tx, poolId),
  ])
  // A refusal of the book would end the transaction of the caller.
  if (availableCentavos - owedCentavos < amountCentavos) {
    if (await isBooked(tx, key)) return 'paid'
    return owedCentavos > 0n ? 'owed' : 'short'
  }
  await post(tx, {
    key,
    from: poolId,
    to: tillId,
    amountCentavos,
    purpose: 'investment gain',
    subjectId,
  })
  return 'paid'
}
