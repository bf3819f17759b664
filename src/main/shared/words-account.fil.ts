import type { accountWords } from './words-account.ts'
import { appWordsFil } from './words.fil.ts'

export const accountWordsFil: typeof accountWords = {
  title: 'Account',
  sections: 'Mga bahagi ng account mo',
  editProfile: 'Baguhin ang profile',
  groups: { you: 'Ikaw', settings: 'Mga setting', money: 'Pera', more: 'Iba pa' },
  entries: {
    profile: { title: appWordsFil.profile, hint: 'Pangalan, numero ng telepono at larawan' },
    bankDetails: {
      title: appWordsFil.bankDetails,
      hint: 'Kung saan napupunta ang withdrawal',
    },
    security: { title: appWordsFil.security, hint: 'Password, mga device, lock ng pera' },
    notificationSettings: {
      title: 'Mga setting ng abiso',
      hint: 'Ano ang ipinapaalam namin, at paano',
    },
    appearance: { title: appWordsFil.appearance, hint: 'English o Filipino, maliwanag o madilim' },
    privacy: { title: 'Privacy at data', hint: 'Data mo, at pagsasara ng login' },
    statements: { title: 'Mga statement', hint: 'Ang wallet mo bilang PDF o CSV' },
    balanceProof: {
      title: 'Patunay ng balanse mo',
      hint: 'Suriin kung kasama sa bilang ang pera mo',
    },
    investments: {
      title: appWordsFil.investments,
      hint: 'Inilagay na pera at mga payout',
    },
    tasks: { title: appWordsFil.tasks, hint: 'Listahan mo at balita ng kompanya' },
    history: {
      title: appWordsFil.history,
      hint: 'Mga pag-sign in at pagbabago',
    },
    testimonial: { title: appWordsFil.testimonial, hint: 'Ikuwento sa iba ang karanasan mo' },
  },
  settingsIntro: 'Paano ka nagsa-sign in, ano ang ipinapaalam namin, at ang hitsura ng Kaban.',
  securityIntro: 'Paano ka nagsa-sign in, at ano ang nagpoprotekta sa pera mo.',
  notificationSettingsIntro: 'Laging dumarating ang mga mensahe tungkol sa kaligtasan ng login mo.',
  appearanceIntro: 'Para sa device na ito.',
  privacyIntro: 'Ano ang iniimbak namin tungkol sa iyo, at paano mo ito makukuha.',
  privacyNotice: 'Basahin ang paunawa sa privacy',
}
