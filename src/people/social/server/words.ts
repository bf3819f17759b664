/** The texts of social mails. */
export const socialMails = {
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
}

/** The labels of the facts in those mails. */
export const socialMailFacts = { provider: 'Provider', email: 'Email there' }
