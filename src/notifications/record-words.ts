/** What the records say of the settings of mails, in both languages. */
import { inBoth } from '../contract/both.ts'

const english = {
  emailOn: 'Email notifications switched on.',
  emailOff: 'Email notifications switched off.',
}

const filipino: typeof english = {
  emailOn: 'Binuksan ang mga abiso sa email.',
  emailOff: 'Isinara ang mga abiso sa email.',
}

export const recorded = inBoth(english, filipino)
