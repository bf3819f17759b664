/** Mails to the staff about their work, each in the language of who reads it. */
import type { Both } from '#foundation/contract/shared/both.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { sendMail } from '#foundation/platform/server/mail/outbox.ts'
import { notificationRecordTexts } from '../shared/record-words.ts'
import { findAdmin, findOtherAdmins, type AdminAddressed } from './store.ts'

export interface StaffMail {
  subject: Both
  paragraphs: readonly Both[]
  /** A link into the console. */
  action: { label: Both; path: string }
}

/** Every active admin but this one; null: all of them. */
export async function mailOtherStaff(
  tx: Transaction,
  mail: StaffMail,
  exceptUserId: string | null,
): Promise<void> {
  await mailEach(tx, mail, await findOtherAdmins(tx, exceptUserId))
}

/** One of the staff; nothing when they are that no longer. */
export async function mailOneOfStaff(
  tx: Transaction,
  mail: StaffMail,
  userId: string,
): Promise<void> {
  await mailEach(tx, mail, await findAdmin(tx, userId))
}

async function mailEach(
  tx: Transaction,
  { subject, paragraphs, action }: StaffMail,
  readers: readonly AdminAddressed[],
): Promise<void> {
  for (const { userId, fullName, email, language } of readers) {
    const content = {
      language,
      greeting: notificationRecordTexts.greeting(fullName)[language],
      paragraphs: paragraphs.map((paragraph) => paragraph[language]),
      action: { label: action.label[language], path: action.path },
    }
    await sendMail(tx, {
      to: email,
      userId,
      kind: 'admin_work',
      subject: subject[language],
      content,
    })
  }
}
