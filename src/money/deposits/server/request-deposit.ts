import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { recordTransaction } from '#money/transactions/server/actions.ts'
import { findReplayedRequest, hashRequest } from '#money/transactions/server/idempotency-keys.ts'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { notifyUser } from '#people/notifications/server/actions.ts'
import type { CompanyAccount, DepositView } from '../shared/contract.ts'
import { depositRecordTexts } from '../shared/record-words.ts'
import { judgeDepositRequest, type DepositRequest } from '../shared/rules.ts'
import { depositRefusals } from '../shared/words.ts'
import { findCompanyAccount, readCompanyAccounts } from './company-accounts/store.ts'
import { expireIfDue } from './moves/expire-deposits.ts'
import { lockDeposit } from './moves/lock-deposit.ts'
import { mailDepositInitiated, publishDeposit } from './notify-deposit.ts'
import { readCurrentDeposit, readDeposit } from './reads.ts'
import { findOverdueWindows, insertDeposit } from './store.ts'

/**
 * Records a deposit and starts its payment window; no money moves. Repeating a request returns the
 * first deposit. Refuses: invalid-amount, minimum-deposit, select-company-account,
 * company-account-not-found, window-open (409), key-reused (409).
 */
export async function requestDeposit(
  ctx: ActionContext,
  input: DepositRequest,
): Promise<DepositView> {
  const { tx } = ctx
  const userId = callerUserId(ctx)
  const key = { transactionId: input.requestId, userId, requestHash: hashOf(input) }
  const first = await findReplayedRequest(ctx, key)
  if (first) return await readDeposit(tx, first.transactionId)

  const target = await checkRequest(tx, input)
  for (const { transactionId } of await findOverdueWindows(tx, userId))
    await expireIfDue(ctx, await lockDeposit(tx, transactionId, userId))

  const description = depositRecordTexts.requested(showPesos(input.amountCentavos), target.bankName)
  const transaction = await recordTransaction(ctx, {
    ...key,
    type: 'deposit_initiated',
    amountCentavos: input.amountCentavos,
    status: 'pending_payment',
    description: descriptions.depositRequested(showPesos(input.amountCentavos), target.bankName),
    metaData: {
      selected_company_account: {
        bank_name: target.bankName,
        account_number: target.accountNumber,
        account_name: target.accountName,
      },
    },
  })
  const stored = await insertDeposit(tx, {
    transactionId: transaction.transactionId,
    userId,
    companyAccountId: target.companyAccountId,
    amountCentavos: input.amountCentavos,
  })
  if (!stored) refuse(depositRefusals, 'window-open', { status: 409 })
  const view = await readDeposit(tx, transaction.transactionId)
  await recordActivity(ctx, {
    userId,
    actionType: 'DEPOSIT_INITIATED',
    description,
    subject: { kind: 'deposit', id: transaction.transactionId },
  })
  const notice = depositRecordTexts.requestedNotice(
    showPesos(transaction.amountCentavos),
    transaction.referenceNumber,
    view.expiresAt,
  )
  await notifyUser(ctx, {
    userId,
    type: 'transaction_update',
    message: notice,
    linkTo: '/dashboard/deposit',
  })
  await mailDepositInitiated(ctx, transaction, target, view.expiresAt)
  publishDeposit(tx, transaction)
  return view
}

/** Returns the company account to pay to. */
async function checkRequest(tx: Transaction, input: DepositRequest): Promise<CompanyAccount> {
  const company = await readCompanySettings(tx)
  const wrong = judgeDepositRequest(input, company)
  if (wrong) {
    const figures = { minimum: showPesos(company.minimumDepositCentavos) }
    refuse(depositRefusals, wrong, {
      field: wrong === 'select-company-account' ? 'companyAccountId' : 'amount',
      figures,
    })
  }
  const target = input.companyAccountId
    ? await findCompanyAccount(tx, input.companyAccountId)
    : undefined
  if (!target?.active)
    refuse(depositRefusals, 'company-account-not-found', { field: 'companyAccountId' })
  return target
}

function hashOf({ amountCentavos, companyAccountId }: DepositRequest): string {
  return hashRequest({ type: 'deposit', amountCentavos, companyAccountId })
}

export function listCompanyAccounts(ctx: ActionContext): Promise<CompanyAccount[]> {
  return readCompanyAccounts(ctx.tx)
}

/** The deposit request that still runs, or null. */
export function findCurrentDeposit(ctx: ActionContext): Promise<DepositView | null> {
  return readCurrentDeposit(ctx.tx, callerUserId(ctx))
}
