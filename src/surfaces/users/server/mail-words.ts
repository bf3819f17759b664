/** Mails about logins that staff make, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  welcome: {
    subject: (siteName: string) => `Your login at ${siteName} is ready`,
    paragraphs: [
      'We have made a login for you with this email. Somebody of the company will tell ' +
        'you the password for your first sign-in; it is never sent by mail.',
      'When you sign in for the first time you choose a password of your own. Nobody at ' +
        'the company ever asks you for it.',
    ],
    action: 'Sign in',
  },
  /** Goes to the other admins. */
  newAdmin: { subject: 'Somebody was made an admin', name: 'Name', login: 'Email' },
}

const filipino: typeof english = {
  welcome: {
    subject: (siteName) => `Handa na ang login mo sa ${siteName}`,
    paragraphs: [
      'Gumawa kami ng login para sa iyo gamit ang email na ito. May magsasabi sa iyo mula sa ' +
        'kompanya ng password para sa unang pag-sign in; hindi ito ipinapadala sa email.',
      'Sa unang pag-sign in mo, pipili ka ng sarili mong password. Hindi ito kailanman hihingin ' +
        'sa iyo ng sinuman sa kompanya.',
    ],
    action: 'Mag-sign in',
  },
  newAdmin: { subject: 'May ginawang admin', name: 'Pangalan', login: 'Email' },
}

export const userMails = inBothLanguages(english, filipino)
