/**
 * The verbs that rooms with money movements of their own build on. Each runs inside the caller's
 * transaction, which also holds the posting in the book; the order of locks is everywhere:
 * transaction row, chat row, ledger. Who must know that the user stays as they are shares the
 * user's row before all of them.
 */
import { createHash } from 'node:crypto'
import {
  sqlState,
  together,
  type Transaction,
} from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { randomText } from '#foundation/platform/server/random.ts'
import { manilaDay } from '#foundation/time/shared/time.ts'
import {
  historyNotes,
  suffixLetters,
  type TransactionStatus,
  type TransactionType,
} from '../shared/rules.ts'
import { signedTransactionAmount } from '../shared/transaction-amount.ts'
import { transactionRefusals } from '../shared/words.ts'
import {
  changeTransaction,
  findForUpdate,
  findWithHash,
  hasUserClosed,
  insertStatusHistory,
  insertTransaction,
  startOver,
  type NewTransaction,
  type TransactionRow,
} from './store.ts'

export { historyOf, type HistoryRow } from './reads.ts'

export type { NewTransaction, TransactionRow } from './store.ts'

/**
 * Stores a movement with its uid, reference and first history row, and names it to the user and the
 * admins. It comes before the ledger: the second of two equal requests at once waits here, starts
 * over and gives the first answer through findReplay.
 */
export async function recordTransaction(
  ctx: ActionContext,
  made: NewTransaction,
): Promise<TransactionRow> {
  if (made.amountCentavos <= 0n)
    throw new Error(`A ${made.type} of ${made.amountCentavos} centavos has the wrong sign`)
  const row = await insertWithNewNames(ctx.tx, made)
  const stored = await insertStatusHistory(ctx.tx, {
    moveId: row.transactionId,
    transactionId: row.transactionId,
    ...changedBy(ctx),
    previousStatus: null,
    newStatus: row.status,
    reason: row.statusReason,
    notes: row.adminNotes,
  })
  // A transaction without its first history row must not be, whoever chose an id that is the id of a move.
  if (!stored) refuseKeyReused()
  publishTransaction(ctx.tx, row)
  return row
}

const namesTried = 5

async function insertWithNewNames(tx: Transaction, made: NewTransaction): Promise<TransactionRow> {
  const amountCentavos = signedTransactionAmount(made.type, made.amountCentavos)
  for (let tried = 0; tried < namesTried; tried += 1) {
    const names = newNames(made.type, new Date())
    const row = await insertTransaction(tx, { ...made, ...names, amountCentavos })
    if (row) return row
    await refuseClosed(tx, made.userId)
    // Taken is either the id, by a copy of this request that committed while we waited, or a name, by chance: 36^6 a day.
    if (await findWithHash(tx, made.transactionId))
      await startOver(tx, 'the same request ran at the same time')
  }
  throw new Error(`No transaction could be stored for the user ${made.userId}`)
}

/**
 * The forms of the specification: TXN, milliseconds, six random; REF, the day in Manila, six
 * random. What staff make by hand is an ADM-, with a dash before each part.
 */
function newNames(
  type: TransactionType,
  now: Date,
): { transactionUid: string; referenceNumber: string } {
  const byHand = type === 'admin_credit' || type === 'admin_debit'
  const parts = [byHand ? 'ADM' : 'TXN', String(now.getTime()), randomText(suffixLetters, 6)]
  return {
    transactionUid: parts.join(byHand ? '-' : ''),
    referenceNumber: `REF${manilaDay(now)}${randomText(suffixLetters, 6)}`,
  }
}

/**
 * The first answer to a request that was already carried out, or null. The same id for another
 * request or user: refused, 409.
 */
export async function findReplay(
  ctx: ActionContext,
  asked: { transactionId: string; userId: string; requestHash: string },
): Promise<TransactionRow | null> {
  const found = await findWithHash(ctx.tx, asked.transactionId)
  if (!found) return null
  const { requestHash, ...row } = found
  // One answer for both: it must not tell that the id belongs to somebody else.
  if (row.userId !== asked.userId || requestHash !== asked.requestHash) refuseKeyReused()
  return row
}

/**
 * What `requestHash` is made of: the fields of the request, bigints and dates written out, in the
 * order given.
 */
export function hashRequest(request: Record<string, unknown>): string {
  const text = JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
  return createHash('sha256').update(text).digest('hex')
}

/** Locks the row until the transaction ends; 404 when there is none, or when it is not `ownerId`'s. */
export async function lockTransaction(
  tx: Transaction,
  transactionId: string,
  ownerId?: string,
): Promise<TransactionRow> {
  const row = await findForUpdate(tx, transactionId)
  if (!row || (ownerId !== undefined && row.userId !== ownerId)) refuseNotFound()
  return row
}

export interface Move {
  /** Locked, and checked against the move table of its room. */
  transaction: TransactionRow
  to: TransactionStatus
  moveId: string
  /**
   * The user reads it. It belongs to this status: absent, none stands there any more, and the one
   * before stays in the records.
   */
  reason?: string
  /** Internal. Absent: what stood there stays. */
  notes?: string
  /** Internal, of the room itself; stands only in the history, behind the notes. */
  remark?: string
  type?: TransactionType
  description?: string
}

/**
 * Writes the new state and its history row, and names the change to the user and the admins. Moves
 * no money: the caller posts to the book before it calls this, so that the history row is not older
 * than the posting.
 */
export async function moveTransaction(ctx: ActionContext, move: Move): Promise<TransactionRow> {
  const { transaction } = move
  const { transactionId } = transaction
  const [row, stored] = await together([
    changeTransaction(ctx.tx, {
      transactionId,
      status: move.to,
      type: move.type ?? transaction.type,
      description: move.description ?? transaction.description,
      statusReason: move.reason ?? '',
      adminNotes: move.notes ?? transaction.adminNotes,
    }),
    insertStatusHistory(ctx.tx, {
      moveId: move.moveId,
      transactionId,
      ...changedBy(ctx),
      previousStatus: transaction.status,
      newStatus: move.to,
      reason: move.reason ?? '',
      notes: historyNotes(move),
    }),
  ]).catch(refuseOfClosed)
  if (!stored) refuseKeyReused()
  publishTransaction(ctx.tx, row)
  return row
}

export function publishTransaction(tx: Transaction, row: TransactionRow): void {
  const name = { topic: 'transactions', id: row.transactionId }
  publish(tx, { ...name, to: { userId: row.userId } }, { ...name, to: 'admins' })
}

/**
 * Money that arrives for somebody who has closed is given back outside of Kaban: there is no wallet
 * that it could go to.
 */
async function refuseClosed(tx: Transaction, userId: string): Promise<void> {
  if (await hasUserClosed(tx, userId)) refuse(transactionRefusals, 'user-closed', { status: 409 })
}

/** What the table says of a movement of a closed user (migration 0014). */
const closedUserState = 'KB001'

/**
 * The table itself refuses to move what belongs to a closed user: asking before would cost every
 * move a round trip.
 */
function refuseOfClosed(error: unknown): never {
  if (sqlState(error) === closedUserState)
    refuse(transactionRefusals, 'user-closed', { status: 409 })
  throw error
}

function changedBy({ caller }: ActionContext): {
  changedByUserId: string | null
  changedByRole: 'user' | 'admin' | 'system'
} {
  if (caller.role === 'visitor') throw new Error('A visitor cannot change a transaction')
  if (caller.role === 'system') return { changedByUserId: null, changedByRole: 'system' }
  return { changedByUserId: caller.userId, changedByRole: caller.role }
}

export function refuseNotFound(): never {
  refuse(transactionRefusals, 'transaction-not-found', { status: 404 })
}

/** 409: the id was used for something else. */
export function refuseKeyReused(): never {
  refuse(transactionRefusals, 'key-reused', { status: 409 })
}
