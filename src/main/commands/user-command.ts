/**
 * What the operator may do to one user from outside, in one transaction: all that was asked for, or
 * nothing.
 */
import { parseArgs } from 'node:util'
import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { turnOnCompanyAccess } from '#people/company/server/turn-on-access.ts'
import { addUser, findUserByEmail } from '#people/identity/server/actions.ts'
import { removeLostAuthenticator } from '#people/identity/server/authenticator/lost-app.ts'
import { changeUserRole, changeUserStatus } from '#people/identity/server/change-user.ts'
import { sendTokenMail } from '#people/identity/server/passwords/link-mails.ts'
import { endSessions } from '#people/identity/server/sessions/sessions.ts'
import { identityRecordTexts } from '#people/identity/shared/record-words.ts'
import { isEmail } from '#people/identity/shared/rules-forms.ts'
import { roles, userStatuses, type Role, type UserStatus } from '#people/identity/shared/rules.ts'
import { identityHooks } from '../server/identity-hooks.ts'

export const usage = `Usage: npm run user -- --email a@b.c [--status ${userStatuses.join('|')}] [--role ${roles.join('|')}] [--remove-authenticator] [--end-sessions]
       npm run user -- --email a@b.c --create --name "Full Name" [--role ${roles.join('|')}]
       npm run user -- --company-access [--on] [--remove-authenticator]`

export interface UserCommand {
  email: string
  status?: UserStatus
  role?: Role
  removeAuthenticator: boolean
  endSessions: boolean
  /** The full name of a user who is to be made. */
  create?: string
}

/** The access code has an authenticator app too, and no email. */
export interface CompanyAccessCommand {
  companyAccess: { on: boolean; removeAuthenticator: boolean }
}

/** `problem`: which part of it cannot be understood. */
export function readUserCommand(
  args: string[],
): UserCommand | CompanyAccessCommand | { problem: string } {
  const { given, problem } = valuesOf(args)
  if (!given) return { problem }
  if (given['company-access']) {
    const { on = false, 'remove-authenticator': removeAuthenticator = false } = given
    const asked = Number(on) + Number(removeAuthenticator)
    return asked > 0 && Object.keys(given).length === asked + 1
      ? { companyAccess: { on, removeAuthenticator } }
      : {
          problem:
            '--company-access goes with --on, --remove-authenticator or both, and nothing else.',
        }
  }
  if (given.on) return { problem: '--on goes with --company-access only.' }
  const { email, status, role, name, create = false } = given
  const [wantedStatus, wantedRole] = [
    userStatuses.find((one) => one === status),
    roles.find((one) => one === role),
  ]
  if (email === undefined) return { problem: 'Whose login? --email is missing.' }
  if (!isEmail(email)) return { problem: `--email ${email} is no email address.` }
  if (status !== undefined && !wantedStatus)
    return { problem: `--status ${status} is none of ${userStatuses.join(', ')}.` }
  if (role !== undefined && !wantedRole)
    return { problem: `--role ${role} is none of ${roles.join(', ')}.` }
  if (create !== Boolean(name?.trim()))
    return {
      problem: create
        ? '--create needs the full name: --name "Full Name".'
        : '--name goes with --create only.',
    }
  const command: UserCommand = {
    email: email.trim().toLowerCase(),
    removeAuthenticator: given['remove-authenticator'] ?? false,
    endSessions: given['end-sessions'] ?? false,
    ...(wantedStatus && { status: wantedStatus }),
    ...(wantedRole && { role: wantedRole }),
    ...(name !== undefined && { create: name.trim() }),
  }
  const asksSomething =
    command.status ??
    command.role ??
    command.create ??
    (command.removeAuthenticator || command.endSessions)
  return asksSomething
    ? command
    : { problem: `What should be done with ${command.email}? Nothing was asked for.` }
}

/**
 * Answers what was done, or one sentence why nothing was. `address` is where people open this
 * installation.
 */
export async function runUserCommand(
  ctx: ActionContext,
  command: UserCommand | CompanyAccessCommand,
  address: string,
): Promise<{ done: string[] } | { problem: string }> {
  if ('companyAccess' in command) return await changeCompanyAccess(ctx, command)
  const { email, status, role } = command
  if (command.create !== undefined)
    return await createWithLink(ctx, command, command.create, address)
  const user = await findUserByEmail(ctx.tx, email)
  if (!user) return { problem: `Nobody has the email ${email}.` }
  const { userId } = user
  const done: string[] = []
  if (status) {
    await changeUserStatus(ctx, identityHooks, userId, status)
    done.push(`${email} is ${status}.`)
  }
  if (role) {
    await changeUserRole(ctx, identityHooks, userId, role)
    done.push(`${email} has the role ${role}.`)
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

/** The way back in when nobody else can sign in. */
async function changeCompanyAccess(
  ctx: ActionContext,
  { companyAccess: { on, removeAuthenticator } }: CompanyAccessCommand,
): Promise<{ done: string[] }> {
  const done: string[] = []
  if (on)
    done.push(
      (await turnOnCompanyAccess(ctx)) ? 'Company access is on.' : 'Company access was on already.',
    )
  if (removeAuthenticator) {
    await removeLostAuthenticator(ctx, identityHooks, null)
    done.push(
      'Company access has no authenticator app any more, and every session that the access code opened was ended.',
    )
  }
  return { done }
}

/** Without a password: whoever has the mailbox, or the link from here, sets it. */
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
        `A mail to ${email} says how to set the password. The same link, for 30 minutes: ${address}${path}`,
      ]
    : []
  return { done: [`Made ${email} with the role ${role}.`, ...link] }
}

function valuesOf(args: string[]) {
  const [text, flag] = [{ type: 'string' } as const, { type: 'boolean' } as const]
  try {
    const options = {
      email: text,
      status: text,
      role: text,
      name: text,
      create: flag,
      'remove-authenticator': flag,
      'end-sessions': flag,
      'company-access': flag,
      on: flag,
    }
    return { given: parseArgs({ args, options }).values }
  } catch (error) {
    // Its first sentence names the part; the others explain how options are written.
    const [sentence] = (error as Error).message.split(/\.\s|\.$|\n/)
    return { problem: `${sentence}.` }
  }
}
