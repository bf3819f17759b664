/** Texts of identity that only the server uses. */

/**
 * The label of company access in an authenticator app, which shows a user's email otherwise. The
 * phone keeps it as it was at the set-up.
 */
export const accessCodeLabel = 'Company Access'

export const identityMails = {
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
