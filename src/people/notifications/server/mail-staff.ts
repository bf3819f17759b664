/** Mails to admins about their work, each in the language of its reader. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import {
  findActiveAdmin,
  findActiveAdmins,
  type ActiveAdmin,
} from '#people/identity/server/active-admins.ts'
import { notificationRecordTexts } from '../shared/record-words.ts'

export interface StaffMail {
  subject: BilingualText
  paragraphs: readonly BilingualText[]
  /** A link into the console. */
  action: { label: BilingualText; path: string }
}

/** Mails every active admin except one; null leaves out nobody. */
export async function mailOtherStaff(
  tx: Transaction,
  mail: StaffMail,
  exceptUserId: string | null,
): Promise<void> {
  for (const admin of await findActiveAdmins(tx, exceptUserId)) await mailAdmin(tx, mail, admin)
}

/** Mails one admin. Does nothing when they are no longer an active admin. */
export async function mailStaffMember(
  tx: Transaction,
  mail: StaffMail,
  userId: string,
): Promise<void> {
  const admin = await findActiveAdmin(tx, userId)
  if (admin) await mailAdmin(tx, mail, admin)
}

async function mailAdmin(
  tx: Transaction,
  { subject, paragraphs, action }: StaffMail,
  { userId, fullName, email }: ActiveAdmin,
): Promise<void> {
  await sendMail(tx, {
    to: email,
    userId,
    kind: 'admin_work',
    subject,
    content: { greeting: notificationRecordTexts.greeting(fullName), paragraphs, action },
  })
}
