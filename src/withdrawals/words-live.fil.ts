import type { words } from './words-live.ts'

export const wordsFil: typeof words = {
  title: 'Mga Live na Withdrawal',
  none: 'Walang live na withdrawal na maipapakita.',
  noneMore: 'Ipinapakita lamang dito ang natapos na withdrawal kapag pumayag ang may-ari.',
  failed: 'Hindi ma-load ang mga live na withdrawal',
  how: 'Mga natapos na withdrawal na pinayagan ng may-ari na ipakita. Nakatago ang mga pangalan, at ibinaba ang mga halaga sa buong ₱1,000.',
  sample: 'Halimbawa',
  consentTitle: 'Ipakita sa iba ang withdrawal na ito',
  consentLabel: 'Ipakita sa mga live na withdrawal',
  consentHint: 'Nakapatay hangga’t hindi mo binubuksan. Maaari mo itong patayin anumang oras, at agad itong mawawala saanman.',
  whatIsShown: 'Ito lamang ang makikita ng lahat ng naka-sign in, at wala nang iba:',
  given: 'Ipinapakita na sa iba ang withdrawal mo',
  revoked: 'Hindi na ipinapakita ang withdrawal mo',
  revokedMore: 'Nawala na ito saanman.',
  changeFailed: 'Hindi nabago',
}
