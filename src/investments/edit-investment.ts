import type { Changes } from '../activity/rules.ts'
import { findUser } from '../identity/actions.ts'
import { showPesos, type Centavos } from '../peso/peso.ts'
import type { Act } from '../platform/act.ts'
import { signedInCaller } from '../platform/act.ts'
import { refuse } from '../platform/refuse.ts'
import { hashRequest, refuseKeyReused, type TransactionRow } from '../transactions/actions.ts'
import type { AdminInvestmentView } from './contract.ts'
import { giveBack, placeMoney, settleGain } from './investment-money.ts'
import { oneForAdmin } from './reads.ts'
import { recorded } from './record-words.ts'
import { isOpen, mayMove, needsReason, payoutOf, type InvestmentEdit, type InvestmentRefusal, type InvestmentStatus } from './rules.ts'
import { changeInvestment, findInvestmentForUpdate, findMove, insertMove, type InvestmentRow } from './store.ts'
import { tellInvestment } from './tell-investment.ts'
import { records, refusals, words } from './words.ts'

/**
 * The Edit dialog: its facts, its amount and its state. Another amount moves the difference; an end brings the payout back to the
 * wallet, once. The same move id again gives the first answer. Refuses what the move table does not know (409) and, for the admin's
 * own investment, everything (403).
 */
export async function editInvestment(act: Act, input: InvestmentEdit): Promise<AdminInvestmentView> {
  const { investmentId, moveId, ...asked } = input
  const before = (await findInvestmentForUpdate(act.tx, investmentId)) ?? no('investment-not-found', 404)
  const requestHash = hashRequest({ verb: 'edit-investment', investmentId, ...asked })
  const done = await findMove(act.tx, moveId)
  if (done) return done.requestHash === requestHash ? await oneForAdmin(act.tx, investmentId) : refuseKeyReused()
  const changedByUserId = signedInCaller(act).userId
  if (changedByUserId === before.userId) no('own-investment', 403)
  if (before.updatedAt.getTime() !== input.updatedAtSeen.getTime()) no('investment-changed', 409)
  const to = input.to ?? before.status
  const payoutCentavos = check(before, input, to)

  const moved = await moveMoney(act, { before, input, to, payoutCentavos, requestHash })
  const { planName, amountCentavos, expectedReturnCentavos } = input
  await changeInvestment(act.tx, { investmentId, planName, amountCentavos, expectedReturnCentavos, status: to, payoutCentavos })
  const walletCentavos = moved?.amountCentavos ?? 0n
  const move = { moveId, investmentId, userId: before.userId, changedByUserId, previousStatus: before.status, newStatus: to, walletCentavos, reason: input.reason, notes: input.notes, requestHash }
  if (!(await insertMove(act.tx, move))) refuseKeyReused()
  await tell(act, { before, input, to, payoutCentavos, transaction: moved })
  return await oneForAdmin(act.tx, investmentId)
}

/** What comes back at its end; null while it goes on. */
function check(before: InvestmentRow, input: InvestmentEdit, to: InvestmentStatus): Centavos | null {
  if (input.planName === '') no('plan-required', 422, 'planName')
  const sameMoney = to === before.status && input.amountCentavos === before.amountCentavos
  if (!isOpen(before.status) && to === before.status && !sameMoney) no('investment-ended', 409, 'amount')
  if (to === before.status) return before.payoutCentavos
  if (!mayMove(before.status, to)) no('move-not-allowed', 409, 'to', { from: words.statuses[before.status].toLowerCase(), to: words.statuses[to].toLowerCase() })
  if (needsReason(to) && input.reason === '') no('reason-required', 422, 'reason')
  // An end is about what was placed: another amount in the same breath would leave open which of the two came back.
  if (!isOpen(to) && input.amountCentavos !== before.amountCentavos) no('investment-ended', 422, 'amount')
  return isOpen(to) ? null : (payoutOf(to, before.amountCentavos, input.payoutCentavos) ?? no('payout-required', 422, 'payout'))
}

interface Edit {
  before: InvestmentRow
  input: InvestmentEdit
  to: InvestmentStatus
  payoutCentavos: Centavos | null
}

/** The movement of the wallet, or null when none was asked for. */
async function moveMoney(act: Act, { before, input, to, payoutCentavos, requestHash }: Edit & { requestHash: string }): Promise<TransactionRow | null> {
  const { userId, tillId, amountCentavos: placedCentavos, status: from } = before
  const { moveId, planName } = input
  const movement = { transactionId: moveId, userId, tillId, requestHash }
  if (from !== to && payoutCentavos !== null) {
    await settleGain(act, { moveId, tillId, placedCentavos, payoutCentavos })
    if (payoutCentavos === 0n) return null
    return await giveBack(act, { ...movement, amountCentavos: payoutCentavos, description: records.paidOut(planName, to) })
  }
  const more = input.amountCentavos - placedCentavos
  if (more > 0n) return await placeMoney(act, { ...movement, amountCentavos: more, description: records.corrected(planName) })
  if (more < 0n) return await giveBack(act, { ...movement, amountCentavos: -more, description: records.corrected(planName) })
  return null
}

async function tell(act: Act, { before, input, to, payoutCentavos, transaction }: Edit & { transaction: TransactionRow | null }): Promise<void> {
  const { planName, reason } = input
  const user = await findUser(act.tx, before.userId)
  const isMove = to !== before.status
  const description = isMove ? recorded.movedByStaff(planName, user.fullName, before.status, to) : recorded.editedByStaff(planName, user.fullName)
  await tellInvestment(act, {
    investmentId: before.investmentId,
    user,
    planName,
    message: messageOf({ before, input, to, payoutCentavos }, transaction),
    transaction,
    did: { actionType: isMove ? 'ADMIN_INVESTMENT_MOVED' : 'ADMIN_INVESTMENT_EDITED', description, changes: changesOf({ before, input, to, payoutCentavos }) },
  })

  function messageOf(edit: Edit, moved: TransactionRow | null) {
    if (isMove && moved && edit.payoutCentavos !== null) return recorded.paidOut(showPesos(edit.payoutCentavos), planName, to, reason)
    if (isMove) return recorded.moved(planName, to, reason)
    return moved ? recorded.corrected(showPesos(moved.amountCentavos < 0n ? -moved.amountCentavos : moved.amountCentavos), planName, moved.amountCentavos < 0n) : null
  }
}

function changesOf({ before, input, to, payoutCentavos }: Edit): Changes {
  const all: Changes = {
    planName: { before: before.planName, after: input.planName },
    amountCentavos: { before: before.amountCentavos, after: input.amountCentavos },
    expectedReturnCentavos: { before: before.expectedReturnCentavos, after: input.expectedReturnCentavos },
    status: { before: before.status, after: to },
    payoutCentavos: { before: before.payoutCentavos, after: payoutCentavos },
  }
  return Object.fromEntries(Object.entries(all).filter(([, { before: was, after: is }]) => was !== is))
}

function no(name: InvestmentRefusal, status: 403 | 404 | 409 | 422, field?: string, figures?: Record<string, string>): never {
  refuse(refusals[name], { name, status, ...(field ? { field } : {}), ...(figures ? { figures } : {}) })
}
