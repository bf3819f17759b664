import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { MailFact } from '#foundation/platform/server/mail/outbox.ts'
import { showDateTimeInBoth } from '#foundation/time/shared/time.ts'
import { readSiteName } from '#people/company/server/read-settings.ts'
import type { CompanyAccessEvent } from '#people/identity/shared/rules-security-events.ts'
import { mailAdmins } from '#people/notifications/server/mail-admins.ts'
import { companyAccessMail } from './company-access-mail.ts'
import { requestOrigin } from './notify-security-event.ts'
import { readTransactionTime } from './store.ts'

/**
 * Mails every admin about a security event of company access, in the transaction of the event.
 * Company access has no owner and no mailbox, and anybody with its code can act as the company.
 */
export async function notifyCompanyAccessEvent(
  ctx: ActionContext,
  event: CompanyAccessEvent,
): Promise<void> {
  const { subject, happened, notYours, when, action } = companyAccessMail
  const facts: MailFact[] = [
    [when, showDateTimeInBoth(await readTransactionTime(ctx.tx))],
    ...requestOrigin(ctx),
  ]
  await mailAdmins(
    ctx.tx,
    {
      subject: subject[event](await readSiteName(ctx.tx)),
      paragraphs: [happened[event], notYours],
      facts,
      action: { label: action, path: '/admin/audit' },
    },
    null,
  )
}
