import type { Centavos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { requireCode, requireProof } from '#foundation/platform/server/http/serve.ts'
import { hold, readBalance } from '#ledger/server/actions.ts'
import { LedgerRefusal } from '#ledger/shared/rules.ts'
import { recordTransaction, type TransactionRow } from '#money/transactions/server/actions.ts'
import { findReplayedRequest, hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { lockUserForShare } from '#people/identity/server/actions.ts'
import { findBankDetails } from '#people/profile/server/actions.ts'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import { isSameBankAccount, isSamePayee, type BankDetails } from '#people/profile/shared/rules.ts'
import { profileRefusals } from '#people/profile/shared/words.ts'
import { checkMayWithdraw, findSafeguards } from '#people/safeguards/server/actions.ts'
import type { WithdrawalView } from '../shared/contract.ts'
import { judgeWithdrawalRequest, withdrawalLimitFigures } from '../shared/rules-limits.ts'
import type { WithdrawalRequest } from '../shared/rules.ts'
import { withdrawalRefusals } from '../shared/words.ts'
import { notifyRequest } from './notify-withdrawal.ts'
import { beginPayeeWait } from './payees/new-payee.ts'
import { wasPaidBefore } from './payees/wait-store.ts'
import { insertWithdrawal } from './store.ts'
import { readWaitsUntil, readWithdrawal, viewWithdrawal } from './view.ts'

/** The profile judges the bank details, so it has the words to refuse them. */
const requestRefusals = { ...profileRefusals, ...withdrawalRefusals }

/**
 * Puts the amount on hold and stores the request as pending: the money stays in the wallet but is
 * no longer available. The same request id again returns the withdrawal as it is now
 * (idempotency-keys.ts); with another amount or bank account it is refused (409, key-reused).
 * Refuses user-not-active (403), what judgeWithdrawalRequest refuses, and a withdrawal while
 * withdrawals are paused or the money is locked (409). Requires a proof (403) for a large amount or
 * a bank account that is not on file, and a code for one that was never paid; that one waits.
 */
export async function requestWithdrawal(
  ctx: ActionContext,
  input: WithdrawalRequest,
): Promise<WithdrawalView> {
  const userId = callerUserId(ctx)
  const { requestId, ...request } = input
  const { amountCentavos } = request
  const requestHash = hashRequest({ verb: 'request-withdrawal', ...request })
  const [replayed, user, safeguards, onFile, { availableCentavos }, company] = await together([
    findReplayedRequest(ctx, { transactionId: requestId, userId, requestHash }),
    // The lock comes before the reads, so that they see a simultaneous change of password or bank
    // account, or make it wait.
    lockUserForShare(ctx.tx, userId),
    findSafeguards(ctx.tx, userId),
    findBankDetails(ctx.tx, userId),
    readBalance(ctx.tx, userId),
    readCompanySettings(ctx.tx),
  ])
  if (replayed)
    return viewWithdrawal(
      replayed,
      await readWithdrawal(ctx.tx, requestId),
      await readWaitsUntil(ctx.tx, requestId),
    )
  if (user.status !== 'active') refuse(withdrawalRefusals, 'user-not-active', { status: 403 })
  checkMayWithdraw(safeguards)
  const judged = judgeWithdrawalRequest(request, availableCentavos, company)
  if ('refusal' in judged) {
    const { refusal, field } = judged
    refuse(requestRefusals, refusal, { field, figures: withdrawalLimitFigures(company) })
  }
  const { details } = judged
  const isKnown =
    (onFile !== null && isSamePayee(onFile, details)) ||
    (await wasPaidBefore(ctx.tx, userId, details))
  const isOnFile = onFile !== null && isSameBankAccount(onFile, details)
  if (!isKnown) requireCode(ctx.caller, 'payee')
  if (amountCentavos > (company.stepUpCentavos ?? ctx.settings.stepUpCentavos) || !isOnFile)
    requireProof(ctx.caller, 'money')

  const transaction = await recordTransaction(ctx, {
    transactionId: requestId,
    userId,
    type: 'withdrawal_request',
    amountCentavos,
    status: 'pending',
    description: descriptions.withdrawalRequested(
      details.bankName,
      maskAccountNumber(details.accountNumber),
    ),
    metaData: storedBankDetails(details),
    requestHash,
  })
  const booked = together([
    holdOrRefuse(ctx, transaction, amountCentavos),
    // A hold has the id of the request that asked for it.
    insertWithdrawal(ctx.tx, { transactionId: requestId, userId, holdId: requestId, ...details }),
  ])
  let waitsUntil: Date | null = null
  if (!isKnown) {
    await booked
    const began = await beginPayeeWait(ctx, transaction, details, company.newPayeeHours)
    if (company.newPayeeHours > 0) waitsUntil = began
  }
  await together([booked, notifyRequest(ctx, { transaction, details, waitsUntil }, user)])
  return viewWithdrawal(transaction, details, waitsUntil)
}

/** As the specification names the fields of meta_data. */
function storedBankDetails({ bankName, accountName, accountNumber }: BankDetails) {
  return { bank_name: bankName, account_name: accountName, account_number: accountNumber }
}

/**
 * The balance that was read before only chooses the words. The ledger decides: it locks the wallet
 * and reads the balance again.
 */
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
      refuse(withdrawalRefusals, 'insufficient-balance', { field: 'amount' })
    throw error
  }
}
