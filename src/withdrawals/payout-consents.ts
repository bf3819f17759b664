/** Live withdrawals: what a user lets others see of a completed one, and for how long they want to. Off unless they say so. */
import { recordActivity } from '../activity/actions.ts'
import { findUser } from '../identity/actions.ts'
import { absolute } from '../peso/peso.ts'
import { callerUserId, type Act } from '../platform/act.ts'
import { publish } from '../platform/live.ts'
import { refuse } from '../platform/refuse.ts'
import { lockTransaction, refuseNotFound, type TransactionRow } from '../transactions/actions.ts'
import { findTransaction } from '../transactions/read-transactions.ts'
import { findConsent, findCompletedAt, insertConsent, newestShown, type ConsentRow } from './consent-store.ts'
import type { LiveWithdrawal, PayoutConsent } from './contract.ts'
import { recorded } from './record-words.ts'
import { consentStepsMax, liveAmount, liveLimit, maskName, type PayoutConsentInput } from './rules.ts'
import { refusals } from './words.ts'

/** Names are masked and amounts rounded here: nothing that tells more leaves the server. */
export async function listLiveWithdrawals(act: Act): Promise<LiveWithdrawal[]> {
  const rows = await newestShown(act.tx, liveLimit)
  return rows.map(({ fullName, amountCentavos, ...row }) => ({ ...row, maskedName: maskName(fullName), amountCentavos: liveAmount(absolute(amountCentavos)) }))
}

/** 404 when the transaction is not the caller's; 409 when it is no completed withdrawal. */
export async function readPayoutConsent(act: Act, { transactionId }: { transactionId: string }): Promise<PayoutConsent> {
  const transaction = await findTransaction(act.tx, transactionId)
  if (transaction.userId !== callerUserId(act)) refuseNotFound()
  return await viewOf(act, transaction, await checkCompleted(act, transaction), await findConsent(act.tx, transactionId))
}

/** Holds at once. Saying the same twice is one step. Refuses: consent-not-possible (409), consent-too-often (409, giving alone). */
export async function setPayoutConsent(act: Act, { transactionId, given }: PayoutConsentInput): Promise<PayoutConsent> {
  const userId = callerUserId(act)
  const transaction = await lockTransaction(act.tx, transactionId, userId)
  const completedAt = await checkCompleted(act, transaction)
  const last = await findConsent(act.tx, transactionId)
  if ((last?.given ?? false) === given) return await viewOf(act, transaction, completedAt, last)
  const step = (last?.step ?? 0) + 1
  if (step > consentStepsMax) refuse(refusals['consent-too-often'], { name: 'consent-too-often', status: 409 })
  const made = await insertConsent(act.tx, { transactionId, userId, step, given })
  const record = given ? recorded.consentGiven : recorded.consentRevoked
  await recordActivity(act, { userId, actionType: given ? 'PAYOUT_CONSENT_GIVEN' : 'PAYOUT_CONSENT_REVOKED', description: record(transaction.referenceNumber), subject: { kind: 'withdrawal', id: transaction.transactionId } })
  publish(act.tx, { topic: 'withdrawals', id: 'live', to: 'everybody' })
  return await viewOf(act, transaction, completedAt, made)
}

/** When it was completed. */
async function checkCompleted(act: Act, { transactionId, type, status }: TransactionRow): Promise<Date> {
  const found = type === 'withdrawal' && status === 'completed' ? await findCompletedAt(act.tx, transactionId) : undefined
  return found?.completedAt ?? refuse(refusals['consent-not-possible'], { name: 'consent-not-possible', status: 409 })
}

async function viewOf(act: Act, transaction: TransactionRow, completedAt: Date, consent: ConsentRow | undefined): Promise<PayoutConsent> {
  const { fullName } = await findUser(act.tx, transaction.userId)
  const { sample, amountCentavos } = transaction
  return {
    given: consent?.given ?? false,
    since: consent?.madeAt ?? null,
    shown: { maskedName: maskName(fullName), amountCentavos: liveAmount(absolute(amountCentavos)), completedAt: toMinute(completedAt), sample },
  }
}

function toMinute(instant: Date): Date {
  return new Date(instant.getTime() - (instant.getTime() % 60_000))
}
