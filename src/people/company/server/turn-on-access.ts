import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
/** The operator's way back in, where Kaban is started: company access is on again, without an end. */
import { recordActivity } from '#people/activity/server/actions.ts'
import {
  lockCompanyAccess,
  writeCompanyAccess,
} from '#people/identity/server/company-access/access-code-store.ts'
import { endSessions } from '#people/identity/server/sessions/sessions.ts'
import { mailAdmins } from '#people/notifications/server/mail-admins.ts'
import { companyRecordTexts } from '../shared/record-words.ts'
import { companyAccessMails } from '../shared/words-access.ts'
import { showAccess, stateOf } from './recorded-access.ts'

/** Every active admin is told. False: it is on already, and nothing was done. */
export async function turnOnCompanyAccess(ctx: ActionContext): Promise<boolean> {
  const { tx } = ctx
  const before = await lockCompanyAccess(tx)
  if (stateOf(before) === 'on') return false
  await writeCompanyAccess(tx, { on: true, until: null, opens: !before.open })
  if (!before.open) await endSessions(tx, null)
  const description = companyRecordTexts.accessOnByOperator
  const changes = { companyAccess: { before: showAccess(before), after: 'on' } }
  await recordActivity(ctx, {
    userId: null,
    actionType: 'ADMIN_COMPANY_ACCESS_CHANGED',
    description,
    subject: { kind: 'company_settings', id: 'company' },
    changes,
  })
  await mailAdmins(
    tx,
    {
      subject: companyAccessMails.turnedOn,
      paragraphs: [description.en],
      facts: [[companyAccessMails.access, 'on']],
    },
    null,
  )
  publish(tx, { topic: 'company', id: 'access', to: 'admins' })
  return true
}
