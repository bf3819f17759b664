/** The operator's way back in, where Kaban is started: company access is on again, without an end. */
import { recordActivity } from '../activity/actions.ts'
import { lockCompanyAccess, writeCompanyAccess } from '../identity/access-code-store.ts'
import { endSessions } from '../identity/sessions.ts'
import { mailAdmins } from '../notifications/tell-other-admins.ts'
import type { Act } from '../platform/act.ts'
import { publish } from '../platform/live.ts'
import { recorded } from './record-words.ts'
import { showAccess, stateOf } from './recorded-access.ts'
import { mails } from './words-access.ts'

/** Every active admin is told. False: it is on already, and nothing was done. */
export async function turnOnCompanyAccess(act: Act): Promise<boolean> {
  const { tx } = act
  const before = await lockCompanyAccess(tx)
  if (stateOf(before) === 'on') return false
  await writeCompanyAccess(tx, { on: true, until: null, opens: !before.open })
  if (!before.open) await endSessions(tx, null)
  const description = recorded.accessOnByOperator
  const changes = { companyAccess: { before: showAccess(before), after: 'on' } }
  await recordActivity(act, {
    userId: null,
    actionType: 'ADMIN_COMPANY_ACCESS_CHANGED',
    description,
    subject: { kind: 'company_settings', id: 'company' },
    changes,
  })
  await mailAdmins(
    tx,
    { subject: mails.turnedOn, paragraphs: [description.en], facts: [[mails.access, 'on']] },
    null,
  )
  publish(tx, { topic: 'company', id: 'access', to: 'admins' })
  return true
}
