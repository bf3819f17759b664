import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  code: {
    subject: (site: string) => `Your ${site} code`,
    paragraphs: (minutes: number) => [
      `Enter this code where you’re signing up. It works once, for ${minutes} minutes.`,
      'Our staff will never ask for it. If you didn’t request it, ignore this email: nobody can ' +
        'use your address without the code.',
    ],
    code: 'Code',
  },
  emailTaken: {
    subject: (site: string) => `You already have a login at ${site}`,
    paragraphs: [
      'Someone tried to sign up with this email through a provider, but it already has a ' +
        'login. Nothing changed.',
      'If it was you, sign in with your password, then connect the provider in Settings. If you ' +
        'forgot your password, set a new one. If it wasn’t you, there’s nothing to do.',
    ],
    action: 'Go to login',
  },
  facts: { provider: 'Provider', email: 'Email there' },
}

const filipino: typeof english = {
  code: {
    subject: (site) => `Ang code mo sa ${site}`,
    paragraphs: (minutes) => [
      'Ilagay ang code na ito kung saan ka nagsa-sign up. ' +
        `Isang beses lang itong gagana, sa loob ng ${minutes} minuto.`,
      'Hindi ito kailanman hihingin ng staff namin. Kung hindi mo ito hiningi, huwag pansinin ' +
        'ang email na ito: walang makakagamit ng email mo kung wala ang code.',
    ],
    code: 'Code',
  },
  emailTaken: {
    subject: (site) => `May login ka na sa ${site}`,
    paragraphs: [
      'May nag-sign up gamit ang email na ito sa isang provider, pero may login na ito. Walang ' +
        'nagbago.',
      'Kung ikaw iyon, mag-sign in gamit ang password mo, saka ikonekta ang provider sa Mga ' +
        'setting. Kung nakalimutan mo ang password mo, magtakda ng bago. Kung hindi ikaw, wala ' +
        'kang kailangang gawin.',
    ],
    action: 'Pumunta sa login',
  },
  facts: { provider: 'Provider', email: 'Email doon' },
}

/** The texts of social mails, in both languages. */
export const socialMails = inBothLanguages(english, filipino)
