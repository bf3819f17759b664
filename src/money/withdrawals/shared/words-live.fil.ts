import type { withdrawalLiveWords } from './words-live.ts'

export const withdrawalLiveWordsFil: typeof withdrawalLiveWords = {
  title: 'Mga live na withdrawal',
  none: 'Walang live na withdrawal na maipapakita.',
  noneMore: 'Lalabas lang dito ang natapos na withdrawal kung pumayag ang may-ari.',
  failed: 'Hindi namin makuha ang mga live na withdrawal',
  how:
    'Mga natapos na withdrawal na pinayagan ng may-ari na ipakita. Nakatago ang mga pangalan, ' +
    'hanggang oras lang ang ipinapakita, at ibinababa ang halaga hanggang may hindi bababa sa ' +
    'limang taong kapareho nito; bago iyon, minimum na withdrawal lang ang ipinapakita.',
  sample: 'Halimbawa',
  amountHidden: 'hindi ipinapakita ang halaga',
  bank: 'sa isang bangko',
  eWallet: 'sa isang e-wallet',
  named: (name) => `sa ${name}`,
  consentTitle: 'Ibahagi sa publiko ang withdrawal na ito',
  isPublic: 'Pampubliko',
  consentLabel: 'Ipakita sa mga live na withdrawal',
  consentHint:
    'Naka-off sa simula. Puwede mo itong i-off anumang oras, at mawawala ito saanman sa loob ng ' +
    'isang minuto.',
  whatIsShown: 'Ito lang ang makikita ng sinuman, kahit hindi naka-sign in, at wala nang iba:',
  given: 'Ipinapakita na sa lahat ang withdrawal mo',
  revoked: 'Hindi na ipinapakita ang withdrawal mo',
  revokedMore: 'Nawala na ito saanman.',
  proofLabel: 'Ilathala ang resibong ito bilang patunay ng payout',
  proofHint:
    'Naka-off sa simula. Kapag naka-on, may link sa pampublikong pahina papunta sa pagsusuri ng ' +
    'resibong ito, kung saan makikita ng sinuman ang eksaktong halaga, ang status at mga oras, ' +
    'ang reference number, ang mga inisyal mo, at ang huling apat na numero ng account.',
  proofMore:
    'Puwede mo itong alisin sa pampublikong pahina anumang oras. Masusuri pa rin ito ng may ' +
    'hawak ng code ng resibo, gaya ng bawat resibo.',
  proofGiven: 'Pampublikong patunay ng payout na ang resibo mo',
  proofRevoked: 'Wala na sa pampublikong pahina ang resibo mo',
  changeFailed: 'Hindi nabago',
}
