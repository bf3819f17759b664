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
      'Thanks for signing up. Confirm your email, then sign in.',
      'The link works once, for 24 hours. If you didn’t sign up, ignore this email: nobody can ' +
        'use your address without the link.',
    ],
    action: 'Verify email',
  },
  emailTaken: {
    subject: (site: string) => `You already have a login at ${site}`,
    paragraphs: [
      'Someone tried to sign up with this email, but it already has a login. Nothing changed.',
      'If it was you, sign in. If you forgot your password, set a new one. If it wasn’t you, ' +
        'there’s nothing to do.',
    ],
    action: 'Go to login',
  },
  reset: {
    subject: (site: string) => `Set a new password for ${site}`,
    paragraphs: [
      'Use the link below to set a new password. It works once, for 30 minutes.',
      'If you didn’t ask for this, ignore this email: your password stays the same.',
    ],
    action: 'Set a new password',
  },
  mailCode: {
    subject: (site: string) => `Your ${site} code`,
    paragraphs: (minutes: number) => [
      `Enter this code where you’re signed in. It works once, for ${minutes} minutes.`,
      'Our staff will never ask for it. If you didn’t request it, someone else is using your ' +
        'login: set a new password and tell our support.',
    ],
    code: 'Code',
  },
}

const filipino: typeof english = {
  greeting: 'Kumusta,',
  verify: {
    subject: (site) => `Beripikahin ang email mo para sa ${site}`,
    paragraphs: [
      'Salamat sa pag-sign up. Beripikahin ang email mo, saka mag-sign in.',
      'Isang beses lang gagana ang link, sa loob ng 24 oras. Kung hindi ikaw ang nag-sign up, ' +
        'huwag pansinin ang email na ito: walang makakagamit ng email mo kung wala ang link.',
    ],
    action: 'Beripikahin ang email',
  },
  emailTaken: {
    subject: (site) => `May login ka na sa ${site}`,
    paragraphs: [
      'May nag-sign up gamit ang email na ito, pero may login na ito. Walang nagbago.',
      'Kung ikaw iyon, mag-sign in ka lang. Kung nakalimutan mo ang password mo, magtakda ng ' +
        'bago. Kung hindi ikaw, wala kang kailangang gawin.',
    ],
    action: 'Pumunta sa login',
  },
  reset: {
    subject: (site) => `Magtakda ng bagong password para sa ${site}`,
    paragraphs: [
      'Gamitin ang link sa ibaba para magtakda ng bagong password. Isang beses lang itong ' +
        'gagana, sa loob ng 30 minuto.',
      'Kung hindi mo ito hiningi, huwag pansinin ang email na ito: hindi magbabago ang password ' +
        'mo.',
    ],
    action: 'Magtakda ng bagong password',
  },
  mailCode: {
    subject: (site) => `Ang code mo sa ${site}`,
    paragraphs: (minutes) => [
      'Ilagay ang code na ito kung saan ka naka-sign in. ' +
        `Isang beses lang itong gagana, sa loob ng ${minutes} minuto.`,
      'Hindi ito kailanman hihingin ng staff namin. Kung hindi mo ito hiningi, may ibang ' +
        'gumagamit ng login mo: magtakda ng bagong password at sabihin sa aming suporta.',
    ],
    code: 'Code',
  },
}

/** In both languages. */
export const identityMails = inBothLanguages(english, filipino)
