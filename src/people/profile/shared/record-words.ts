/** Activity descriptions of the profile, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  avatarChanged: 'Changed the profile picture.',
  avatarRemoved: 'Removed the profile picture.',
  bankDetailsSet: (bankName: string, maskedNumber: string) =>
    `Bank details set to ${bankName}, ${maskedNumber}.`,
  bankDetailsForgotten:
    'The bank details of the sign-up were removed: a new password was set by mail before ' +
    'the email was verified. Please enter them again.',
  saved: {
    both: 'Changed full name and phone number.',
    name: 'Changed full name.',
    phone: 'Changed phone number.',
    nothing: 'Profile saved without a change.',
  },
}

const filipino: typeof english = {
  avatarChanged: 'Pinalitan ang larawan ng profile.',
  avatarRemoved: 'Tinanggal ang larawan ng profile.',
  bankDetailsSet: (bankName, maskedNumber) =>
    `Itinakda ang detalye ng bangko sa ${bankName}, ${maskedNumber}.`,
  bankDetailsForgotten:
    'Tinanggal ang detalye ng bangko mula sa pag-sign up: nagtakda ng bagong password sa ' +
    'mail bago ma-verify ang email. Pakilagay muli ang mga ito.',
  saved: {
    both: 'Binago ang buong pangalan at numero ng telepono.',
    name: 'Binago ang buong pangalan.',
    phone: 'Binago ang numero ng telepono.',
    nothing: 'Na-save ang profile nang walang pagbabago.',
  },
}

export const profileRecordTexts = inBothLanguages(english, filipino)
