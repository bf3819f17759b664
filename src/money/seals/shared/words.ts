import { holdersMin } from './rules-seal.ts'

export const sealWords = {
  seal: 'Seal',
  sealedOn: (day: string) => `Sealed on ${day}`,
  sealedMore: 'If anybody changed this receipt since then, the check would show it.',
  notSealed: 'Not sealed yet',
  notSealedMore: 'We seal all finished receipts once a day, soon after midnight.',
  check: 'Check the seal',
  checking: 'Checking…',
  receiptHolds: 'This receipt is in the seal',
  receiptHoldsMore: (number: string) =>
    `This browser computed it: these details are part of seal ${number}, unchanged.`,
  receiptBroken: 'This receipt does not match its seal',
  receiptBrokenMore:
    'The details differ from those we sealed. Do not rely on this receipt, and ask the company.',
  noCrypto: 'This browser cannot check seals here',
  noCryptoMore: 'Open this page in a newer browser, at an address that begins with https.',
  noKeys: 'We could not load the key of the seals',
  noKeysMore: 'Without it nobody can tell who signed the seal. Check again in a moment.',
  noEd25519: 'This browser cannot check the signature',
  noEd25519More:
    'The rest of the proof holds. Open this page in a newer browser to check the signature too.',
  notSigned: 'Our key did not sign this seal',
  notSignedMore: 'Somebody else made it. Do not rely on it, and ask the company.',
  fingerprint: 'Fingerprint of the seal',
  copyFingerprint: 'fingerprint of the seal',
  compare: 'Compare with the published seals',

  balanceTitle: 'Proof of your balance',
  balanceIntro:
    'Each day we publish how much we owe all users together. Here this browser checks that your ' +
    'balance is part of that sum.',
  failed: 'We could not load the seals',
  noBalance: 'There is no proof of your balance yet',
  newerWallet: 'Your wallet is newer than the last seal. The next one includes it.',
  balanceThen: 'Your balance at that time',
  balanceThenMore: 'Includes money on hold.',
  owed: 'Owed to all users',
  withheld: 'Not published',
  withheldMore:
    `We publish the total only while at least ${holdersMin} users have money here and nobody has ` +
    'nearly all of it. Otherwise some could work out how much others have.',
  sealedAt: 'Sealed',
  number: 'Number of the seal',
  wallet: 'Your wallet',
  copyWallet: 'number of your wallet',
  checkBalance: 'Check my balance',
  balanceHolds: 'Your balance is in the total',
  balanceHoldsMore: (amount: string) =>
    `This browser computed it: ${amount} of the published total is yours.`,
  balanceBroken: 'Your balance is not in the total',
  balanceBrokenMore: 'The proof does not hold. Keep a picture of this page, and ask the company.',
  walletMore:
    'Your wallet number also stands in each of your receipts. It is yours alone: if somebody ' +
    'else sees it here, ask the company.',
  experts: 'For experts',
  whatSealIs:
    'A seal is a daily fingerprint of our books. If anybody changed them later, the fingerprint ' +
    'would no longer match.',
  ownBalance: 'Check that your balance is counted',
  signInToCheck: 'Sign in to check yours',

  owedTitle: 'What we owe our users',
  owedIntro:
    'Once a day we add up all wallets, and seal the sum together with the receipts of the day.',
  sample: 'Sample data',
  sampleMore: 'These are sample wallets: no real money, no real people.',
  noSeals: 'There is no seal yet',
  noSealsMore: 'We make the first one within minutes, and then one each day soon after midnight.',
  receipts: 'Receipts in this seal',
  shows: 'What a seal shows',
  showsPoints: [
    'Each user can check that their balance is part of the total. Whoever is left out, or ' +
      'counted with less, sees it.',
    'A receipt in a seal cannot be changed later without it showing.',
    'Each seal names the one before it. Nobody can replace an old one without replacing all ' +
      'later ones.',
  ],
  copies: (places: number, day: string) =>
    `${places === 1 ? '1 place outside keeps' : `${places} places outside keep`} copies; last ` +
    `confirmed ${day}.`,
  noCopies: 'Nobody outside keeps copies yet.',
  showsNot: 'What it does not show',
  showsNotPoints: [
    'That the company has the money. It shows what the company owes, not what is in its bank ' +
      'accounts.',
    'Money placed in investments. The total has wallets only.',
    'Wallets whose owners never check. The more users check, the more the total is worth.',
  ],
  chainHolds: 'Each of these seals names the one before it. This browser checked it.',
  chainBroken: 'These seals do not follow each other. Ask the company.',
  signaturesHold: 'Our key signed each of them. This browser checked that too.',
  signaturesBroken: 'Our key did not sign one of these seals. Ask the company.',
  published: 'Published seals',
  sealNumber: (number: string) => `Seal ${number}`,
  older: 'Older seals',
  newest: 'Newest seals',
  forExperts: 'For experts: check without us',
  expertsMore:
    'Save the text and the signature of a seal. The fingerprint is the SHA-256 of the text; the ' +
    'signature is Ed25519, by this key:',
  publicKey: 'Public key',
  signature: 'Signature',
  copySignature: 'signature',
  download: 'Download the text',
}
