/** The mail that confirms a closed login, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import { showDay } from '#foundation/time/shared/time.ts'

const english = {
  subject: (site: string) => `Your ${site} login was closed`,
  text: (keptUntil: Date) =>
    'Your login is closed, and nobody can sign in with it. As we read the anti-money-laundering ' +
    'law (RA 9160, as amended), we must keep your name, email and phone number until ' +
    `${showDay(keptUntil)}. Then we delete them. If you didn’t close your login, write to us at ` +
    'once.',
}

const filipino: typeof english = {
  subject: (site) => `Isinara ang login mo sa ${site}`,
  text: (keptUntil) =>
    'Sarado na ang login mo, at wala nang makakapag-sign in gamit ito. Ayon sa pagkaunawa namin ' +
    'sa batas laban sa money laundering (RA 9160 at mga susog nito), kailangan naming itabi ang ' +
    `pangalan, email, at numero ng telepono mo hanggang ${showDay(keptUntil, 'fil')}. ` +
    'Pagkatapos, buburahin namin ang mga ito. Kung hindi ikaw ang nagsara, sumulat agad sa amin.',
}

export const closedMail = inBothLanguages(english, filipino)
