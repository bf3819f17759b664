import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import {
  lockCompanyAccess,
  readCompanyAccess,
  writeCompanyAccess,
  type CompanyAccess,
} from '#people/identity/server/company-access/company-access.ts'
import { shareAdminsWithOwnSignIn } from '#people/identity/server/company-access/own-sign-in.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import { endSessions, refuseEndedSession } from '#people/identity/server/sessions/sessions.ts'
import { mailOtherAdmins } from '#people/notifications/server/mail-admins.ts'
import type { AccessView } from '../shared/contract.ts'
import { companyRecordTexts } from '../shared/record-words.ts'
import type { AccessSave } from '../shared/rules-access.ts'
import { companyAccessRefusals } from '../shared/words-access.ts'
import { companyMails } from './mail-words.ts'
import { accessStateOf, accessText, recordAccessChange } from './record-access.ts'

export async function readCompanyAccessView(ctx: ActionContext): Promise<AccessView> {
  return viewOf(ctx, await readCompanyAccess(ctx.tx))
}

/**
 * Turns company access on, on until an instant, or off. Turning it off ends all its sessions and
 * unfinished sign-ins. Saving the current state again changes and records nothing. Refuses:
 * access-by-own-login (403) for a caller who used the code themselves, access-changed (409) when a
 * colleague saved meanwhile, access-end-past, access-last-way-in (409) when nobody could sign in
 * any more.
 */
export async function saveCompanyAccess(
  ctx: ActionContext,
  hooks: Pick<IdentityHooks, 'hasProviderSql'>,
  { state, until, versionSeen }: AccessSave,
): Promise<AccessView> {
  const { tx } = ctx
  if (signedInCaller(ctx).userId === null)
    refuse(companyAccessRefusals, 'access-by-own-login', { status: 403 })
  // Lock order: users before the row of the installation. A concurrent suspension of one of these
  // admins waits for this transaction or has committed before it.
  const ownSignIns = await shareAdminsWithOwnSignIn(ctx, hooks)
  await refuseEndedSession(ctx)
  const before = await lockCompanyAccess(tx)
  const end = state === 'until' ? until : null
  if (accessStateOf(before) === state && before.until?.getTime() === end?.getTime())
    return viewOf(ctx, before)
  if (before.version !== versionSeen)
    refuse(companyAccessRefusals, 'access-changed', { status: 409 })
  if (state === 'until' && (end === null || end <= before.now))
    refuse(companyAccessRefusals, 'access-end-past', { field: 'until' })
  if (state !== 'on' && ownSignIns.length === 0)
    refuse(companyAccessRefusals, 'access-last-way-in', { status: 409 })
  const opens = state !== 'off' && !before.open
  await writeCompanyAccess(tx, { on: state !== 'off', until: end, opens })
  // Sessions from before the access was off must not come back to life.
  if (state === 'off' || opens) await endSessions(tx, null)
  const after = await readCompanyAccess(tx)
  await recordAndMail(ctx, before, after)
  return viewOf(ctx, after)
}

async function recordAndMail(
  ctx: ActionContext,
  before: CompanyAccess,
  after: CompanyAccess,
): Promise<void> {
  const description: BilingualText = after.until
    ? companyRecordTexts.accessUntil(after.until)
    : after.open
      ? companyRecordTexts.accessOn
      : companyRecordTexts.accessOff
  await recordAccessChange(ctx, { description, before, after })
  await mailOtherAdmins(ctx, {
    message: description,
    subject: companyMails.accessChanged,
    facts: [[companyMails.access, accessText(after)]],
    linkTo: '/admin/settings',
  })
}

function viewOf(ctx: ActionContext, access: CompanyAccess): AccessView {
  const { until, changedAt, version } = access
  return {
    state: accessStateOf(access),
    until,
    changedAt,
    version,
    mayChange: signedInCaller(ctx).userId !== null,
  }
}
