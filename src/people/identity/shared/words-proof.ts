/** Words of the proof dialog. Loaded with the first question, which most pages never have. */
import type { CodePurpose, ProofPurpose } from '#foundation/contract/shared/procedure.ts'

const ask = 'so please confirm it’s you. This lasts 5 minutes.'

/** Why a proof is needed. */
export const proofReasons: Record<ProofPurpose | CodePurpose | 'other', string> = {
  money: `This decides what happens to money, ${ask}`,
  login: `This changes who gets in and how, ${ask}`,
  payee:
    'You haven’t sent money to this account before. Confirm with a code; a password isn’t ' +
    'enough. This lasts 5 minutes.',
  data: `This shares personal data, ${ask}`,
  public: `This changes what the public reads, ${ask}`,
  settings: `This changes settings for everyone, ${ask}`,
  /** For a reason of a server that is newer than this page. */
  other: `Not everyone may do this, ${ask}`,
}

export const proofWords = {
  proofTitle: 'Confirm It Is You',
  proofMailCode: 'Code from the email',
  proofMailCodeHint: 'The 6 digits in the email we just sent you.',
  proofMailCodeMissing: 'Enter the 6 digits from the email.',
  proofPasswordMissing: 'Enter your password.',
  proofAccessCodeMissing: 'Enter the access code.',
  mailCode: 'Send a code to my email',
  mailCodeAgain: 'Send another code',
  usePassword: 'Use my password',
  confirm: 'Confirm',
  proofFailed: 'Not Confirmed',
  otpSentTitle: 'OTP Sent',
  otpSent: 'An OTP has been sent to your email.',
  otpFailedTitle: 'OTP Error',
  otpFailed: 'Could not send OTP email.',
}
