import { together } from '#foundation/platform/server/database/database.ts'
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
import { readMovedAlone } from '#money/transactions/server/moved-alone.ts'
import { findTransaction } from '#money/transactions/server/read-transactions.ts'
import type { TransactionStatus } from '#money/transactions/shared/rules.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { bankReferenceRemark } from '#money/withdrawals/server/moves/lock-withdrawal.ts'
import { moveWithdrawal } from '#money/withdrawals/server/moves/move-withdrawal.ts'
import { isWithdrawalStatus } from '#money/withdrawals/shared/rules.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import type { FlowPeriod, Overview } from '../shared/contract.ts'
import { consoleRecordTexts } from '../shared/record-words.ts'
import { periodCounts, type FlowStep } from '../shared/rules-flow.ts'
import { depositTarget, ownerOf, subjectKindOf, type TransactionEdit } from '../shared/rules.ts'
import { consoleRefusals } from '../shared/words.ts'
import { readFlowPeriods } from './flow-store.ts'
import { readFigures } from './store.ts'

export async function readConsoleOverview(ctx: ActionContext): Promise<Overview> {
  const [figures, people, { personDayCentavos, companyDayCentavos }] = await together([
    readFigures(ctx.tx),
    readMovedAlone(ctx.tx),
    readCompanySettings(ctx.tx),
  ])
  return { ...figures, movedAlone: { people, personDayCentavos, companyDayCentavos } }
}

export async function readFlow(
  ctx: ActionContext,
  { by }: { by: FlowStep },
): Promise<FlowPeriod[]> {
  return await readFlowPeriods(ctx.tx, by, periodCounts[by])
}

/**
 * The Edit dialog of the transactions list. A new status needs a proof and goes to the module that
 * owns the transaction, with its rules and refusals; otherwise only the reason and notes are saved.
 * A repeated request with the same move id changes nothing. Returns whether the move waits for a
 * second person.
 */
export async function editTransaction(
  ctx: ActionContext,
  edit: TransactionEdit,
): Promise<{ waitsForApproval: boolean }> {
  // No lock yet: the owning module takes its locks in its own order.
  const current = await findTransaction(ctx.tx, edit.transactionId)
  const { moveId, transactionId, to, statusReason: reason, adminNotes: notes } = edit
  // Check first: after the first request the status is already `to` and would look unchanged.
  const remark = bankReferenceRemark(edit)
  if (await findReplayedMove(ctx.tx, { moveId, transactionId, to, reason, notes, remark }))
    return { waitsForApproval: false }
  if (to === undefined || to === current.status) {
    await saveReasonAndNotes(ctx, await lockTransaction(ctx.tx, transactionId), edit)
    return { waitsForApproval: false }
  }
  requireProof(ctx.caller, 'money')
  return { waitsForApproval: await renameReasonField(moveTransaction(ctx, current, to, edit)) }
}

/** Returns whether the move waits for a second person. */
async function moveTransaction(
  ctx: ActionContext,
  current: TransactionRow,
  to: TransactionStatus,
  edit: TransactionEdit,
): Promise<boolean> {
  const { transactionId, moveId, updatedAtSeen, bankReference } = edit
  const move = { transactionId, moveId, reason: edit.statusReason, notes: edit.adminNotes }
  const owner = ownerOf(current.type)
  const depositTo = depositTarget(to)
  if (owner === 'withdrawals' && isWithdrawalStatus(to)) {
    return (await moveWithdrawal(ctx, { ...move, to, bankReference, updatedAtSeen }))
      .waitsForApproval
  }
  if (owner !== 'deposits' || !depositTo) refuseMove(current.status, to)
  refuseIfTransactionChanged(await lockTransaction(ctx.tx, transactionId), updatedAtSeen)
  const { waitsForApproval } = await moveDeposit(ctx, { ...move, to: depositTo })
  return depositTo === 'completed' && waitsForApproval
}

/** The modules call the reason `reason`; the form of this dialog calls it `statusReason`. */
async function renameReasonField<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Refusal) || error.field !== 'reason') throw error
    const { title, message, refusalName, status, figures } = error
    throw new Refusal({ title, message }, refusalName, { status, field: 'statusReason', figures })
  }
}

async function saveReasonAndNotes(
  ctx: ActionContext,
  transaction: TransactionRow,
  edit: TransactionEdit,
): Promise<void> {
  const { statusReason: reason, adminNotes: notes } = edit
  if (reason === transaction.statusReason && notes === transaction.adminNotes) return
  refuseIfTransactionChanged(transaction, edit.updatedAtSeen)
  const { transactionId, referenceNumber, userId } = await noteTransaction(ctx, {
    transaction,
    reason,
    notes,
  })
  const isReasonNew = reason !== transaction.statusReason
  // The next move replaces the reason, so the record keeps it. The user's history never has notes.
  const description =
    isReasonNew && reason !== ''
      ? consoleRecordTexts.reasonNotice(referenceNumber, reason)
      : consoleRecordTexts.noted(referenceNumber)
  const changes = {
    statusReason: { before: transaction.statusReason, after: reason },
    adminNotes: { before: transaction.adminNotes, after: notes },
  }
  const subject = { kind: subjectKindOf(transaction.type), id: transactionId }
  await recordActivity(ctx, {
    userId: isReasonNew ? userId : null,
    actionType: 'ADMIN_EDIT_TRANSACTION',
    description,
    subject,
    changes: onlyChanged(changes),
  })
  if (!isReasonNew || reason === '') return
  const linkTo = `/dashboard/transactions/receipt/${transactionId}`
  await notifyUser(ctx, {
    userId,
    type: 'transaction_update',
    message: consoleRecordTexts.reasonNotice(referenceNumber, reason),
    linkTo,
  })
}

function onlyChanged(changes: Changes): Changes {
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
