/**
 * Actions for the modules that move money. Each runs inside the caller's database transaction,
 * which also holds the posting in the book. Every action takes its locks in the order of
 * docs/architecture.md, "The order of locks"; the user only when they must stay as they are.
 */
import { sqlState, type Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { randomText } from '#foundation/platform/server/random.ts'
import { manilaDay } from '#foundation/time/shared/time.ts'
import {
  historyNotes,
  transactionNameLetters,
  type TransactionStatus,
  type TransactionType,
} from '../shared/rules.ts'
import { signedTransactionAmount } from '../shared/transaction-amount.ts'
import { transactionRefusals } from '../shared/words.ts'
import { refuseKeyReused } from './idempotency-keys.ts'
import {
  changeTransaction,
  findTransactionWithHash,
  hasUserClosed,
  insertTransaction,
  moveTransactionRow,
  startOver,
  type ChangedBy,
  type NewTransaction,
  type TransactionRow,
  type WithHistory,
} from './store.ts'

export type { NewTransaction, TransactionRow } from './store.ts'

/**
 * Stores a transaction with its uid, reference and first line of history, and publishes it to the
 * user and the admins. Call it before the ledger: the second of two equal requests at the same time
 * waits here, starts over and finds the first one. Refuses user-closed and key-reused (409).
 */
export async function recordTransaction(
  ctx: ActionContext,
  made: NewTransaction,
): Promise<TransactionRow> {
  if (made.amountCentavos <= 0n)
    throw new Error(`A ${made.type} of ${made.amountCentavos} centavos has the wrong sign`)
  const { inHistory, ...row } = await insertWithNewNames(ctx, made)
  // The browser chose the id of an existing status change.
  if (!inHistory) refuseKeyReused()
  publishTransaction(ctx.tx, row)
  return row
}

const namesTried = 5

async function insertWithNewNames(ctx: ActionContext, made: NewTransaction): Promise<WithHistory> {
  const { tx } = ctx
  const amountCentavos = signedTransactionAmount(made.type, made.amountCentavos)
  for (let tried = 0; tried < namesTried; tried += 1) {
    const names = newNames(made.type, new Date())
    const row = await insertTransaction(tx, {
      ...made,
      ...names,
      ...changedBy(ctx),
      amountCentavos,
    })
    if (row) return row
    // Money that arrives for a closed user is given back outside of Kaban: they have no wallet.
    if (await hasUserClosed(tx, made.userId))
      refuse(transactionRefusals, 'user-closed', { status: 409 })
    // Either a copy of this request committed while we waited and took the id, or a name is taken
    // by chance (36^6 a day).
    if (await findTransactionWithHash(tx, made.transactionId))
      await startOver(tx, 'the same request ran at the same time')
  }
  throw new Error(`No transaction could be stored for the user ${made.userId}`)
}

/**
 * The forms of the specification: TXN, milliseconds, six random letters or digits; REF, the day in
 * Manila, six random. The uid of an adjustment by staff begins with ADM and has dashes.
 */
function newNames(
  type: TransactionType,
  now: Date,
): { transactionUid: string; referenceNumber: string } {
  const isAdjustment = type === 'admin_credit' || type === 'admin_debit'
  const parts = [
    isAdjustment ? 'ADM' : 'TXN',
    String(now.getTime()),
    randomText(transactionNameLetters, 6),
  ]
  return {
    transactionUid: parts.join(isAdjustment ? '-' : ''),
    referenceNumber: `REF${manilaDay(now)}${randomText(transactionNameLetters, 6)}`,
  }
}

export interface StatusChange {
  /** Locked, and checked against the move table of its module. */
  transaction: TransactionRow
  to: TransactionStatus
  moveId: string
  /** Shown to the user. It belongs to this status: when absent, the previous reason is cleared. */
  reason?: string | undefined
  /** Internal. When absent, the previous notes stay. */
  notes?: string | undefined
  /** Internal, of the module itself; only in the history, behind the notes. */
  remark?: string | undefined
  type?: TransactionType
  description?: string
}

/**
 * Writes the new status and its line of history, and publishes the change to the user and the
 * admins. It moves no money: the caller posts to the book first, so that the line of history is not
 * older than the posting. Refuses user-closed and key-reused (409).
 */
export async function moveTransaction(
  ctx: ActionContext,
  change: StatusChange,
): Promise<TransactionRow> {
  const { transaction, reason = '' } = change
  const { transactionId } = transaction
  const { inHistory, ...row } = await moveTransactionRow(
    ctx.tx,
    {
      transactionId,
      status: change.to,
      type: change.type ?? transaction.type,
      description: change.description ?? transaction.description,
      statusReason: reason,
      adminNotes: change.notes ?? transaction.adminNotes,
    },
    {
      moveId: change.moveId,
      ...changedBy(ctx),
      previousStatus: transaction.status,
      reason,
      notes: historyNotes(change),
    },
  ).catch(refuseIfUserClosed)
  if (!inHistory) refuseKeyReused()
  publishTransaction(ctx.tx, row)
  return row
}

/**
 * Writes the company's words on a locked transaction: no money, no status, no line of history. The
 * user reads `reason` on the receipt; `notes` are internal.
 */
export async function noteTransaction(
  ctx: ActionContext,
  { transaction, reason, notes }: { transaction: TransactionRow; reason: string; notes: string },
): Promise<TransactionRow> {
  const { transactionId, status, type, description } = transaction
  const row = await changeTransaction(ctx.tx, {
    transactionId,
    status,
    type,
    description,
    statusReason: reason,
    adminNotes: notes,
  })
  publishTransaction(ctx.tx, row)
  return row
}

function publishTransaction(tx: Transaction, row: TransactionRow): void {
  const name = { topic: 'transactions', id: row.transactionId }
  publish(tx, { ...name, to: { userId: row.userId } }, { ...name, to: 'admins' })
}

/** The state that migration 0014 raises when a transaction of a closed user is changed. */
const closedUserState = 'KB001'

/** The table checks this itself: asking first would cost every move a round trip. */
function refuseIfUserClosed(error: unknown): never {
  if (sqlState(error) === closedUserState)
    refuse(transactionRefusals, 'user-closed', { status: 409 })
  throw error
}

function changedBy({ caller }: ActionContext): ChangedBy {
  if (caller.role === 'visitor') throw new Error('A visitor cannot change a transaction')
  if (caller.role === 'system') return { changedByUserId: null, changedByRole: 'system' }
  return { changedByUserId: caller.userId, changedByRole: caller.role }
}
