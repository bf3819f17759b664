import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { MailSender } from '#foundation/platform/server/mail/mail-delivery.ts'
import { defaultSettings } from '../shared/rules.ts'
import { readCompanySettings } from './read-settings.ts'

/** Read when a mail is sent: what waited in the outbox goes out under the name of now. */
export async function findMailSender(tx: Transaction): Promise<MailSender> {
  const { mailSenderName, siteName, supportEmail, supportPhone, businessHours } =
    await readCompanySettings(tx)
  // A name that nobody has set here must not take the place of one that stands in the environment.
  const name = mailSenderName || (siteName === defaultSettings.siteName ? null : siteName)
  const contact = [supportEmail, supportPhone, businessHours].filter(Boolean).join(' · ')
  return { name, footer: contact === '' ? [] : [siteName, contact] }
}
