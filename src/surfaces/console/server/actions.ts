import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { Refusal, refuse } from '#foundation/platform/server/http/refuse.ts'
import { requireProof } from '#foundation/platform/server/http/serve.ts'
import { moveDeposit } from '#money/deposits/server/moves/move-deposit.ts'
import { noteTransaction, type TransactionRow } from '#money/transactions/server/actions.ts'
import { findReplayedMove } from '#money/transactions/server/idempotency-keys.ts'
import {
  lockTransaction,
  refuseIfTransactionChanged,
} from '#money/transactions/server/lock-transaction.ts'
import { findTransaction } from '#money/transactions/server/read-transactions.ts'
import type { TransactionStatus } from '#money/transactions/shared/rules.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { bankReferenceRemark } from '#money/withdrawals/server/moves/lock-withdrawal.ts'
import { moveWithdrawal } from '#money/withdrawals/server/moves/move-withdrawal.ts'
import { isWithdrawalStatus } from '#money/withdrawals/shared/rules.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import { consoleRecordTexts } from '../shared/record-words.ts'
import { periodsShown, type FlowStep } from '../shared/rules-flow.ts'
import { depositTarget, ownerOf, subjectKindOf, type TransactionEdit } from '../shared/rules.ts'
import { consoleRefusals } from '../shared/words.ts'
import { readFlowRows, type FlowRow } from './flow-store.ts'
import { readOverview, type Overview } from './store.ts'

export async function readConsoleOverview(ctx: ActionContext): Promise<Overview> {
  return await readOverview(ctx.tx)
}

export async function readFlow(ctx: ActionContext, { by }: { by: FlowStep }): Promise<FlowRow[]> {
  return await readFlowRows(ctx.tx, by, periodsShown[by])
}

/**
 * The Edit dialog of the transactions list. A change of status goes to the room that owns the
 * movement, with its own rules, money and messages, and asks for a proof; without one only the
 * company's words are written. Saved twice (the same move id), it is saved once.
 */
export async function editTransaction(
  ctx: ActionContext,
  edit: TransactionEdit,
): Promise<{ waitsForApproval: boolean }> {
  // Not locked yet: whoever moves it takes the locks of its room in their order.
  const present = await findTransaction(ctx.tx, edit.transactionId)
  const { moveId, transactionId, to, statusReason: reason, adminNotes: notes } = edit
  // Looked for first: after the first click the status is already the wanted one, and would pass for 'unchanged'.
  if (
    await findReplayedMove(ctx.tx, {
      moveId,
      transactionId,
      to,
      reason,
      notes,
      remark: bankReferenceRemark(edit),
    })
  )
    return { waitsForApproval: false }
  if (to === undefined || to === present.status) {
    await writeWords(ctx, await lockTransaction(ctx.tx, transactionId), edit)
    return { waitsForApproval: false }
  }
  requireProof(ctx.caller, 'money')
  return { waitsForApproval: await inFieldsOfForm(move(ctx, present, to, edit)) }
}

/** Answers whether it waits for a second person. */
async function move(
  ctx: ActionContext,
  present: TransactionRow,
  to: TransactionStatus,
  edit: TransactionEdit,
): Promise<boolean> {
  const { transactionId, moveId, updatedAtSeen, bankReference } = edit
  const asked = { transactionId, moveId, reason: edit.statusReason, notes: edit.adminNotes }
  const owner = ownerOf(present.type)
  const depositTo = depositTarget(to)
  if (owner === 'withdrawals' && isWithdrawalStatus(to)) {
    return (await moveWithdrawal(ctx, { ...asked, to, bankReference, updatedAtSeen }))
      .waitsForApproval
  }
  if (owner !== 'deposits' || !depositTo) refuseMove(present.status, to)
  refuseIfTransactionChanged(await lockTransaction(ctx.tx, transactionId), updatedAtSeen)
  await moveDeposit(ctx, { ...asked, to: depositTo })
  return false
}

/** The rooms name the fields of their own forms; this form calls the reason by another name. */
async function inFieldsOfForm<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Refusal) || error.field !== 'reason') throw error
    const { title, message, refusalName, status, figures } = error
    throw new Refusal({ title, message }, refusalName, { status, field: 'statusReason', figures })
  }
}

async function writeWords(
  ctx: ActionContext,
  transaction: TransactionRow,
  edit: TransactionEdit,
): Promise<void> {
  const { statusReason: reason, adminNotes: notes } = edit
  if (reason === transaction.statusReason && notes === transaction.adminNotes) return
  refuseIfTransactionChanged(transaction, edit.updatedAtSeen)
  const { transactionId, transactionUid, userId } = await noteTransaction(ctx, {
    transaction,
    reason,
    notes,
  })
  const told = reason !== transaction.statusReason
  // The next move leaves no reason of before: the record keeps what the user was told. Internal notes have no place in the user's history.
  const description =
    told && reason !== ''
      ? consoleRecordTexts.reasonNotice(transactionUid, reason)
      : consoleRecordTexts.noted(transactionUid)
  const changes = {
    statusReason: { before: transaction.statusReason, after: reason },
    adminNotes: { before: transaction.adminNotes, after: notes },
  }
  const subject = { kind: subjectKindOf(transaction.type), id: transactionId }
  await recordActivity(ctx, {
    userId: told ? userId : null,
    actionType: 'ADMIN_EDIT_TRANSACTION',
    description,
    subject,
    changes: changedOf(changes),
  })
  if (!told || reason === '') return
  const linkTo = `/dashboard/transactions/receipt/${transactionId}`
  await notifyUser(ctx, {
    userId,
    type: 'transaction_update',
    message: consoleRecordTexts.reasonNotice(transactionUid, reason),
    linkTo,
  })
}

/** What really changed. */
function changedOf(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([, { before, after }]) => before !== after),
  )
}

function refuseMove(from: TransactionStatus, to: TransactionStatus): never {
  const word = (status: TransactionStatus) => transactionWords.statuses[status].toLowerCase()
  refuse(consoleRefusals, 'move-not-allowed', {
    status: 409,
    figures: { from: word(from), to: word(to) },
  })
}
