/** Texts of identity that only the server uses. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

/**
 * The label of company access in an authenticator app, which shows a user's email otherwise. The
 * phone keeps it as it was at the set-up.
 */
export const accessCodeLabel = 'Company Access'

const english = {
  /** Without a name: strangers can cause these mails to anybody, under a name of their choice. */
  greeting: 'Hello,',
  verify: {
    subject: (site: string) => `Verify your email for ${site}`,
    paragraphs: [
      'Thank you for signing up. Confirm that this email is yours, then you can sign in.',
      'The link works once, for 24 hours. If you did not sign up, ignore this mail: ' +
        'without the link nobody can use your email.',
    ],
    action: 'Verify email',
  },
  emailTaken: {
    subject: (site: string) => `You already have a login at ${site}`,
    paragraphs: [
      'Somebody, perhaps you, tried to sign up with this email, which has a login already. ' +
        'Nothing was changed.',
      'If it was you, just sign in, or set a new password if you forgot it.',
    ],
    action: 'Go to login',
  },
  reset: {
    subject: (site: string) => `Set a new password for ${site}`,
    paragraphs: [
      'Somebody, hopefully you, asked for a new password.',
      'The link works once, for 30 minutes. If it was not you, ignore this mail: ' +
        'your password stays as it is.',
    ],
    action: 'Set a new password',
  },
  mailCode: {
    subject: (site: string) => `Your ${site} code`,
    paragraphs: (minutes: number) => [
      `Enter this code where you are signed in. It works once, for ${minutes} minutes.`,
      'Nobody of the company ever asks you for it. ' +
        'If you did not ask for it, somebody is using your login: ' +
        'set a new password and tell our support.',
    ],
    code: 'Code',
  },
}

const filipino: typeof english = {
  greeting: 'Kumusta,',
  verify: {
    subject: (site) => `Kumpirmahin ang email mo para sa ${site}`,
    paragraphs: [
      'Salamat sa pag-sign up. Kumpirmahin mong sa iyo ang email na ito para makapag-sign in ka.',
      'Isang beses lang gagana ang link, sa loob ng 24 oras. Kung hindi ikaw ang nag-sign up, ' +
        'huwag pansinin ang email na ito: hindi magagamit ng iba ang email mo kung wala ang link.',
    ],
    action: 'Kumpirmahin ang email',
  },
  emailTaken: {
    subject: (site) => `May login ka na sa ${site}`,
    paragraphs: [
      'May sumubok na mag-sign up gamit ang email na ito, baka ikaw, pero may login na ito. ' +
        'Walang nagbago.',
      'Kung ikaw iyon, mag-sign in ka lang, o magtakda ng bagong password kung nakalimutan mo na.',
    ],
    action: 'Pumunta sa login',
  },
  reset: {
    subject: (site) => `Magtakda ng bagong password para sa ${site}`,
    paragraphs: [
      'May humingi ng bagong password, sana ikaw.',
      'Isang beses lang gagana ang link, sa loob ng 30 minuto. Kung hindi ikaw iyon, huwag ' +
        'pansinin ang email na ito: hindi magbabago ang password mo.',
    ],
    action: 'Magtakda ng bagong password',
  },
  mailCode: {
    subject: (site) => `Ang code mo sa ${site}`,
    paragraphs: (minutes) => [
      'Ilagay ang code na ito kung saan ka naka-sign in. ' +
        `Isang beses lang ito gagana, sa loob ng ${minutes} minuto.`,
      'Hindi ito kailanman hihingin sa iyo ng sinuman sa kompanya. ' +
        'Kung hindi mo ito hiningi, may gumagamit ng login mo: ' +
        'magtakda ng bagong password at sabihin sa aming suporta.',
    ],
    code: 'Code',
  },
}

/** In both languages. */
export const identityMails = inBothLanguages(english, filipino)
