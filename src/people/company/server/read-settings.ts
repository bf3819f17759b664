/** The settings in force, for other modules. Read them in the transaction that decides by them. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { MailSender } from '#foundation/platform/server/mail/mail-transport.ts'
import { defaultSettings, type CompanySettings } from '../shared/rules.ts'
import { findSettings } from './store.ts'

export async function readCompanySettings(tx: Transaction): Promise<CompanySettings> {
  const { version: _version, updatedAt: _updatedAt, ...settings } = await findSettings(tx)
  return settings
}

export async function readSiteName(tx: Transaction): Promise<string> {
  return (await findSettings(tx)).siteName
}

/** Read at delivery, so that mails from the outbox carry the current name. */
export async function findMailSender(tx: Transaction): Promise<MailSender> {
  const { mailSenderName, siteName, supportEmail, supportPhone, businessHours } =
    await findSettings(tx)
  // The default name must not replace a name that is set in the environment.
  const name = mailSenderName || (siteName === defaultSettings.siteName ? null : siteName)
  const contact = [supportEmail, supportPhone, businessHours].filter(Boolean).join(' · ')
  return { name, siteName, footer: contact === '' ? [] : [siteName, contact] }
}
