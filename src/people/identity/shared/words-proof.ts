/** Words of the proof dialog. Loaded with the first question, which most pages never have. */
import type { CodePurpose, ProofPurpose } from '#foundation/contract/shared/procedure.ts'

const ask = 'so we ask once more who you are. It then holds for 5 minutes.'

/** Why a proof is needed. */
export const proofReasons: Record<ProofPurpose | CodePurpose | 'other', string> = {
  money: `This decides what happens to money, ${ask}`,
  login: `This changes who gets in and how, ${ask}`,
  payee:
    'You have not sent money to this account before. A password is not enough for that: confirm ' +
    'with a code. It then holds for 5 minutes.',
  data: `This gives out personal data, ${ask}`,
  public: `This changes what the public reads, ${ask}`,
  settings: `This changes what holds for everybody here, ${ask}`,
  /** For a reason of a server that is newer than this page. */
  other: `This is not for everybody, ${ask}`,
}

export const proofWords = {
  proofTitle: 'Confirm It Is You',
  proofMailCode: 'Code from the mail',
  proofMailCodeHint: 'The 6 digits in the mail we just sent you.',
  proofMailCodeMissing: 'Enter the 6 digits of the mail.',
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
