import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  code: {
    subject: (site: string) => `Your ${site} code`,
    paragraphs: (minutes: number) => [
      `Enter this code where you are signing up. It works once, for ${minutes} minutes.`,
      'Nobody of the company ever asks you for it. ' +
        'If you did not ask for it, ignore this mail: ' +
        'without the code nobody can use your email.',
    ],
    code: 'Code',
  },
  emailTaken: {
    subject: (site: string) => `You already have a login at ${site}`,
    paragraphs: [
      'Somebody, perhaps you, tried to sign up through a provider with this email, which ' +
        'has a login already. Nothing was changed.',
      'If it was you, sign in with your password, then connect the provider in Settings. ' +
        'If you forgot the password, set a new one.',
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
        `Isang beses lang ito gagana, sa loob ng ${minutes} minuto.`,
      'Hindi ito kailanman hihingin sa iyo ng sinuman sa kompanya. ' +
        'Kung hindi mo ito hiningi, huwag pansinin ang email na ito: ' +
        'hindi magagamit ng iba ang email mo kung wala ang code.',
    ],
    code: 'Code',
  },
  emailTaken: {
    subject: (site) => `May login ka na sa ${site}`,
    paragraphs: [
      'May sumubok na mag-sign up sa pamamagitan ng provider gamit ang email na ito, baka ikaw, ' +
        'pero may login na ito. Walang nagbago.',
      'Kung ikaw iyon, mag-sign in gamit ang password mo, saka ikabit ang provider sa Settings. ' +
        'Kung nakalimutan mo ang password, magtakda ng bago.',
    ],
    action: 'Pumunta sa login',
  },
  facts: { provider: 'Provider', email: 'Email doon' },
}

/** The texts of social mails, in both languages. */
export const socialMails = inBothLanguages(english, filipino)
