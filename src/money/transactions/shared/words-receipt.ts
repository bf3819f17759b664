/** Words of a receipt besides its facts, and of the public page that checks one. */
import type { TransactionStatus } from './rules.ts'

type ForEach = Record<TransactionStatus, string>

/** Money on its way into the wallet. */
const meaningIn: ForEach = {
  pending_payment: 'Requested only. Nothing was added to the wallet yet.',
  pending: 'Requested only. Nothing was added to the wallet yet.',
  pending_confirmation:
    'The company is checking whether the money arrived. Nothing was added to the wallet yet.',
  processing: 'The company is working on it. Nothing was added to the wallet yet.',
  on_hold: 'The company has paused it. Nothing was added to the wallet yet.',
  approved: 'Approved by the company. Nothing was added to the wallet yet.',
  completed: 'The amount was added to the wallet.',
  declined: 'The company declined it. Nothing was added to the wallet.',
  failed: 'It did not go through. Nothing was added to the wallet.',
  cancelled: 'It was cancelled. Nothing was added to the wallet.',
  expired: 'The time to pay ran out. Nothing was added to the wallet.',
}

/** Money on its way out of the wallet. */
const meaningOut: ForEach = {
  pending_payment: 'Requested only. Nothing was paid out yet.',
  pending: 'The amount is on hold in the wallet. Nothing was paid out yet.',
  pending_confirmation: 'The amount is on hold in the wallet. Nothing was paid out yet.',
  processing: 'The company is paying it out. The amount is on hold in the wallet.',
  on_hold:
    'The company has paused it. The amount is on hold in the wallet. Nothing was paid out yet.',
  approved:
    'Approved by the company. The amount is on hold in the wallet. Nothing was paid out yet.',
  completed: 'The company paid it. The amount has left the wallet.',
  declined: 'The company declined it. Nothing was paid out; the amount went back to the wallet.',
  failed: 'It did not go through. Nothing was paid out; the amount went back to the wallet.',
  cancelled: 'It was cancelled. Nothing was paid out; the amount went back to the wallet.',
  expired: 'The time ran out. Nothing was paid out.',
}

type Next = Partial<Record<TransactionStatus, string>>

/** The next step by status. A final status has none. */
const nextIn: Next = {
  pending_payment: 'Send the money and upload your proof of payment in the deposit chat.',
  pending: 'The company reviews your request.',
  pending_confirmation: 'The company checks that the money arrived, then adds it to your balance.',
  processing: 'The company adds it to your balance.',
  on_hold: 'The company tells you what it needs. If you see nothing above, ask us.',
  approved: 'The company adds it to your balance.',
  expired: 'If you have paid, ask us: the company can still add it.',
}
const nextOut: Next = {
  pending: 'The company checks your request and pays it out. Until it begins you can cancel.',
  pending_confirmation: 'The company checks your request and pays it out.',
  processing: 'The company sends the money, then marks this as completed.',
  on_hold: 'The company tells you what it needs. If you see nothing above, ask us.',
  approved: 'The company sends the money, then marks this as completed.',
}

export const receiptWords = {
  meaning: { in: meaningIn, out: meaningOut },
  placed: 'The amount moved from the wallet to the investments.',
  next: { in: nextIn, out: nextOut },
  /** A stored description or reason, as the reader sees it. */
  describe: (stored: string) => stored,
  nextTitle: 'What comes next',
  /** The printed page has space for a limited number of steps. */
  stepsLeftOut: (count: number) =>
    count === 1
      ? '1 step between the first and these isn’t printed.'
      : `${count} steps between the first and these aren’t printed.`,
  /** Of a deposit that has ended unpaid, above the account. */
  doNotPay: 'This deposit has ended. Do not pay for it any more; to deposit, start a new one.',
  /** Why it ended; while it runs the company gives instructions. */
  reason: 'Reason',
  copyAccountName: 'account name',
  copyAccountNumber: 'account number',
  /** The visible label; the next text is the label for screen readers. */
  share: 'Share',
  sharePicture: 'Share as picture',
  shareFailed: 'We could not make the picture',
  shareFailedMore: 'Nothing was sent. Print it or save it as PDF instead.',
  pictureSaved: 'Picture saved',
  pictureSavedMore: (name: string) => `Look for ${name} in your downloads.`,
  pictureTitle: (reference: string) => `Receipt ${reference}`,
  statusAt: (time: string) => `Status at ${time}, Manila time. It may have changed since.`,
  checkTitle: 'Check this receipt',
  checkIntro:
    'Anyone can check that this receipt is genuine: scan the code, or open the page and type ' +
    'it. They see masked details only.',
  checkPaper: (place: string) => `Is this receipt genuine? Scan the code, or type it at ${place}.`,
  qrLabel: 'QR code that opens the page where this receipt is checked',
  code: 'Receipt code',
  copyCode: 'receipt code',
  copyLink: 'link to check it',
  openCheck: 'Open the check page',
  signedTitle: 'For experts: the signature',
  signedIntro:
    'The details that never change, signed with the Ed25519 key of this installation. Anyone ' +
    'with this text, the signature and the public key can check it without us.',
  signedText: 'Signed text',
  signature: 'Signature',
  copySignedText: 'signed text',
  copySignature: 'signature',
  publicKey: 'Public key',
  downloadSigned: 'Download the text',
  verifyTitle: 'Check a receipt',
  verifyIntro:
    'A picture of a receipt can be forged. Type its code, or scan its QR, and see what ' +
    'the company has on record now.',
  codeHint:
    'It is below the QR code and begins with REF. Capitals, spaces and dashes do not matter.',
  codeMissing: 'Type the code on the receipt.',
  checkIt: 'Check the receipt',
  checkAnother: 'Check another receipt',
  checking: 'Checking the receipt…',
  genuine: 'Genuine',
  genuineMore:
    'This company made this receipt. Compare each detail with the receipt you were shown: if ' +
    'one differs, it was changed. Do not trust it.',
  notGenuine: 'Not genuine',
  notGenuineMore: 'This company has no receipt with this code.',
  notGenuineSteps: [
    'Compare the code with the receipt, letter by letter, and try again: the last 16 ' +
      'letters never contain I, L, O or U.',
    'If it is still not genuine, do not rely on the receipt: hand over nothing and pay ' +
      'nothing because of it.',
    'Ask the person who sent it for the link from their own receipt, or ask the company.',
  ],
  entered: 'Code checked',
  statusNow: 'Status now',
  owner: 'Name (masked)',
  ownerGone: 'No longer kept: this person closed their wallet.',
  accountOf: { in: 'Company account', out: 'Bank account' },
  ewallet: 'E-wallet',
  endingIn: (digits: string) => `ending in ${digits}`,
  checkFailed: 'We could not check the receipt',
  checkFailedMore: 'This says nothing about the receipt. Try again in a moment.',
  checkedAt: (time: string) => `Checked ${time}, Manila time.`,
  sampleVerified: 'A sample receipt: no real money, no real people. Nobody was paid.',
}
