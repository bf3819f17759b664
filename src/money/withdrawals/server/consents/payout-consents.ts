/** The consents of a user to show a completed withdrawal in public. Off by default, revocable. */
import { together } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publicViewId, publish } from '#foundation/platform/server/live/relay.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import {
  lockTransaction,
  refuseTransactionNotFound,
} from '#money/transactions/server/lock-transaction.ts'
import { findTransaction } from '#money/transactions/server/read-transactions.ts'
import { transactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { findUser } from '#people/identity/server/actions.ts'
import type { PayoutConsent } from '../../shared/contract.ts'
import { withdrawalRecordTexts } from '../../shared/record-words.ts'
import {
  coarsenPayout,
  consentStepsMax,
  maskPayeeName,
  type ConsentKind,
  type PayoutConsentInput,
  type PayoutDisclosure,
} from '../../shared/rules-public.ts'
import { withdrawalRefusals } from '../../shared/words.ts'
import {
  findConsents,
  findCrowd,
  findPaid,
  insertConsent,
  type ConsentRow,
} from './consent-store.ts'
import { channelOf, toHour } from './public-payouts.ts'

/**
 * Refuses transaction-not-found (404), also for somebody else's, and consent-not-possible (409)
 * when it is no completed withdrawal.
 */
export async function readPayoutConsent(
  ctx: ActionContext,
  { transactionId }: { transactionId: string },
): Promise<PayoutConsent> {
  const transaction = await findTransaction(ctx.tx, transactionId)
  if (transaction.userId !== callerUserId(ctx)) refuseTransactionNotFound()
  const paid = await checkPaid(ctx, transaction)
  return await viewOf(ctx, transaction, paid, await findConsents(ctx.tx, transactionId))
}

/**
 * Takes effect at once; giving the same answer twice is one step. What is shown is decided now and
 * stays as the user agreed to it, however large the crowd becomes. Refuses consent-not-possible
 * (409) and, when giving, consent-too-often (409).
 */
export async function setPayoutConsent(
  ctx: ActionContext,
  { transactionId, kind, given }: PayoutConsentInput,
): Promise<PayoutConsent> {
  const userId = callerUserId(ctx)
  const transaction = await lockTransaction(ctx.tx, transactionId, userId)
  const paid = await checkPaid(ctx, transaction)
  const before = await findConsents(ctx.tx, transactionId)
  const last = before.find((one) => one.kind === kind)
  if ((last?.given ?? false) === given) return await viewOf(ctx, transaction, paid, before)
  const step = (last?.step ?? 0) + 1
  if (step > consentStepsMax) refuse(withdrawalRefusals, 'consent-too-often', { status: 409 })
  const made = await insertConsent(ctx.tx, {
    transactionId,
    userId,
    kind,
    step,
    disclosure: given ? await chooseDisclosure(ctx, transaction, paid) : null,
  })
  await recordActivity(ctx, {
    userId,
    actionType: `${kind === 'feed' ? 'PAYOUT' : 'PROOF'}_CONSENT_${given ? 'GIVEN' : 'REVOKED'}`,
    description: recordOf(kind, given)(transaction.referenceNumber),
    subject: { kind: 'withdrawal', id: transaction.transactionId },
  })
  publish(ctx.tx, { topic: 'withdrawals', id: publicViewId, to: 'everybody' })
  return await viewOf(ctx, transaction, paid, [...before.filter((one) => one !== last), made])
}

function recordOf(kind: ConsentKind, given: boolean) {
  if (kind === 'feed')
    return given ? withdrawalRecordTexts.consentGiven : withdrawalRecordTexts.consentRevoked
  return given ? withdrawalRecordTexts.proofGiven : withdrawalRecordTexts.proofRevoked
}

interface Paid {
  completedAt: Date
  bankName: string
}

async function checkPaid(
  ctx: ActionContext,
  { transactionId, type, status }: TransactionRow,
): Promise<Paid> {
  const isPaid = type === 'withdrawal' && status === 'completed'
  const found = isPaid ? await findPaid(ctx.tx, transactionId) : undefined
  return found ?? refuse(withdrawalRefusals, 'consent-not-possible', { status: 409 })
}

async function chooseDisclosure(
  ctx: ActionContext,
  transaction: TransactionRow,
  { bankName }: Paid,
): Promise<PayoutDisclosure> {
  const [crowd, { minimumWithdrawalCentavos }] = await together([
    findCrowd(ctx.tx),
    readCompanySettings(ctx.tx),
  ])
  return coarsenPayout(
    { userId: transaction.userId, amountCentavos: transactionAmount(transaction), bankName },
    crowd,
    minimumWithdrawalCentavos,
  )
}

/** Shows what the user agreed to, or what would be shown now. */
async function viewOf(
  ctx: ActionContext,
  transaction: TransactionRow,
  paid: Paid,
  consents: readonly ConsentRow[],
): Promise<PayoutConsent> {
  const stateOf = (kind: ConsentKind) => {
    const found = consents.find((one) => one.kind === kind)
    return { given: found?.given ?? false, since: found?.madeAt ?? null }
  }
  const agreed = consents.find(({ kind, given }) => kind === 'feed' && given)
  const [{ fullName }, shown] = await together([
    findUser(ctx.tx, transaction.userId),
    agreed ?? chooseDisclosure(ctx, transaction, paid),
  ])
  const fromCentavos = 'amount' in shown ? (shown.amount?.fromCentavos ?? null) : shown.fromCentavos
  return {
    feed: stateOf('feed'),
    proof: stateOf('proof'),
    shown: {
      maskedName: maskPayeeName(fullName),
      amountFromCentavos: fromCentavos,
      channel: channelOf({ channel: shown.channel ?? 'bank', bankName: paid.bankName }),
      completedHour: toHour(paid.completedAt),
      sample: transaction.sample,
    },
  }
}
