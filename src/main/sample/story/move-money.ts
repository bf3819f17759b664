/** Deposits and withdrawals of the story, step by step, at the pace of people. */
import { v7 as uuidv7 } from 'uuid'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { Database } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { expireDueDeposits } from '#money/deposits/server/moves/expire-deposits.ts'
import { moveDeposit } from '#money/deposits/server/moves/move-deposit.ts'
import {
  cancelDeposit,
  extendDeposit,
  settleDeadline,
  startDepositChat,
} from '#money/deposits/server/moves/user-deposit-moves.ts'
import { requestDeposit } from '#money/deposits/server/request-deposit.ts'
import { setPayoutConsent } from '#money/withdrawals/server/consents/payout-consents.ts'
import {
  cancelWithdrawal,
  moveWithdrawal,
} from '#money/withdrawals/server/moves/move-withdrawal.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import { approveRequest } from '#teamwork/approvals/server/decide-approval.ts'
import { approvalKinds } from '../../server/approval-kinds.ts'
import type { Being } from './being.ts'
import {
  askFirst,
  lateReason,
  refusals,
  sayCredited,
  sayOver,
  sayPaid,
  sayReceived,
  withdrawalRefusals,
  type Refusal,
} from './deposit-words.ts'
import { sendProof } from './proofs/send-proof.ts'
import { between, later, onDuty, pick, untilStaff, type Teller } from './teller.ts'

export type DepositEnd = 'credited' | 'expired' | 'cancelled' | 'late' | Refusal

export interface OpenDeposit {
  transactionId: string
  chatId: string
  say(by: ActionContext, text: string): Promise<void>
}

const depositBanks = ['BDO', 'GCash', 'Maya']

/** Asks for it and opens the chat. `{…}` in what is said is filled in. */
export async function openDeposit(
  teller: Teller,
  { as: user, name }: Being,
  amountCentavos: bigint,
  companyAccount: number,
): Promise<OpenDeposit> {
  const transactionId = uuidv7()
  const companyAccountId = teller.companyAccountIds[companyAccount] ?? null
  await requestDeposit(user, { requestId: transactionId, amountCentavos, companyAccountId })
  await later(teller, 0.6 + teller.chance())
  const chatId = uuidv7()
  await startDepositChat(user, { transactionId, chatId })
  const filled: Record<string, string> = {
    amount: showPesos(amountCentavos),
    bank: depositBanks[companyAccount] ?? 'BDO',
    name: name.split(' ')[0] ?? name,
    ref: String(between(teller, 100_000_000, 999_999_999)),
  }
  return {
    transactionId,
    chatId,
    async say(by, text) {
      const content = text.replaceAll(/\{(\w+)\}/g, (_, key: string) => filled[key] ?? '')
      await sendMessage(by, { chatId, messageId: uuidv7(), content })
    },
  }
}

/** Waits until nothing else of this person runs: two deposits at once are refused. */
export async function alone(
  teller: Teller,
  { name }: Being,
  work: () => Promise<void>,
): Promise<void> {
  while (teller.busy.has(name)) await later(teller, 35)
  teller.busy.add(name)
  await work()
  teller.busy.delete(name)
}

export async function deposit(
  teller: Teller,
  being: Being,
  amountCentavos: bigint,
  end: DepositEnd = 'credited',
): Promise<void> {
  await alone(teller, being, () => makeDeposit(teller, being, amountCentavos, end))
}

async function makeDeposit(
  teller: Teller,
  being: Being,
  amountCentavos: bigint,
  end: DepositEnd,
): Promise<void> {
  const { as: user, language, bank } = being
  const companyAccount = bank.bankName === 'GCash' ? 1 : bank.bankName === 'Maya' ? 2 : 0
  const open = await openDeposit(teller, being, amountCentavos, companyAccount)
  const { transactionId } = open
  const staff = onDuty(teller)
  if (teller.chance() < 0.12) await askBefore(teller, being, open, staff)
  if (end === 'cancelled') return await cancel(teller, user, open)
  if (end === 'expired') return await giveUp(teller, being, open, staff)
  if (end === 'late') await later(teller, between(teller, 41, 95))
  else await later(teller, between(teller, 3, 11))
  if (end === 'late') await expireDueDeposits(partsOf(teller))
  const proven = teller.chance() < proofsShown(teller)
  if (proven) await sendProof(teller, being, open.chatId, amountCentavos)
  if (!proven || teller.chance() < 0.6) await open.say(user, pick(teller, sayPaid[language]))
  // Without a proof the time runs on, and somebody has to see the money before it ends.
  if (!proven && end === 'credited' && teller.chance() < 0.3)
    await extendDeposit(user, { transactionId, extensionsSeen: 0 })
  if (proven && teller.chance() < 0.5) {
    await untilStaff(teller, between(teller, 2, 9))
    await open.say(staff, pick(teller, sayReceived[language]))
  }
  await untilStaff(teller, between(teller, 3, proven ? 48 : 14))
  await decide(teller, being, open, { staff, end, proven })
}

/**
 * How many deposits come with a picture. Each costs the first start some work, so the older months,
 * which nobody opens first, have few.
 */
function proofsShown({ calendar }: Teller): number {
  return Date.now() > calendar.at(4, 0).getTime() ? 0.8 : 0.04
}

async function decide(
  teller: Teller,
  { as: user, language }: Being,
  open: OpenDeposit,
  { staff, end, proven }: { staff: ActionContext; end: DepositEnd; proven: boolean },
): Promise<void> {
  const { transactionId } = open
  // A proof in time stops the clock.
  const mayBeOver = !proven || end === 'late'
  const expired = mayBeOver && (await settleDeadline(user, { transactionId })).status === 'expired'
  const refused = end === 'declined' || end === 'failed'
  if (!refused && teller.chance() < 0.55) await open.say(staff, pick(teller, sayCredited[language]))
  const moveId = uuidv7()
  const { status } = await moveDeposit(
    staff,
    refused && !expired
      ? { transactionId, moveId, to: end, reason: pick(teller, refusals[end]) }
      : { transactionId, moveId, to: 'completed', ...(expired && { reason: lateReason }) },
    { inChat: true },
  )
  if (status === 'pending_confirmation') await agree(teller, staff, moveId)
}

async function askBefore(
  teller: Teller,
  { as: user, language }: Being,
  open: OpenDeposit,
  staff: ActionContext,
): Promise<void> {
  const asked = pick(
    teller,
    askFirst.filter((one) => one.language === language),
  )
  await later(teller, 2)
  await open.say(user, asked.ask)
  await later(teller, between(teller, 2, 6))
  await open.say(staff, asked.answer)
}

async function cancel(
  teller: Teller,
  user: ActionContext,
  { transactionId }: OpenDeposit,
): Promise<void> {
  await later(teller, between(teller, 4, 14))
  await cancelDeposit(user, { transactionId, moveId: uuidv7() })
}

async function giveUp(
  teller: Teller,
  { language }: Being,
  open: OpenDeposit,
  staff: ActionContext,
): Promise<void> {
  await later(teller, 31)
  await expireDueDeposits(partsOf(teller))
  await untilStaff(teller, between(teller, 3, 20))
  await open.say(staff, pick(teller, sayOver[language]))
}

/** Above the band of one person the other one agrees after a while. */
async function agree(teller: Teller, maker: ActionContext, approvalId: string): Promise<void> {
  await untilStaff(teller, between(teller, 12, 85))
  const checker = maker === teller.ana ? teller.ben : teller.ana
  await approveRequest(checker, approvalKinds, { approvalId })
}

export type WithdrawalEnd = 'paid' | 'cancelled' | Refusal

export async function withdraw(
  teller: Teller,
  { as: user, bank }: Being,
  amountCentavos: bigint,
  end: WithdrawalEnd = 'paid',
): Promise<void> {
  const transactionId = uuidv7()
  await requestWithdrawal(user, { requestId: transactionId, amountCentavos, ...bank })
  if (end === 'cancelled') {
    await later(teller, between(teller, 3, 25))
    await cancelWithdrawal(user, { transactionId, moveId: uuidv7() })
    return
  }
  const staff = onDuty(teller)
  await untilStaff(teller, between(teller, 15, 140), 'bank')
  if (teller.chance() < 0.4) {
    await moveWithdrawal(staff, { transactionId, moveId: uuidv7(), to: 'processing' })
    await untilStaff(teller, between(teller, 10, 90), 'bank')
  }
  const moveId = uuidv7()
  if (end !== 'paid') {
    const reason = pick(teller, withdrawalRefusals[end])
    await moveWithdrawal(staff, { transactionId, moveId, to: end, reason })
    return
  }
  const { waitsForApproval } = await moveWithdrawal(staff, {
    transactionId,
    moveId,
    to: 'completed',
    bankReference: `SAMPLE-${between(teller, 100_000, 999_999)}-${transactionId.slice(-3)}`,
  })
  if (waitsForApproval) await agree(teller, staff, moveId)
  if (teller.chance() < 0.6) {
    await later(teller, between(teller, 20, 200))
    await setPayoutConsent(user, { transactionId, kind: 'feed', given: true })
  }
}

/** The parts of the server's jobs, in the transaction of the story. */
export function partsOf({ ctx: { tx, settings, files, secrets } }: Pick<Teller, 'ctx'>) {
  const same = <T>(work: (own: typeof tx) => Promise<T>): Promise<T> => work(tx)
  // The jobs use no more of a database than these two.
  const database = { transaction: same, read: same } as Partial<Database> as Database
  return { database, settings, files, secrets }
}
