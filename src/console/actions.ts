import { recordActivity } from '../activity/actions.ts'
import { moveDeposit } from '../deposits/move-deposit.ts'
import { tellUser } from '../notifications/actions.ts'
import type { Act } from '../platform/act.ts'
import { Refusal, refuse } from '../platform/refuse.ts'
import { requireProof } from '../platform/serve.ts'
import { lockTransaction, type TransactionRow } from '../transactions/actions.ts'
import { checkUnchanged, findReplayedMove } from '../transactions/check-move.ts'
import { noteTransaction } from '../transactions/note-transaction.ts'
import type { TransactionStatus } from '../transactions/rules.ts'
import { words as transactionWords } from '../transactions/words.ts'
import { moveWithdrawal } from '../withdrawals/move-withdrawal.ts'
import { isWithdrawalStatus } from '../withdrawals/rules.ts'
import { recorded } from './record-words.ts'
import { depositTarget, ownerOf, type TransactionEdit } from './rules.ts'
import { readOverview, type Overview } from './store.ts'
import { refusals } from './words.ts'

export async function readConsoleOverview(act: Act): Promise<Overview> {
  return await readOverview(act.tx)
}

/**
 * The Edit dialog of the transactions list. A change of status goes to the room that owns the movement, with its own rules,
 * money and messages, and asks for a proof; without one only the company's words are written. Saved twice (the same move id), it is saved once.
 */
export async function editTransaction(act: Act, edit: TransactionEdit): Promise<void> {
  const transaction = await lockTransaction(act.tx, edit.transactionId)
  const { moveId, transactionId, statusReason: reason, adminNotes: notes } = edit
  // Looked for first: after the first click the status is already the wanted one, and would pass for 'unchanged'.
  if (await findReplayedMove(act.tx, { moveId, transactionId, to: edit.to, reason, notes })) return
  if (edit.to === undefined || edit.to === transaction.status) return await writeWords(act, transaction, edit)
  requireProof(act.caller)
  checkUnchanged(transaction, edit.updatedAtSeen)
  await inFieldsOfForm(move(act, transaction, edit.to, edit))
}

async function move(act: Act, transaction: TransactionRow, to: TransactionStatus, edit: TransactionEdit): Promise<void> {
  const { transactionId, moveId } = edit
  const asked = { transactionId, moveId, reason: edit.statusReason, notes: edit.adminNotes }
  const owner = ownerOf(transaction.type)
  const depositTo = depositTarget(to)
  if (owner === 'deposits' && depositTo) await moveDeposit(act, { ...asked, to: depositTo })
  else if (owner === 'withdrawals' && isWithdrawalStatus(to)) await moveWithdrawal(act, { ...asked, to })
  else refuseMove(transaction.status, to)
}

/** The rooms name the fields of their own forms; this form calls the reason by another name. */
async function inFieldsOfForm(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Refusal) || error.field !== 'reason') throw error
    const { title, message, refusalName: name, status, figures } = error
    throw new Refusal({ title, message }, { name, status, field: 'statusReason', ...(figures ? { figures } : {}) })
  }
}

async function writeWords(act: Act, transaction: TransactionRow, edit: TransactionEdit): Promise<void> {
  const { statusReason: reason, adminNotes: notes } = edit
  if (reason === transaction.statusReason && notes === transaction.adminNotes) return
  checkUnchanged(transaction, edit.updatedAtSeen)
  const { transactionId, transactionUid, userId } = await noteTransaction(act, { transaction, reason, notes })
  const told = reason !== transaction.statusReason
  // The next move leaves no reason of before: the record keeps what the user was told. Internal notes have no place in the user's history.
  const description = told && reason !== '' ? recorded.reasonNotice(transactionUid, reason) : recorded.noted(transactionUid)
  await recordActivity(act, { userId: told ? userId : null, actionType: 'ADMIN_EDIT_TRANSACTION', description })
  if (!told || reason === '') return
  const linkTo = `/dashboard/transactions/receipt/${transactionId}`
  await tellUser(act, { userId, type: 'transaction_update', message: recorded.reasonNotice(transactionUid, reason), linkTo })
}

function refuseMove(from: TransactionStatus, to: TransactionStatus): never {
  const word = (status: TransactionStatus) => transactionWords.statuses[status].toLowerCase()
  refuse(refusals['move-not-allowed'], { name: 'move-not-allowed', status: 409, figures: { from: word(from), to: word(to) } })
}
