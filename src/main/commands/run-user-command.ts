/** Carries out `npm run user`: the operator's changes to one user. */
import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { changeAccessCode } from '#people/company/server/change-access-code.ts'
import { turnOnCompanyAccess } from '#people/company/server/turn-on-access.ts'
import { addUser, findUserByEmail } from '#people/identity/server/actions.ts'
import { removeLostAuthenticator } from '#people/identity/server/authenticator/lost-app.ts'
import { changeUserRole, changeUserStatus } from '#people/identity/server/change-user.ts'
import { sendTokenMail } from '#people/identity/server/passwords/link-mails.ts'
import { makesAdmin } from '#people/identity/server/second-person/second-person.ts'
import { endSessions } from '#people/identity/server/sessions/sessions.ts'
import { identityRecordTexts } from '#people/identity/shared/record-words.ts'
import { fileInvitation } from '#surfaces/users/server/invitations/invite-admin.ts'
import { vouchForAdmin } from '#surfaces/users/server/invitations/vouch.ts'
import { invitationHours } from '#surfaces/users/shared/invitations/rules.ts'
import { identityHooks } from '../server/identity-hooks.ts'
import type { CompanyAccessCommand, UserCommand } from './read-user-command.ts'

/**
 * Carries out the whole command in the caller's transaction. Returns what was done, or one sentence
 * that explains why nothing was done. `address` is the public URL, for the link that sets a
 * password.
 */
export async function runUserCommand(
  ctx: ActionContext,
  command: UserCommand | CompanyAccessCommand,
  address: string,
): Promise<{ done: string[] } | { problem: string }> {
  if ('companyAccess' in command) return await changeCompanyAccess(ctx, command)
  const { email, status, role } = command
  const user = await findUserByEmail(ctx.tx, email)
  if (command.create !== undefined)
    return role === 'admin' && !user
      ? await invite(ctx, { fullName: command.create, email }, address)
      : await createWithLink(ctx, command, command.create, address)
  if (!user) return { problem: `Nobody has the email ${email}.` }
  const { userId } = user
  if (role && makesAdmin(user, { role })) return await invite(ctx, user, address)
  const done: string[] = []
  if (status) {
    await changeUserStatus(ctx, identityHooks, userId, status)
    done.push(`${email} is ${status}.`)
  }
  if (role) {
    await changeUserRole(ctx, identityHooks, userId, role)
    done.push(`${email} has the role ${role}.`)
  }
  if (command.vouch) {
    const vouched = await vouchForAdmin(ctx, userId)
    if (!vouched) return { problem: `${email} is no admin, and no invitation waits.` }
    done.push(`${email} counts as a person of their own, whoever invited them.`)
  }
  if (command.removeAuthenticator) {
    await removeLostAuthenticator(ctx, identityHooks, userId)
    done.push(`${email} has no authenticator app any more, and every session was ended.`)
  }
  if (command.endSessions) {
    await endSessions(ctx.tx, userId)
    await identityHooks.recordActivity(ctx, {
      userId,
      actionType: 'SESSIONS_ENDED',
      description: identityRecordTexts.endedByCompany,
    })
    done.push(`Every session of ${email} was ended.`)
  }
  return { done }
}

/** Restores the operator's access when nobody else can sign in. */
async function changeCompanyAccess(
  ctx: ActionContext,
  { companyAccess: { on, removeAuthenticator, changeCode } }: CompanyAccessCommand,
): Promise<{ done: string[] } | { problem: string }> {
  const done: string[] = []
  if (changeCode) {
    const { accessCode } = ctx.settings
    if (accessCode === null)
      return { problem: "Name the new code: KABAN_ACCESS_CODE='…' npm run user -- …" }
    const outcome = await changeAccessCode(ctx, accessCode)
    if (outcome === 'weak')
      return { problem: 'A live installation needs a code of 12 characters that nobody guesses.' }
    done.push(
      outcome === 'same'
        ? 'That is the company access code already.'
        : 'The company access code was changed, and every session of the old one was ended. ' +
            'Start every server with the new one from now on.',
    )
  }
  if (on)
    done.push(
      (await turnOnCompanyAccess(ctx)) ? 'Company access is on.' : 'Company access was on already.',
    )
  if (removeAuthenticator) {
    await removeLostAuthenticator(ctx, identityHooks, null)
    done.push(
      'Company access has no authenticator app any more, and every session that the ' +
        'access code opened was ended.',
    )
  }
  return { done }
}

/** Nobody is made an admin without their own password and app: the link leads there. */
async function invite(
  ctx: ActionContext,
  { fullName, email }: { fullName: string; email: string },
  address: string,
): Promise<{ done: string[] } | { problem: string }> {
  const path = await fileInvitation(
    ctx,
    { invitationId: uuidv7(), fullName: fullName.slice(0, 120), email },
    { by: 'operator', byUserId: null },
  )
  return {
    done: [
      `Invited ${email}. A mail says how to become an admin. The same link, for ` +
        `${invitationHours} hours: ${address}${path}`,
    ],
  }
}

/** The new user has no password; the mailed and printed link sets it. */
async function createWithLink(
  ctx: ActionContext,
  { email, role = 'user', status = 'active' }: UserCommand,
  fullName: string,
  address: string,
): Promise<{ done: string[] } | { problem: string }> {
  const userId = uuidv7()
  const added = await addUser(ctx.tx, {
    userId,
    fullName: fullName.slice(0, 120),
    email,
    phoneNumber: '',
    role,
    status,
    passwordHash: null,
  })
  if (!added) return { problem: `Somebody has the email ${email} already.` }
  await identityHooks.recordActivity(ctx, {
    userId,
    actionType: 'USER_CREATED',
    description: identityRecordTexts.madeByCompany(role),
  })
  const path = await sendTokenMail(ctx.tx, identityHooks, { userId, email }, 'reset_password')
  const link = path
    ? [
        `A mail to ${email} says how to set the password. The same link, for 30 minutes: ` +
          `${address}${path}`,
      ]
    : []
  return { done: [`Made ${email} with the role ${role}.`, ...link] }
}
