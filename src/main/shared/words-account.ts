/** The Account page, and what its sections are called beside and above the pages of the account. */
import { appWords } from './words.ts'

export const accountWords = {
  title: 'Account',
  sections: 'Sections of your account',
  editProfile: 'Edit profile',
  groups: { you: 'You', settings: 'Settings', money: 'Money', more: 'More' },
  entries: {
    profile: { title: appWords.profile, hint: 'Name, phone number and picture' },
    bankDetails: { title: appWords.bankDetails, hint: 'Where your withdrawals go' },
    security: { title: appWords.security, hint: 'Password, devices, money lock' },
    notificationSettings: { title: 'Notification settings', hint: 'What we tell you, and how' },
    appearance: { title: appWords.appearance, hint: 'English or Filipino, light or dark' },
    privacy: { title: 'Privacy and data', hint: 'Your data, and closing your login' },
    statements: { title: 'Statements', hint: 'Your wallet as PDF or CSV' },
    balanceProof: { title: 'Proof of your balance', hint: 'Check that your money is counted' },
    investments: { title: appWords.investments, hint: 'Placed money and its payouts' },
    tasks: { title: appWords.tasks, hint: 'Your list and company news' },
    history: { title: appWords.history, hint: 'Sign-ins and changes' },
    testimonial: { title: appWords.testimonial, hint: 'Tell others how it went' },
  },
  settingsIntro: 'How you sign in, what we tell you, and how Kaban looks.',
  securityIntro: 'How you sign in, and what protects your money.',
  notificationSettingsIntro: 'Messages about the safety of your login always arrive.',
  appearanceIntro: 'For this device.',
  privacyIntro: 'What we store about you, and how to take it with you.',
  privacyNotice: 'Read the privacy notice',
}
