/** The sample deposits, withdrawals and investment, made by the same actions as real ones. */
import { v7 as uuidv7 } from 'uuid'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { addCompanyAccount } from '#money/deposits/server/company-accounts/actions.ts'
import { moveDeposit } from '#money/deposits/server/moves/move-deposit.ts'
import { startDepositChat } from '#money/deposits/server/moves/user-deposit-moves.ts'
import { requestDeposit } from '#money/deposits/server/request-deposit.ts'
import { recordInvestment } from '#money/investments/server/record-investment.ts'
import { setPayoutConsent } from '#money/withdrawals/server/consents/payout-consents.ts'
import { moveWithdrawal } from '#money/withdrawals/server/moves/move-withdrawal.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import { atOnce, type Pace } from './pace.ts'
import { lizaCruz, mariaSantos } from './sample-sign-ins.ts'

const companyAccounts = [
  {
    bankName: 'BDO Unibank',
    accountNumber: '0000 1111 2222',
    accountName: 'Sample Company Inc.',
    details: 'Savings account. Sample: do not send money here.',
  },
  {
    bankName: 'GCash',
    accountNumber: '0900 000 0000',
    accountName: 'Sample Company Inc.',
    details: 'E-wallet. Sample: do not send money here.',
  },
  {
    bankName: 'Maya',
    accountNumber: '0900 000 0001',
    accountName: 'Sample Company Inc.',
    details: 'E-wallet. Sample: do not send money here.',
  },
]

/** Returns the ids of the new accounts. */
export async function addSampleCompanyAccounts(ctx: ActionContext): Promise<string[]> {
  const ids: string[] = []
  for (const companyAccount of companyAccounts)
    ids.push(await addCompanyAccount(ctx.tx, { ...companyAccount, sample: true }))
  return ids
}

/** Requests a deposit and opens its chat. */
export async function openSampleDeposit(
  user: ActionContext,
  amountCentavos: bigint,
  companyAccountId: string | undefined,
  pace: Pace = atOnce,
): Promise<{ transactionId: string; chatId: string }> {
  const requestId = uuidv7()
  await requestDeposit(user, {
    requestId,
    amountCentavos,
    companyAccountId: companyAccountId ?? null,
  })
  await pace({ seconds: 40 })
  const chatId = uuidv7()
  await startDepositChat(user, { transactionId: requestId, chatId })
  return { transactionId: requestId, chatId }
}

/** A deposit, a withdrawal that may be shown in public, and an investment of one year. */
export async function addSampleInvestment(
  user: ActionContext,
  admin: ActionContext,
  companyAccountIds: string[],
  pace: Pace = atOnce,
): Promise<void> {
  await pace({ daysAgo: 108, at: '19:12' })
  const paidIn = await openSampleDeposit(user, 5_000_000n, companyAccountIds[0], pace)
  await pace({ minutes: 26 })
  await moveDeposit(admin, {
    transactionId: paidIn.transactionId,
    moveId: uuidv7(),
    to: 'completed',
  })
  await pace({ daysAgo: 79, at: '10:05' })
  const paidOut = uuidv7()
  await requestWithdrawal(user, { requestId: paidOut, amountCentavos: 550_000n, ...lizaCruz.bank })
  await pace({ minutes: 74 })
  await moveWithdrawal(admin, {
    transactionId: paidOut,
    moveId: uuidv7(),
    to: 'completed',
    bankReference: 'SAMPLE-0002',
  })
  await pace({ minutes: 31 })
  await setPayoutConsent(user, { transactionId: paidOut, kind: 'feed', given: true })
  await pace({ daysAgo: 76, at: '11:20' })
  const today = manilaDate(new Date())
  const terms = {
    startDate: today,
    endDate: yearAfter(today),
    userId: callerUserId(user),
    notes: 'Sample: asked for it in the support chat.',
  }
  await recordInvestment(admin, {
    ...terms,
    requestId: uuidv7(),
    planName: 'Sample plan, one year',
    amountCentavos: 2_000_000n,
    expectedReturnCentavos: null,
  })
}

/** Returns the same day of the next year, or 28 February after a 29th. */
function yearAfter(day: string): string {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return later.endsWith('-02-29') ? later.replace(/29$/, '28') : later
}

export async function addSampleDeposits(
  user: ActionContext,
  admin: ActionContext,
  companyAccountIds: string[],
  pace: Pace = atOnce,
  talk: (chatId: string, about: 'paid' | 'not-paid') => Promise<void> = async () => {},
): Promise<void> {
  await pace({ daysAgo: 96, at: '10:12' })
  const first = await openSampleDeposit(user, 1_500_000n, companyAccountIds[0], pace)
  await pace({ minutes: 4 })
  await sendMessage(admin, {
    chatId: first.chatId,
    messageId: uuidv7(),
    content: 'Please pay to our BDO account and send the proof here.',
  })
  await pace({ minutes: 9 })
  await sendMessage(user, {
    chatId: first.chatId,
    messageId: uuidv7(),
    content: 'Paid just now. The bank says it has arrived.',
  })
  await pace({ minutes: 12 })
  await moveDeposit(admin, {
    transactionId: first.transactionId,
    moveId: uuidv7(),
    to: 'completed',
  })
  await pace({ daysAgo: 41, at: '18:36' })
  const second = await openSampleDeposit(user, 825_050n, companyAccountIds[1], pace)
  await talk(second.chatId, 'paid')
  await pace({ minutes: 2 })
  await moveDeposit(admin, {
    transactionId: second.transactionId,
    moveId: uuidv7(),
    to: 'completed',
  })
  await pace({ daysAgo: 19, at: '09:48' })
  const refused = await openSampleDeposit(user, 200_000n, companyAccountIds[2], pace)
  await talk(refused.chatId, 'not-paid')
  await pace({ minutes: 2 })
  await moveDeposit(admin, {
    transactionId: refused.transactionId,
    moveId: uuidv7(),
    to: 'failed',
    reason: 'No payment reached our account in time.',
  })
}

export async function addSampleWithdrawals(
  user: ActionContext,
  admin: ActionContext,
  pace: Pace = atOnce,
): Promise<void> {
  const { bank } = mariaSantos
  await pace({ daysAgo: 12, at: '08:52' })
  const paid = uuidv7()
  await requestWithdrawal(user, { requestId: paid, amountCentavos: 600_000n, ...bank })
  await pace({ minutes: 48 })
  await moveWithdrawal(admin, { transactionId: paid, moveId: uuidv7(), to: 'processing' })
  await pace({ minutes: 95 })
  await moveWithdrawal(admin, {
    transactionId: paid,
    moveId: uuidv7(),
    to: 'completed',
    bankReference: 'SAMPLE-0001',
  })
  await pace({ minutes: 140 })
  for (const kind of ['feed', 'proof'] as const)
    await setPayoutConsent(user, { transactionId: paid, kind, given: true })
  await pace({ openMinutesAgo: 38 })
  await requestWithdrawal(user, { requestId: uuidv7(), amountCentavos: 500_000n, ...bank })
}
