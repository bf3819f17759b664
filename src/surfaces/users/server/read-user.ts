/** The user's page in the console. Reading any part of it is recorded as a staff view. */
import { browserName } from '#foundation/platform/server/http/browser-name.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { listChatsOfUser } from '#money/chats/server/read-chats.ts'
import type { ChatRow } from '#money/chats/shared/contract.ts'
import { sumInvested } from '#money/investments/server/invested.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { listLiveSessions } from '#people/identity/server/sessions/sessions.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { recordReveal } from '#people/profile/server/record-reveal.ts'
import { maskAccountNumber } from '#people/profile/shared/account-number.ts'
import { readOwnerSafeguards } from '#people/safeguards/server/owner-safeguards.ts'
import type {
  ViewAlarm,
  Movement,
  UserActivity,
  UserSession,
  UserView,
} from '../shared/contract.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import { sectionLength } from '../shared/rules.ts'
import { userRefusals } from '../shared/words.ts'
import {
  listOpenHolds,
  readActivity,
  readBank,
  readMovements,
  readOpenAlarms,
  readStaffViews,
  readUserDetails,
} from './reads.ts'
import { recordStaffView } from './record-staff-view.ts'

interface UserInput {
  userId: string
}

interface SectionInput extends UserInput {
  before?: string | undefined
}

/** Refuses user-not-found (404). */
async function recordView(ctx: ActionContext, { userId }: UserInput): Promise<void> {
  await findUser(ctx.tx, userId)
  await recordStaffView(ctx, userId)
}

export async function readUserForStaff(
  ctx: ActionContext,
  { userId }: UserInput,
): Promise<UserView> {
  await recordView(ctx, { userId })
  const user = await readUserDetails(ctx.tx, userId)
  if (!user) throw new Error(`User ${userId} vanished within one transaction`)
  const bank = await readBank(ctx.tx, userId)
  return {
    ...user,
    postedCentavos: user.availableCentavos + user.heldCentavos,
    investedCentavos: await sumInvested(ctx.tx, userId),
    safeguards: await readOwnerSafeguards(ctx.tx, userId),
    holds: await listOpenHolds(ctx.tx, userId),
    bank: bank
      ? {
          bankName: bank.bankName,
          accountName: bank.accountName,
          maskedNumber: maskAccountNumber(bank.accountNumber),
          updatedAt: bank.updatedAt,
        }
      : null,
  }
}

export async function listMovements(
  ctx: ActionContext,
  { userId, before }: SectionInput,
): Promise<{ movements: Movement[]; older: string | null }> {
  await recordView(ctx, { userId })
  const found = await readMovements(ctx.tx, userId, {
    before: before ?? null,
    limit: sectionLength + 1,
  })
  const movements = found.slice(0, sectionLength)
  return {
    movements,
    older: found.length > sectionLength ? (movements.at(-1)?.transactionId ?? null) : null,
  }
}

export async function listUserChats(
  ctx: ActionContext,
  { userId }: UserInput,
): Promise<{ chats: ChatRow[]; more: boolean }> {
  await recordView(ctx, { userId })
  return await listChatsOfUser(ctx.tx, userId, sectionLength)
}

export async function listUserSessions(
  ctx: ActionContext,
  { userId }: UserInput,
): Promise<UserSession[]> {
  await recordView(ctx, { userId })
  const found = await listLiveSessions(ctx.tx, userId)
  return found.map(({ userAgent, ...session }) => ({ ...session, ...browserName(userAgent) }))
}

export async function listUserActivity(
  ctx: ActionContext,
  { userId, before }: SectionInput,
): Promise<{ entries: UserActivity[]; older: string | null }> {
  await recordView(ctx, { userId })
  const found = await readActivity(ctx.tx, userId, {
    before: before ?? null,
    limit: sectionLength + 1,
  })
  const entries = found.slice(0, sectionLength)
  return {
    entries,
    older: found.length > sectionLength ? (entries.at(-1)?.activityId ?? null) : null,
  }
}

export async function listStaffViews(ctx: ActionContext, { userId }: UserInput) {
  await recordView(ctx, { userId })
  return await readStaffViews(ctx.tx, userId, sectionLength)
}

export async function listAlarms(ctx: ActionContext): Promise<ViewAlarm[]> {
  return await readOpenAlarms(ctx.tx, staffPersonOf(ctx))
}

/** The whole bank account number, for a reason that is recorded. Refuses no-bank-details (409). */
export async function revealBankNumber(
  ctx: ActionContext,
  { userId, reason }: UserInput & { reason: string },
): Promise<{ accountNumber: string }> {
  await recordView(ctx, { userId })
  const bank = await readBank(ctx.tx, userId)
  if (!bank) return refuse(userRefusals, 'no-bank-details', { status: 409 })
  await recordReveal(ctx, {
    reason,
    description: userRecordTexts.revealed(reason),
    subject: { kind: 'user', id: userId },
  })
  return { accountNumber: bank.accountNumber }
}
