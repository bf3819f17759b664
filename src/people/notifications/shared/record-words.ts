/** Activity descriptions of mail settings, and the greeting of mails, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  emailOn: 'Email notifications switched on.',
  emailOff: 'Email notifications switched off.',
  greeting: (name: string) => `Hello ${name},`,
}

const filipino: typeof english = {
  emailOn: 'Binuksan ang mga abiso sa email.',
  emailOff: 'Isinara ang mga abiso sa email.',
  greeting: (name) => `Kumusta, ${name},`,
}

export const notificationRecordTexts = inBothLanguages(english, filipino)
