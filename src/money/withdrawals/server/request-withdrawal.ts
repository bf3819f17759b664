import type { Figures } from '#foundation/contract/shared/refusal.ts'
import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { requireProof } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { hold, readBalance } from '#ledger/server/actions.ts'
import { LedgerRefusal } from '#ledger/shared/rules.ts'
import { recordTransaction, type TransactionRow } from '#money/transactions/server/actions.ts'
import { findReplayedRequest, hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { shareUser } from '#people/identity/server/actions.ts'
import { tellUser } from '#people/notifications/server/actions.ts'
import { mailUser } from '#people/notifications/server/settings.ts'
import { findBankDetails } from '#people/profile/server/actions.ts'
import {
  isSameBankAccount,
  maskAccountNumber,
  type BankDetails,
} from '#people/profile/shared/rules.ts'
import { profileRefusals } from '#people/profile/shared/words.ts'
import { checkMayWithdraw, findSafeguards } from '#people/safeguards/server/actions.ts'
import type { WithdrawalView } from '../shared/contract.ts'
import { withdrawalRecordTexts } from '../shared/record-words.ts'
import {
  judgeWithdrawalRequest,
  withdrawalLimitFigures,
  type WithdrawalRequestRefusal,
  type WithdrawalRequest,
} from '../shared/rules.ts'
import { withdrawalMails, withdrawalStoredTexts, withdrawalRefusals } from '../shared/words.ts'
import { insertWithdrawal } from './store.ts'
import { viewOf, withdrawalOf } from './view.ts'

/**
 * Puts the amount on hold and stores the request, pending. The money stays in the wallet but is no
 * longer available. The same request id again gives the first answer; with another amount or bank
 * account it is refused (409). Refuses while withdrawals are paused or the money is locked (409),
 * and asks for a proof (403) for a large amount or another bank account.
 */
export async function requestWithdrawal(
  ctx: ActionContext,
  input: WithdrawalRequest,
): Promise<WithdrawalView> {
  const userId = callerUserId(ctx)
  const { requestId, ...asked } = input
  const requestHash = hashRequest({ verb: 'request-withdrawal', ...asked })
  const [replayed, user, safeguards, onFile, { availableCentavos }, company] = await together([
    findReplayedRequest(ctx, { transactionId: requestId, userId, requestHash }),
    // What follows is read after the user is shared: a change of password or bank account at the same moment is seen or waits.
    shareUser(ctx.tx, userId),
    findSafeguards(ctx.tx, userId),
    findBankDetails(ctx.tx, userId),
    readBalance(ctx.tx, userId),
    readCompanySettings(ctx.tx),
  ])
  if (replayed) return viewOf(replayed, await withdrawalOf(ctx.tx, requestId))
  if (user.status !== 'active') refuse(withdrawalRefusals, 'user-not-active', { status: 403 })
  checkMayWithdraw(safeguards)
  const judged = judgeWithdrawalRequest(asked, availableCentavos, company)
  if ('refusal' in judged)
    refuseRequest(judged.refusal, judged.field, withdrawalLimitFigures(company))
  const { details } = judged
  const isOnFile = onFile !== null && isSameBankAccount(onFile, details)
  if (asked.amountCentavos > (company.stepUpCentavos ?? ctx.settings.stepUpCentavos) || !isOnFile)
    requireProof(ctx.caller, 'money')

  const transaction = await recordTransaction(ctx, {
    transactionId: requestId,
    userId,
    type: 'withdrawal_request',
    amountCentavos: asked.amountCentavos,
    status: 'pending',
    description: withdrawalStoredTexts.description(
      details.bankName,
      maskAccountNumber(details.accountNumber),
    ),
    metaData: {
      bank_name: details.bankName,
      account_name: details.accountName,
      account_number: details.accountNumber,
    },
    requestHash,
  })
  // The balance read above only chooses the words. Here it is decided: the book locks the wallet and looks again.
  await together([
    holdOrRefuse(ctx, transaction, asked.amountCentavos),
    // A hold has the id of the request that asked for it.
    insertWithdrawal(ctx.tx, { transactionId: requestId, userId, holdId: requestId, ...details }),
    tellRequest(ctx, transaction, details, user),
  ])
  return viewOf(transaction, details)
}

async function holdOrRefuse(
  ctx: ActionContext,
  { transactionId, userId }: TransactionRow,
  amountCentavos: Centavos,
): Promise<void> {
  try {
    await hold(ctx.tx, {
      key: transactionId,
      walletId: userId,
      amountCentavos,
      purpose: 'withdrawal',
      subjectId: transactionId,
    })
  } catch (error) {
    if (error instanceof LedgerRefusal && error.name === 'insufficient-available')
      refuseRequest('insufficient-balance', 'amount')
    throw error
  }
}

async function tellRequest(
  ctx: ActionContext,
  transaction: TransactionRow,
  details: BankDetails,
  user: { fullName: string; email: string },
) {
  const { transactionId, userId, referenceNumber } = transaction
  const amount = showTransactionAmount(transaction)
  const linkTo = `/dashboard/transactions/receipt/${transactionId}`
  const name = { topic: 'withdrawals', id: transactionId }
  publish(ctx.tx, { ...name, to: { userId } }, { ...name, to: 'admins' })
  await together([
    tellUser(ctx, {
      userId,
      type: 'transaction_update',
      message: withdrawalRecordTexts.requestedNotice(amount, referenceNumber),
      linkTo,
    }),
    recordActivity(ctx, {
      userId,
      actionType: 'WITHDRAWAL_REQUEST',
      description: withdrawalRecordTexts.requestedActivity(amount, referenceNumber),
      subject: { kind: 'withdrawal', id: transactionId },
    }),
    mailUser(ctx, {
      to: user.email,
      subject: withdrawalMails.requestedSubject(referenceNumber),
      kind: 'request_submitted',
      userId,
      content: {
        greeting: withdrawalMails.greeting(user.fullName),
        paragraphs: [withdrawalMails.requested],
        facts: [
          [withdrawalMails.facts.reference, referenceNumber],
          [withdrawalMails.facts.status, transaction.status],
          [withdrawalMails.facts.amount, amount],
          [withdrawalMails.facts.bank, details.bankName],
          [withdrawalMails.facts.name, details.accountName],
          [withdrawalMails.facts.number, maskAccountNumber(details.accountNumber)],
        ],
        action: { label: withdrawalMails.action, path: linkTo },
      },
    }),
  ])
}

function refuseRequest(name: WithdrawalRequestRefusal, field: string, figures?: Figures): never {
  refuse({ ...profileRefusals, ...withdrawalRefusals }, name, { field, figures })
}
