/** Activity descriptions of the profile, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { ProfileInput } from './rules.ts'

type ProfileField = keyof ProfileInput

const englishFields: Record<ProfileField, string> = {
  fullName: 'full name',
  phoneNumber: 'phone number',
}

const filipinoFields: typeof englishFields = {
  fullName: 'buong pangalan',
  phoneNumber: 'numero ng telepono',
}

const english = {
  /** The labels of a mail. */
  facts: { bank: 'Bank or e-wallet', accountNumber: 'Account number' },
  avatarChanged: 'Changed the profile picture.',
  avatarRemoved: 'Removed the profile picture.',
  bankDetailsSet: (bankName: string, maskedNumber: string) =>
    `Bank details set to ${bankName}, ${maskedNumber}.`,
  bankDetailsForgotten:
    'Bank details from the sign-up removed: the password was reset before the email was ' +
    'verified. Please enter them again.',
  saved: (changed: readonly ProfileField[]) =>
    changed.length === 0
      ? 'Profile saved without changes.'
      : `Changed ${changed.map((field) => englishFields[field]).join(' and ')}.`,
}

const filipino: typeof english = {
  facts: { bank: 'Bangko o e-wallet', accountNumber: 'Numero ng account' },
  avatarChanged: 'Pinalitan ang larawan sa profile.',
  avatarRemoved: 'Tinanggal ang larawan sa profile.',
  bankDetailsSet: (bankName, maskedNumber) =>
    `Itinakda ang detalye ng bangko sa ${bankName}, ${maskedNumber}.`,
  bankDetailsForgotten:
    'Tinanggal ang detalye ng bangko mula sa pag-sign up: pinalitan ang password bago naberipika ' +
    'ang email. Pakilagay ulit ang mga ito.',
  saved: (changed) =>
    changed.length === 0
      ? 'Na-save ang profile nang walang pagbabago.'
      : `Binago ang ${changed.map((field) => filipinoFields[field]).join(' at ')}.`,
}

export const profileRecordTexts = inBothLanguages(english, filipino)
