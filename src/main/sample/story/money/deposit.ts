/** Deposits of the story and their chats, step by step, at the pace of people. */
import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { expireDueDeposits } from '#money/deposits/server/moves/expire-deposits.ts'
import { moveDeposit } from '#money/deposits/server/moves/move-deposit.ts'
import {
  cancelDeposit,
  extendDeposit,
  settleDeadline,
} from '#money/deposits/server/moves/user-deposit-moves.ts'
import type { Being } from '../being.ts'
import { partsOf } from '../job-parts.ts'
import { sendProof } from '../proofs/send-proof.ts'
import { between, later, onDuty, pick, untilStaff, type Teller } from '../teller.ts'
import { agree } from './agree.ts'
import {
  askFirst,
  lateReason,
  refusals,
  sayCredited,
  sayOver,
  sayPaid,
  sayPaidWithProof,
  sayReceived,
  type Refusal,
} from './deposit-words.ts'
import { openDeposit, type OpenDeposit } from './open-deposit.ts'

export type DepositEnd = 'credited' | 'expired' | 'cancelled' | 'late' | Refusal

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

interface DepositCourse {
  end?: DepositEnd
  /** Whether they send a picture. By default chance decides. */
  proven?: boolean
}

export async function deposit(
  teller: Teller,
  being: Being,
  amountCentavos: bigint,
  course: DepositCourse = {},
): Promise<void> {
  await alone(teller, being, () => makeDeposit(teller, being, amountCentavos, course))
}

async function makeDeposit(
  teller: Teller,
  being: Being,
  amountCentavos: bigint,
  { end = 'credited', proven = teller.chance() < proofsShown(teller) }: DepositCourse,
): Promise<void> {
  const { as: user, language } = being
  const open = await openDeposit(teller, being, amountCentavos)
  const { transactionId } = open
  const staff = onDuty(teller)
  if (teller.chance() < 0.12) await askBefore(teller, being, open, staff)
  if (end === 'cancelled') return await cancel(teller, user, open)
  if (end === 'expired') return await giveUp(teller, being, open, staff)
  if (end === 'late') await letItExpire(teller)
  const after = end === 'late' ? between(teller, 10, 64) : between(teller, 3, 11)
  if (proven) await sendProof(teller, being, open, after)
  else await later(teller, after)
  if (!proven || teller.chance() < 0.6)
    await open.say(user, pick(teller, (proven ? sayPaidWithProof : sayPaid)[language]))
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
  return Date.now() > calendar.at(9, 0).getTime() ? 0.85 : 0.08
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

/** The half hour of a deposit, and the server's job after it. */
async function letItExpire(teller: Teller): Promise<void> {
  await later(teller, 31)
  await expireDueDeposits(partsOf(teller))
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
  await letItExpire(teller)
  await untilStaff(teller, between(teller, 3, 20))
  await open.say(staff, pick(teller, sayOver[language]))
}
