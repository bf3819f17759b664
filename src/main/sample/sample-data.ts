/**
 * A small town of made-up people with a history, so that a newcomer can click through everything.
 * It is written by the same verbs that real requests use, in one transaction, once; every row of it
 * carries the sample mark for ever.
 */
import { v7 as uuidv7 } from 'uuid'
import { createAnnouncement } from '#content/announcements/server/actions.ts'
import { addTask } from '#content/tasks/server/actions.ts'
import type { Database } from '#foundation/platform/server/database/database.ts'
import {
  callerUserId,
  systemContext,
  type ActionContext,
  type Caller,
} from '#foundation/platform/server/http/context.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { openSupportChat } from '#money/chats/server/actions.ts'
import { saveReply } from '#money/chats/server/replies/canned-replies.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { addCompanyAccount } from '#money/deposits/server/company-accounts/company-accounts.ts'
import { startDepositChat } from '#money/deposits/server/moves/keep-deposit-alive.ts'
import { moveDeposit } from '#money/deposits/server/moves/move-deposit.ts'
import { requestDeposit } from '#money/deposits/server/request-deposit.ts'
import { recordInvestment } from '#money/investments/server/record-investment.ts'
import { setPayoutConsent } from '#money/withdrawals/server/consents/payout-consents.ts'
import { moveWithdrawal } from '#money/withdrawals/server/moves/move-withdrawal.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import { createUser } from '#people/identity/server/actions.ts'
import { saveBankDetails } from '#people/profile/server/actions.ts'
import { keepSampleContent } from './sample-content.ts'
import { confirmSampleFigures, keepSampleFigures } from './sample-market-figures.ts'
import { keepSamplePlans } from './sample-plans.ts'
import { sampleSignIns } from './sample-sign-ins.ts'
import { keepSampleTestimonials } from './sample-testimonials.ts'

const mariaSantos = {
  fullName: 'Maria Santos',
  ...sampleSignIns.user,
  phoneNumber: '0917 000 0001',
  bank: { bankName: 'BDO Unibank', accountName: 'Maria Santos', accountNumber: '001234567890' },
}
const joseDelaCruz = {
  fullName: 'Jose Dela Cruz',
  email: 'jose@sample.kaban.test',
  password: 'sample-wallet-2',
  phoneNumber: '0917 000 0002',
  bank: { bankName: 'GCash', accountName: 'Jose Dela Cruz', accountNumber: '09170000002' },
}
const lizaCruz = {
  fullName: 'Liza Cruz',
  email: 'liza@sample.kaban.test',
  password: 'sample-wallet-3',
  phoneNumber: '0917 000 0003',
  bank: { bankName: 'Maya', accountName: 'Liza Cruz', accountNumber: '09170000003' },
}

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

const announcements = [
  {
    title: 'How to see that a message is from us',
    description:
      'We write to you in the chats of Kaban and nowhere else. We never ask for your password or a code.',
    priority: 'low',
  },
  {
    title: 'Sample: no withdrawals on 30 November',
    description:
      'It is Bonifacio Day, and the banks are closed. Withdrawals that you request are paid on the next banking day.',
    priority: 'high',
  },
] as const

const readyReplies = [
  {
    shortcut: 'pay',
    textEn:
      'Good day, {name}. Please pay {amount} to the account shown above, write {reference} into the message of your payment, and send the proof here.',
    textFil:
      'Magandang araw, {name}. Pakibayaran po ang {amount} sa account na nakasaad sa itaas, isulat ang {reference} sa mensahe ng bayad, at ipadala rito ang patunay.',
  },
  {
    shortcut: 'received',
    textEn:
      'Thank you, {name}. We have your proof and are looking at our bank account. Your balance shows {amount} as soon as it has arrived.',
    textFil:
      'Salamat po, {name}. Nasa amin na ang patunay at tinitingnan namin ang aming bank account. Makikita sa balanse ninyo ang {amount} kapag dumating na.',
  },
  {
    shortcut: 'safe',
    textEn:
      'For your safety: we never ask for a password or a one-time code, in no chat and in no call.',
    textFil:
      'Para sa kaligtasan ninyo: hindi kami kailanman humihingi ng password o one-time code, sa anumang usapan o tawag.',
  },
]

interface SampleParts extends Pick<ActionContext, 'settings' | 'files' | 'secrets'> {
  database: Database
  say: (step: string) => void
}

export async function loadSampleData({ database, say, ...ground }: SampleParts): Promise<void> {
  await database.transaction(async (tx) => {
    // Two servers that start at once: the second waits here and finds the town built.
    await tx.rows('select 1 from installation for update')
    const { built } = await tx.row<{ built: boolean }>(
      `select exists (select from users where email = $1) as built`,
      [sampleSignIns.admin.email],
    )
    if (built) return
    say('Loading the sample town …')
    await buildSampleData(systemContext(tx, ground))
  })
}

async function buildSampleData(ctx: ActionContext): Promise<void> {
  const admin = await createUser(ctx.tx, {
    fullName: 'Ana Reyes',
    ...sampleSignIns.admin,
    phoneNumber: '',
    role: 'admin',
    status: 'active',
  })
  const ben = await createUser(ctx.tx, {
    fullName: 'Ben Ramos',
    ...sampleSignIns.secondAdmin,
    phoneNumber: '',
    role: 'admin',
    status: 'active',
  })
  const asAdmin = as(ctx, {
    role: 'admin',
    userId: admin.userId,
    sessionId: uuidv7(),
    proven: true,
  })
  const asBen = as(ctx, { role: 'admin', userId: ben.userId, sessionId: uuidv7(), proven: true })
  const companyAccountIds: string[] = []
  for (const one of companyAccounts)
    companyAccountIds.push(await addCompanyAccount(ctx.tx, { ...one, sample: true }))
  const liza = await personContext(ctx, lizaCruz)
  await investmentHistory(liza, asAdmin, companyAccountIds)
  const maria = await personContext(ctx, mariaSantos)
  const jose = await personContext(ctx, joseDelaCruz)

  await depositHistory(maria, asAdmin, companyAccountIds)
  await withdrawalHistory(maria, asAdmin)
  const colleague = as(ctx, {
    role: 'admin',
    userId: ben.userId,
    sessionId: uuidv7(),
    proven: true,
  })
  await keepSampleTestimonials({ investor: liza, saver: maria, admin: asAdmin, colleague })
  const waiting = await openDeposit(jose, 350_000n, companyAccountIds[1])
  await sendMessage(jose, {
    chatId: waiting.chatId,
    messageId: uuidv7(),
    content: 'Good morning. I would like to pay by GCash.',
  })
  await supportChat(maria, asAdmin)
  await keepSampleFigures(asAdmin)
  await keepSampleContent(asAdmin, asBen)
  await keepSamplePlans(asAdmin, asBen)
  await confirmSampleFigures(asBen)
  await noticeBoard(maria, asAdmin)
  for (const reply of readyReplies) await saveReply(asAdmin, { replyId: uuidv7(), ...reply })
}

async function personContext(
  ctx: ActionContext,
  { bank, ...person }: typeof mariaSantos,
): Promise<ActionContext> {
  const { userId } = await createUser(ctx.tx, { ...person, role: 'user', status: 'active' })
  const acting = as(ctx, { role: 'user', userId, sessionId: uuidv7(), proven: true })
  await saveBankDetails(acting, { ...bank, userId })
  return acting
}

function as(ctx: ActionContext, caller: Caller): ActionContext {
  return { ...ctx, caller }
}

async function openDeposit(
  user: ActionContext,
  amountCentavos: bigint,
  companyAccountId: string | undefined,
): Promise<{ transactionId: string; chatId: string }> {
  const requestId = uuidv7()
  const chatId = uuidv7()
  await requestDeposit(user, {
    requestId,
    amountCentavos,
    companyAccountId: companyAccountId ?? null,
  })
  await startDepositChat(user, { transactionId: requestId, chatId })
  return { transactionId: requestId, chatId }
}

/** The first in the town, so that the newest movements are those of the people who sign in. */
async function investmentHistory(
  user: ActionContext,
  admin: ActionContext,
  companyAccountIds: string[],
): Promise<void> {
  const paidIn = await openDeposit(user, 5_000_000n, companyAccountIds[0])
  await moveDeposit(admin, {
    transactionId: paidIn.transactionId,
    moveId: uuidv7(),
    to: 'completed',
  })
  const paidOut = uuidv7()
  await requestWithdrawal(user, { requestId: paidOut, amountCentavos: 550_000n, ...lizaCruz.bank })
  await moveWithdrawal(admin, {
    transactionId: paidOut,
    moveId: uuidv7(),
    to: 'completed',
    bankReference: 'SAMPLE-0002',
  })
  await setPayoutConsent(user, { transactionId: paidOut, kind: 'feed', given: true })
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

/** The same day of the next year; 28 February after a 29th. */
function yearAfter(day: string): string {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return later.endsWith('-02-29') ? later.replace(/29$/, '28') : later
}

async function depositHistory(
  user: ActionContext,
  admin: ActionContext,
  companyAccountIds: string[],
): Promise<void> {
  const first = await openDeposit(user, 1_500_000n, companyAccountIds[0])
  await sendMessage(admin, {
    chatId: first.chatId,
    messageId: uuidv7(),
    content: 'Please pay to our BDO account and send the proof here.',
  })
  await sendMessage(user, {
    chatId: first.chatId,
    messageId: uuidv7(),
    content: 'Paid just now. The bank says it has arrived.',
  })
  await moveDeposit(admin, {
    transactionId: first.transactionId,
    moveId: uuidv7(),
    to: 'completed',
  })
  const second = await openDeposit(user, 825_050n, companyAccountIds[1])
  await moveDeposit(admin, {
    transactionId: second.transactionId,
    moveId: uuidv7(),
    to: 'completed',
  })
  const refused = await openDeposit(user, 200_000n, companyAccountIds[2])
  await moveDeposit(admin, {
    transactionId: refused.transactionId,
    moveId: uuidv7(),
    to: 'failed',
    reason: 'No payment reached our account within the day.',
  })
}

async function withdrawalHistory(user: ActionContext, admin: ActionContext): Promise<void> {
  const { bank } = mariaSantos
  const paid = uuidv7()
  await requestWithdrawal(user, { requestId: paid, amountCentavos: 600_000n, ...bank })
  await moveWithdrawal(admin, { transactionId: paid, moveId: uuidv7(), to: 'processing' })
  await moveWithdrawal(admin, {
    transactionId: paid,
    moveId: uuidv7(),
    to: 'completed',
    bankReference: 'SAMPLE-0001',
  })
  for (const kind of ['feed', 'proof'] as const)
    await setPayoutConsent(user, { transactionId: paid, kind, given: true })
  await requestWithdrawal(user, { requestId: uuidv7(), amountCentavos: 500_000n, ...bank })
}

async function supportChat(user: ActionContext, admin: ActionContext): Promise<void> {
  const chatId = uuidv7()
  await openSupportChat(user, { chatId })
  await sendMessage(user, {
    chatId,
    messageId: uuidv7(),
    content: 'Where do I change the bank account for withdrawals?',
  })
  await sendMessage(admin, {
    chatId,
    messageId: uuidv7(),
    content: 'In the menu at the top right, under Bank Details.',
  })
}

async function noticeBoard(user: ActionContext, admin: ActionContext): Promise<void> {
  for (const announcement of announcements)
    await createAnnouncement(admin, {
      announcementId: uuidv7(),
      targetUserId: null,
      ...announcement,
    })
  for (const title of ['Ask my bank for its withdrawal limit', 'Set up an authenticator app'])
    await addTask(user, { taskId: uuidv7(), title })
}
