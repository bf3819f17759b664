/** Reads the arguments of `npm run user`. */
import { parseArgs } from 'node:util'
import { isEmail } from '#people/identity/shared/rules-forms.ts'
import { roles, userStatuses, type Role, type UserStatus } from '#people/identity/shared/rules.ts'

const roleOption = `[--role ${roles.join('|')}]`

export const usage =
  `Usage: npm run user -- --email a@b.c [--status ${userStatuses.join('|')}] ${roleOption} ` +
  '[--vouch] [--remove-authenticator] [--end-sessions]\n' +
  `       npm run user -- --email a@b.c --create --name "Full Name" ${roleOption}\n` +
  '       npm run user -- --company-access [--on] [--remove-authenticator] [--change-code]'

export interface UserCommand {
  email: string
  status?: UserStatus
  role?: Role
  removeAuthenticator: boolean
  endSessions: boolean
  /** The operator knows an invited admin: a person of their own. */
  vouch: boolean
  /** Creates a user with this full name. */
  create?: string
}

/** Company access has no email, but it has an authenticator app too. */
export interface CompanyAccessCommand {
  companyAccess: { on: boolean; removeAuthenticator: boolean; changeCode: boolean }
}

/** Returns `problem`, one sentence, when the arguments are wrong. */
export function readUserCommand(
  args: string[],
): UserCommand | CompanyAccessCommand | { problem: string } {
  const { given, problem } = valuesOf(args)
  if (!given) return { problem }
  if (given['company-access']) {
    const {
      on = false,
      'remove-authenticator': removeAuthenticator = false,
      'change-code': changeCode = false,
    } = given
    const count = Number(on) + Number(removeAuthenticator) + Number(changeCode)
    return count > 0 && Object.keys(given).length === count + 1
      ? { companyAccess: { on, removeAuthenticator, changeCode } }
      : {
          problem:
            '--company-access goes with --on, --remove-authenticator and --change-code, and ' +
            'nothing else.',
        }
  }
  if (given.on ?? given['change-code'])
    return {
      problem: `--${given.on ? 'on' : 'change-code'} goes with --company-access only.`,
    }
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
    vouch: given.vouch ?? false,
    ...(wantedStatus && { status: wantedStatus }),
    ...(wantedRole && { role: wantedRole }),
    ...(name !== undefined && { create: name.trim() }),
  }
  const hasChange =
    command.status ??
    command.role ??
    command.create ??
    (command.removeAuthenticator || command.endSessions || command.vouch)
  return hasChange
    ? command
    : { problem: `What should be done with ${command.email}? Nothing was asked for.` }
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
      vouch: flag,
      'company-access': flag,
      on: flag,
      'change-code': flag,
    }
    return { given: parseArgs({ args, options }).values }
  } catch (error) {
    // Node's first sentence names the wrong part; the others explain the syntax of options.
    const [sentence] = (error as Error).message.split(/\.\s|\.$|\n/)
    return { problem: `${sentence}.` }
  }
}
