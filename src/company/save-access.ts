/** Whether the company access code opens the console: on, on until an instant, or off. */
import { recordActivity } from '../activity/actions.ts'
import type { Both } from '../contract/both.ts'
import {
  lockCompanyAccess,
  readCompanyAccess,
  writeCompanyAccess,
  type CompanyAccess,
} from '../identity/access-code-store.ts'
import { shareAdminsWithOwnSignIn } from '../identity/own-sign-in.ts'
import { endSessions, refuseEndedSession } from '../identity/sessions.ts'
import { tellOtherAdmins } from '../notifications/tell-other-admins.ts'
import { signedInCaller, type Act } from '../platform/act.ts'
import { publish } from '../platform/live.ts'
import { refuse } from '../platform/refuse.ts'
import type { AccessView } from './contract.ts'
import { recorded } from './record-words.ts'
import { showAccess, stateOf } from './recorded-access.ts'
import type { AccessRefusal, AccessSave } from './rules-access.ts'
import { mails, refusals } from './words-access.ts'

export async function readAccess(act: Act): Promise<AccessView> {
  return viewOf(act, await readCompanyAccess(act.tx))
}

/**
 * Opens or closes the way in by the code, at once: off, every session and every half sign-in of it
 * ends. Refuses: 403 who came in by the code itself, 409 what a colleague has changed since it was
 * read, an end that has passed, and 409 where nobody could come in any more. What is so already is
 * answered and not recorded again.
 */
export async function saveAccess(
  act: Act,
  { state, until, versionSeen }: AccessSave,
): Promise<AccessView> {
  const { tx } = act
  if (signedInCaller(act).userId === null) no('access-by-own-login', 403)
  // The users before the row of the installation, as everybody has it. Who suspends one of them meanwhile waits, or was first.
  const ownSignIns = await shareAdminsWithOwnSignIn(act)
  await refuseEndedSession(act)
  const before = await lockCompanyAccess(tx)
  const end = state === 'until' ? until : null
  if (stateOf(before) === state && before.until?.getTime() === end?.getTime())
    return viewOf(act, before)
  if (before.version !== versionSeen) no('access-changed', 409)
  if (state === 'until' && (end === null || end <= before.now)) no('access-end-past', 422, 'until')
  if (state !== 'on' && ownSignIns.length === 0) no('access-last-way-in', 409)
  const opens = state !== 'off' && !before.open
  await writeCompanyAccess(tx, { on: state !== 'off', until: end, opens })
  // What was open before it was off does not open again with it.
  if (state === 'off' || opens) await endSessions(tx, null)
  const after = await readCompanyAccess(tx)
  await recordAccess(act, before, after)
  publish(tx, { topic: 'company', id: 'access', to: 'admins' })
  return viewOf(act, after)
}

async function recordAccess(act: Act, before: CompanyAccess, after: CompanyAccess): Promise<void> {
  const description: Both = after.until
    ? recorded.accessUntil(after.until)
    : after.open
      ? recorded.accessOn
      : recorded.accessOff
  const changes = { companyAccess: { before: showAccess(before), after: showAccess(after) } }
  await recordActivity(act, {
    userId: null,
    actionType: 'ADMIN_COMPANY_ACCESS_CHANGED',
    description,
    subject: { kind: 'company_settings', id: 'company' },
    changes,
  })
  await tellOtherAdmins(act, {
    message: description,
    subject: mails.changed,
    facts: [[mails.access, showAccess(after)]],
    linkTo: '/admin/settings',
  })
}

function viewOf(act: Act, access: CompanyAccess): AccessView {
  const { until, changedAt, version } = access
  return {
    state: stateOf(access),
    until,
    changedAt,
    version,
    mayChange: signedInCaller(act).userId !== null,
  }
}

function no(name: AccessRefusal, status: 403 | 409 | 422, field?: string): never {
  refuse(refusals[name], { name, status, ...(field === undefined ? {} : { field }) })
}
