import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import {
  lockCompanyAccess,
  writeCompanyAccess,
} from '#people/identity/server/company-access/company-access.ts'
import { endSessions } from '#people/identity/server/sessions/sessions.ts'
import { mailAdmins } from '#people/notifications/server/mail-admins.ts'
import { companyRecordTexts } from '../shared/record-words.ts'
import { companyMails } from './mail-words.ts'
import { accessStateOf, recordAccessChange } from './record-access.ts'

/**
 * Turns company access on without an end, from the command line: the operator's way back in. Mails
 * every active admin. Returns false when it is on already.
 */
export async function turnOnCompanyAccess(ctx: ActionContext): Promise<boolean> {
  const { tx } = ctx
  const before = await lockCompanyAccess(tx)
  if (accessStateOf(before) === 'on') return false
  await writeCompanyAccess(tx, { on: true, until: null, opens: !before.open })
  if (!before.open) await endSessions(tx, null)
  const description = companyRecordTexts.accessOnByOperator
  await recordAccessChange(ctx, { description, before, after: { open: true, until: null } })
  await mailAdmins(
    tx,
    {
      subject: companyMails.accessTurnedOn,
      paragraphs: [description],
      facts: [[companyMails.access, companyMails.accessOn]],
    },
    null,
  )
  return true
}
