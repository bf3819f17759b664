import { browserName } from '#foundation/platform/server/http/browser-name.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
/** A person's page: each part of it is a look at them, and recorded as one. */
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { listChatsOfUser } from '#money/chats/server/read-chats.ts'
import type { ChatRow } from '#money/chats/shared/contract.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { listLiveSessions } from '#people/identity/server/sessions/session-reads.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { maskAccountNumber } from '#people/profile/shared/rules.ts'
import type {
  ViewAlarm,
  Movement,
  UserActivity,
  UserSession,
  UserView,
} from '../shared/contract.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import { reasonMin, sectionLength } from '../shared/rules.ts'
import { userRefusals } from '../shared/words.ts'
import {
  activityOf,
  staffViewsOf,
  movementsOf,
  openAlarms,
  openHoldsOf,
  readBank,
  readPerson,
} from './reads.ts'
import { recordStaffView } from './record-view.ts'

interface One {
  userId: string
}

interface Section extends One {
  before?: string | undefined
}

/** 404 when there is none. */
async function seen(ctx: ActionContext, { userId }: One): Promise<void> {
  await findUser(ctx.tx, userId)
  await recordStaffView(ctx, userId)
}

export async function readUserForStaff(ctx: ActionContext, { userId }: One): Promise<UserView> {
  await seen(ctx, { userId })
  const person = await readPerson(ctx.tx, userId)
  if (!person) throw new Error('A user who was just there is gone')
  const bank = await readBank(ctx.tx, userId)
  return {
    ...person,
    postedCentavos: person.availableCentavos + person.heldCentavos,
    holds: await openHoldsOf(ctx.tx, userId),
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
  { userId, before }: Section,
): Promise<{ movements: Movement[]; older: string | null }> {
  await seen(ctx, { userId })
  const found = await movementsOf(ctx.tx, userId, {
    before: before ?? null,
    limit: sectionLength + 1,
  })
  const movements = found.slice(0, sectionLength)
  return {
    movements,
    older: found.length > sectionLength ? (movements.at(-1)?.transactionId ?? null) : null,
  }
}

export async function listChats(
  ctx: ActionContext,
  { userId }: One,
): Promise<{ chats: ChatRow[]; more: boolean }> {
  await seen(ctx, { userId })
  return await listChatsOfUser(ctx.tx, userId, sectionLength)
}

export async function listUserSessions(
  ctx: ActionContext,
  { userId }: One,
): Promise<UserSession[]> {
  await seen(ctx, { userId })
  const found = await listLiveSessions(ctx.tx, userId)
  return found.map(({ userAgent, ...session }) => ({ ...session, ...browserName(userAgent) }))
}

export async function listUserActivity(
  ctx: ActionContext,
  { userId, before }: Section,
): Promise<{ entries: UserActivity[]; older: string | null }> {
  await seen(ctx, { userId })
  const found = await activityOf(ctx.tx, userId, {
    before: before ?? null,
    limit: sectionLength + 1,
  })
  const entries = found.slice(0, sectionLength)
  return {
    entries,
    older: found.length > sectionLength ? (entries.at(-1)?.activityId ?? null) : null,
  }
}

export async function listStaffViews(ctx: ActionContext, { userId }: One) {
  await seen(ctx, { userId })
  return await staffViewsOf(ctx.tx, userId, sectionLength)
}

export async function listAlarms(ctx: ActionContext): Promise<ViewAlarm[]> {
  return await openAlarms(ctx.tx, staffPersonOf(ctx))
}

/**
 * Whole, for a reason that is kept. It stands in the record of the one who looked: the person it is
 * about may be suspected of something.
 */
export async function revealBankNumber(
  ctx: ActionContext,
  { userId, reason }: One & { reason: string },
): Promise<{ accountNumber: string }> {
  if (reason.length < reasonMin) refuse(userRefusals, 'reveal-reason-required', { field: 'reason' })
  await seen(ctx, { userId })
  const bank = await readBank(ctx.tx, userId)
  if (!bank) return refuse(userRefusals, 'no-bank-details', { status: 409 })
  await recordActivity(ctx, {
    userId: signedInCaller(ctx).userId,
    actionType: 'ADMIN_BANK_NUMBER_REVEALED',
    description: userRecordTexts.revealed(reason),
    subject: { kind: 'user', id: userId },
  })
  return { accountNumber: bank.accountNumber }
}
