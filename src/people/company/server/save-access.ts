import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
/** Whether the company access code opens the console: on, on until an instant, or off. */
import { recordActivity } from '#people/activity/server/actions.ts'
import {
  lockCompanyAccess,
  readCompanyAccess,
  writeCompanyAccess,
  type CompanyAccess,
} from '#people/identity/server/company-access/access-code-store.ts'
import { shareAdminsWithOwnSignIn } from '#people/identity/server/company-access/own-sign-in.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import { endSessions, refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import { mailOtherAdmins } from '#people/notifications/server/mail-admins.ts'
import type { AccessView } from '../shared/contract.ts'
import { companyRecordTexts } from '../shared/record-words.ts'
import type { AccessSave } from '../shared/rules-access.ts'
import { companyAccessMails, companyAccessRefusals } from '../shared/words-access.ts'
import { showAccess, stateOf } from './recorded-access.ts'

export async function readAccess(ctx: ActionContext): Promise<AccessView> {
  return viewOf(ctx, await readCompanyAccess(ctx.tx))
}

/**
 * Opens or closes the way in by the code, at once: off, every session and every half sign-in of it
 * ends. Refuses: 403 who came in by the code itself, 409 what a colleague has changed since it was
 * read, an end that has passed, and 409 where nobody could come in any more. What is so already is
 * answered and not recorded again.
 */
export async function saveAccess(
  ctx: ActionContext,
  hooks: Pick<IdentityHooks, 'hasProviderSql'>,
  { state, until, versionSeen }: AccessSave,
): Promise<AccessView> {
  const { tx } = ctx
  if (signedInCaller(ctx).userId === null)
    refuse(companyAccessRefusals, 'access-by-own-login', { status: 403 })
  // The users before the row of the installation, as everybody has it. Who suspends one of them meanwhile waits, or was first.
  const ownSignIns = await shareAdminsWithOwnSignIn(ctx, hooks)
  await refuseEndedSession(ctx)
  const before = await lockCompanyAccess(tx)
  const end = state === 'until' ? until : null
  if (stateOf(before) === state && before.until?.getTime() === end?.getTime())
    return viewOf(ctx, before)
  if (before.version !== versionSeen)
    refuse(companyAccessRefusals, 'access-changed', { status: 409 })
  if (state === 'until' && (end === null || end <= before.now))
    refuse(companyAccessRefusals, 'access-end-past', { field: 'until' })
  if (state !== 'on' && ownSignIns.length === 0)
    refuse(companyAccessRefusals, 'access-last-way-in', { status: 409 })
  const opens = state !== 'off' && !before.open
  await writeCompanyAccess(tx, { on: state !== 'off', until: end, opens })
  // What was open before it was off does not open again with it.
  if (state === 'off' || opens) await endSessions(tx, null)
  const after = await readCompanyAccess(tx)
  await recordAccess(ctx, before, after)
  publish(tx, { topic: 'company', id: 'access', to: 'admins' })
  return viewOf(ctx, after)
}

async function recordAccess(
  ctx: ActionContext,
  before: CompanyAccess,
  after: CompanyAccess,
): Promise<void> {
  const description: BilingualText = after.until
    ? companyRecordTexts.accessUntil(after.until)
    : after.open
      ? companyRecordTexts.accessOn
      : companyRecordTexts.accessOff
  const changes = { companyAccess: { before: showAccess(before), after: showAccess(after) } }
  await recordActivity(ctx, {
    userId: null,
    actionType: 'ADMIN_COMPANY_ACCESS_CHANGED',
    description,
    subject: { kind: 'company_settings', id: 'company' },
    changes,
  })
  await mailOtherAdmins(ctx, {
    message: description,
    subject: companyAccessMails.changed,
    facts: [[companyAccessMails.access, showAccess(after)]],
    linkTo: '/admin/settings',
  })
}

function viewOf(ctx: ActionContext, access: CompanyAccess): AccessView {
  const { until, changedAt, version } = access
  return {
    state: stateOf(access),
    until,
    changedAt,
    version,
    mayChange: signedInCaller(ctx).userId !== null,
  }
}
