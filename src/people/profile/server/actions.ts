import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { requireProof } from '#foundation/platform/server/http/serve.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { MailFact } from '#foundation/platform/server/mail/outbox.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { findUser, lockUser } from '#people/identity/server/actions.ts'
import { changeProfile } from '#people/identity/server/change-user.ts'
import { refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import { notifySecurityEvent } from '#people/safeguards/server/notify-security-event.ts'
import { maskAccountNumber } from '../shared/account-number.ts'
import type { ProfileView } from '../shared/contract.ts'
import { profileRecordTexts } from '../shared/record-words.ts'
import {
  isSameBankAccount,
  judgeBankDetails,
  judgeProfile,
  type BankDetails,
  type ProfileInput,
} from '../shared/rules.ts'
import { profileRefusals } from '../shared/words.ts'
import { deleteBankDetails, readBankDetails, writeBankDetails } from './store.ts'

export async function findBankDetails(
  tx: Transaction,
  userId: string,
): Promise<BankDetails | null> {
  return (await readBankDetails(tx, userId)) ?? null
}

/** Returns the details as they are stored. Refuses missing and malformed ones. */
export function checkBankDetails(input: BankDetails): BankDetails {
  const judged = judgeBankDetails(input)
  if ('refusal' in judged) refuse(profileRefusals, judged.refusal, { field: judged.field })
  return judged.details
}

/**
 * Stores the bank details of a user and records them with the last four digits only. Takes the user
 * as an argument because the caller of a sign-up is still a visitor.
 */
export async function saveBankDetails(
  ctx: ActionContext,
  input: BankDetails & { userId: string },
): Promise<BankDetails> {
  const { userId } = input
  const details = checkBankDetails(input)
  await writeBankDetails(ctx.tx, userId, details)
  const masked = maskAccountNumber(details.accountNumber)
  const description = profileRecordTexts.bankDetailsSet(details.bankName, masked)
  const actor = ctx.caller.role === 'visitor' ? { userId } : undefined
  await recordActivity(ctx, { userId, actionType: 'BANK_DETAILS_UPDATE', description, actor })
  publish(ctx.tx, { topic: 'profile', id: userId, to: { userId } })
  return details
}

/**
 * Deletes the bank details of a sign-up when somebody else has proven to own its mailbox. Records
 * nothing when there are none.
 */
export async function forgetBankDetails(ctx: ActionContext, userId: string): Promise<void> {
  if (!(await deleteBankDetails(ctx.tx, userId))) return
  await recordActivity(ctx, {
    userId,
    actionType: 'BANK_DETAILS_UPDATE',
    description: profileRecordTexts.bankDetailsForgotten,
    actor: { userId },
  })
  publish(ctx.tx, { topic: 'profile', id: userId, to: { userId } })
}

export async function readMyProfile(ctx: ActionContext): Promise<ProfileView> {
  const userId = callerUserId(ctx)
  const user = await findUser(ctx.tx, userId)
  const { fullName, email, phoneNumber, createdAt, avatarId } = user
  return {
    fullName,
    email,
    phoneNumber,
    createdAt,
    avatarId,
    bankDetails: await findBankDetails(ctx.tx, userId),
  }
}

/** Changes name and phone number. The email identifies the login and stays. */
export async function saveMyProfile(ctx: ActionContext, input: ProfileInput): Promise<ProfileView> {
  const userId = callerUserId(ctx)
  const judged = judgeProfile(input)
  if ('refusal' in judged) refuse(profileRefusals, judged.refusal, { field: judged.field })
  const { profile } = judged
  const before = await findUser(ctx.tx, userId)
  await changeProfile(ctx.tx, userId, profile)
  const fields = Object.keys(profile) as (keyof ProfileInput)[]
  const changed = fields.filter((field) => before[field] !== profile[field])
  await recordActivity(ctx, {
    userId,
    actionType: 'PROFILE_UPDATE',
    description: profileRecordTexts.saved(changed),
  })
  publish(ctx.tx, { topic: 'profile', id: userId, to: { userId } })
  return await readMyProfile(ctx)
}

/**
 * First and changed details ask for a proof and pause withdrawals, so that nobody who took over a
 * session can redirect the next one. Only details that were given at sign-up count at once.
 */
export async function saveMyBankDetails(
  ctx: ActionContext,
  input: BankDetails,
): Promise<BankDetails> {
  const userId = callerUserId(ctx)
  const details = checkBankDetails(input)
  // Of two concurrent first saves, the second is a change.
  await lockUser(ctx.tx, userId)
  await refuseEndedSession(ctx)
  const before = await findBankDetails(ctx.tx, userId)
  const same = before !== null && isSameBankAccount(before, details)
  if (!same) requireProof(ctx.caller, 'money')
  const saved = await saveBankDetails(ctx, { userId, ...details })
  if (!same) {
    const facts: MailFact[] = [
      [profileRecordTexts.facts.bank, saved.bankName],
      [profileRecordTexts.facts.accountNumber, maskAccountNumber(saved.accountNumber)],
    ]
    await notifySecurityEvent(ctx, { userId, event: 'bank-details-changed', facts })
  }
  return saved
}
