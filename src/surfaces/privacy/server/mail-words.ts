/** The mail that confirms a closed login, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import { showDay } from '#foundation/time/shared/time.ts'

const english = {
  subject: (site: string) => `Your ${site} login was closed`,
  text: (keptUntil: Date) =>
    'Your login was closed, and nobody can sign in with it any more. Your name, email and ' +
    `phone number are kept apart until ${showDay(keptUntil)}, as we read the law on money ` +
    'laundering (RA 9160 as amended), and deleted then. If you did not close it yourself, ' +
    'write to the company at once.',
}

const filipino: typeof english = {
  subject: (site) => `Isinara ang login mo sa ${site}`,
  text: (keptUntil) =>
    'Isinara ang login mo, at wala nang makakapag-sign in gamit ito. Nakatabi nang hiwalay ' +
    `ang pangalan, email, at numero ng telepono mo hanggang ${showDay(keptUntil, 'fil')}, ayon ` +
    'sa pagkaunawa namin sa batas laban sa money laundering (RA 9160 at mga susog nito), at ' +
    'saka buburahin. Kung hindi ikaw ang nagsara nito, sumulat agad sa kompanya.',
}

export const closedMail = inBothLanguages(english, filipino)
