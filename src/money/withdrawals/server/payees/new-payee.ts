/**
 * The first withdrawal to an account that is neither linked nor paid before. It takes a code and
 * waits, so that whoever stole a password cannot send the money away before its owner reads a
 * mail.
 */
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { together } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { showDateTimeInBoth } from '#foundation/time/shared/time.ts'
import type { TransactionRow } from '#money/transactions/server/actions.ts'
import { refuseTransactionNotFound } from '#money/transactions/server/lock-transaction.ts'
import { transactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { checkBankDetails, findBankDetails } from '#people/profile/server/actions.ts'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import { isSamePayee, type BankDetails } from '#people/profile/shared/rules.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import type { PayeeStanding, PayeeWaitView } from '../../shared/contract.ts'
import { payeeRecordTexts } from '../../shared/record-words-payee.ts'
import { waitsForNewPayee, type WithdrawalStatus } from '../../shared/rules.ts'
import { withdrawalRefusals } from '../../shared/words.ts'
import { readWithdrawal } from '../view.ts'
import {
  findPayeeWait,
  insertPayeeWait,
  readEarliest,
  wasPaidBefore,
  type PayeeWait,
} from './wait-store.ts'

/** For the form, before anything is sent. Refuses malformed bank details. */
export async function readPayee(ctx: ActionContext, input: BankDetails): Promise<PayeeStanding> {
  const details = checkBankDetails(input)
  const userId = callerUserId(ctx)
  const [linked, paid, { newPayeeHours }] = await together([
    findBankDetails(ctx.tx, userId),
    wasPaidBefore(ctx.tx, userId, details),
    readCompanySettings(ctx.tx),
  ])
  const isKnown = paid || (linked !== null && isSamePayee(linked, details))
  const waits = !isKnown && newPayeeHours > 0
  return { isKnown, earliest: waits ? await readEarliest(ctx.tx, newPayeeHours) : null }
}

/** Begins the wait, and tells the owner in a way that no setting switches off. */
export async function beginPayeeWait(
  ctx: ActionContext,
  transaction: TransactionRow,
  details: BankDetails,
  hours: number,
): Promise<Date> {
  const { transactionId, userId } = transaction
  const waitsUntil = await insertPayeeWait(ctx.tx, { transactionId, userId, hours })
  const { facts, begun } = payeeRecordTexts
  const amount = showPesos(transactionAmount(transaction))
  const number = maskAccountNumber(details.accountNumber)
  const earliest = showDateTimeInBoth(waitsUntil)
  const { bankName } = details
  await notifySecurityEvent(ctx, {
    userId,
    event: 'new-payee',
    linkTo: `/dashboard/transactions/receipt/${transactionId}`,
    facts: [
      [facts.amount, amount],
      [facts.bank, bankName],
      [facts.number, number],
      [facts.earliest, earliest],
    ],
    inside: {
      en: begun(amount, bankName, number, earliest.en).en,
      fil: begun(amount, bankName, number, earliest.fil).fil,
    },
  })
  return waitsUntil
}

/** Refuses payee-waits (409) while staff may not process or pay the withdrawal. */
export function refuseWhilePayeeWaits(wait: PayeeWait | undefined, to: WithdrawalStatus): void {
  if (!wait?.waits || !waitsForNewPayee(to)) return
  refuse(withdrawalRefusals, 'payee-waits', {
    status: 409,
    figures: { until: wait.waitsUntil.toISOString() },
  })
}

/** Null when the account was known. Refuses transaction-not-found (404) for another user's. */
export async function readMyPayeeWait(
  ctx: ActionContext,
  { transactionId }: { transactionId: string },
): Promise<PayeeWaitView | null> {
  const { userId } = await readWithdrawal(ctx.tx, transactionId)
  if (userId !== callerUserId(ctx)) refuseTransactionNotFound()
  const wait = await findPayeeWait(ctx.tx, transactionId)
  if (!wait) return null
  const { waitsUntil, waits, liftedAt, liftReason } = wait
  return { waitsUntil, waits, liftedAt, liftReason }
}
