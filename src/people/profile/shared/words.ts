import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { identityRefusals } from '#people/identity/shared/words.ts'
import type { ProfileRefusal } from './rules.ts'

// The title of the specification when a picture cannot be stored.
const avatarFailed = 'Avatar Upload Failed'

export const pictureWords = {
  picture: 'Profile picture',
  pictureHint:
    'PNG, JPEG or WebP, under 2 MB. We crop it to a square; only you and the company see it.',
  choosePicture: 'Choose picture',
  changePicture: 'Change picture',
  removePicture: 'Remove picture',
  pictureReady: (name: string) => `${name} selected.`,
  pictureRemoved: 'No picture: your initials are shown.',
  preparingPicture: 'Preparing your picture...',
}

export const profileRefusals: Record<ProfileRefusal, RefusalWords> = {
  'bank-details-missing': { title: 'Missing Fields', message: 'Please fill all bank details.' },
  'bank-not-supported': {
    title: 'Bank Not Supported',
    message: 'Please choose a bank or e-wallet from the list.',
  },
  'account-number-malformed': {
    title: 'Check the Account Number',
    message: 'An account number has 6 to 20 digits. Spaces and dashes are allowed.',
  },
  'full-name-required': { title: 'Full Name Required', message: 'Please enter your full name.' },
  'avatar-too-large': { title: 'File Too Large', message: 'Avatar image must be under 2MB.' },
  'avatar-wrong-kind': {
    title: 'Invalid File Type',
    message: 'Please upload a PNG, JPEG or WebP image.',
  },
  'avatar-damaged': {
    title: avatarFailed,
    message: 'This picture is damaged or has too many pixels. Please choose another one.',
  },
  'avatar-too-many-pixels': {
    title: avatarFailed,
    message: 'This picture has too many pixels. Make it smaller, or choose another one.',
  },
  'avatar-moves': {
    title: avatarFailed,
    message: 'This picture is animated. Please choose a still one.',
  },
  'pictures-busy': {
    title: avatarFailed,
    message: 'Many people are uploading pictures right now. Please try again in a moment.',
  },
  'picture-permit-missing': {
    title: avatarFailed,
    message: 'This upload has expired or was already used. Please choose the picture again.',
  },
  'too-many-avatars': {
    title: avatarFailed,
    message: ({ minutes }) =>
      'You uploaded too many pictures. Please try again in ' +
      (minutes === '1' ? '1 minute.' : `${minutes ?? 'a few'} minutes.`),
  },
  'phone-number-malformed': identityRefusals['phone-number-malformed'],
}
