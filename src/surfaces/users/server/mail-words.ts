/** Mails about logins that staff make, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  welcome: {
    subject: (siteName: string) => `Your login at ${siteName} is ready`,
    paragraphs: [
      'We created a login for you with this email. Our staff will tell you the password for ' +
        'your first sign-in; we never email passwords.',
      'At your first sign-in, you choose your own password. Our staff will never ask for it.',
    ],
    action: 'Sign in',
  },
  /** Goes to the other admins. */
  newAdmin: { subject: 'New admin added', name: 'Name', login: 'Email' },
}

const filipino: typeof english = {
  welcome: {
    subject: (siteName) => `Handa na ang login mo sa ${siteName}`,
    paragraphs: [
      'Gumawa kami ng login para sa iyo gamit ang email na ito. Sasabihin sa iyo ng staff namin ' +
        'ang password para sa unang pag-sign in; hindi kami nag-e-email ng password.',
      'Sa unang pag-sign in mo, pipili ka ng sarili mong password. Hindi ito kailanman hihingin ' +
        'ng staff namin.',
    ],
    action: 'Mag-sign in',
  },
  newAdmin: { subject: 'May bagong admin', name: 'Pangalan', login: 'Email' },
}

export const userMails = inBothLanguages(english, filipino)
