import type { withdrawalLiveWords } from './words-live.ts'

export const withdrawalLiveWordsFil: typeof withdrawalLiveWords = {
  title: 'Mga Live na Withdrawal',
  none: 'Walang live na withdrawal na maipapakita.',
  noneMore: 'Ipinapakita lamang dito ang natapos na withdrawal kapag pumayag ang may-ari.',
  failed: 'Hindi ma-load ang mga live na withdrawal',
  how:
    'Mga natapos na withdrawal na pinayagan ng may-ari na ipakita. Nakatago ang mga ' +
    'pangalan, buong oras ang mga oras, at ibinababa ang mga halaga hanggang hindi bababa ' +
    'sa limang tao ang maaaring tinutukoy; bago iyon, ang pinakamababang puwedeng ' +
    'i-withdraw lamang ang sinasabi.',
  sample: 'Halimbawa',
  amountHidden: 'hindi ipinapakita ang halaga',
  bank: 'sa isang bangko',
  eWallet: 'sa isang e-wallet',
  named: (name) => `sa ${name}`,
  inTheHour: (time) => `sa oras na nagsimula nang ${time}`,
  consentTitle: 'Ipakita sa lahat ang withdrawal na ito',
  consentLabel: 'Ipakita sa mga live na withdrawal',
  consentHint:
    'Nakapatay hangga’t hindi mo binubuksan. Maaari mo itong patayin anumang oras, at sa ' +
    'loob ng isang minuto ay mawawala ito saanman.',
  whatIsShown:
    'Ito lamang ang makikita ng lahat, kahit hindi naka-sign in, at wala nang iba. Hindi ' +
    'ito kailanman magsasabi ng higit pa:',
  given: 'Ipinapakita na sa lahat ang withdrawal mo',
  revoked: 'Hindi na ipinapakita ang withdrawal mo',
  revokedMore: 'Nawala na ito saanman.',
  proofLabel: 'Ilathala ang resibong ito bilang patunay ng payout',
  proofHint:
    'Nakapatay hangga’t hindi mo binubuksan. Kapag binuksan, may link sa pampublikong ' +
    'pahina papunta sa pagsusuri ng resibong ito, kung saan makikita ng lahat ang ' +
    'eksaktong halaga, ang status at mga oras, ang reference number, ang mga inisyal mo, ' +
    'at ang huling apat na numero ng account na pinadalhan.',
  proofMore:
    'Maaari mo itong alisin sa pampublikong pahina anumang oras. Ang may hawak ng code ' +
    'ng resibo ay makapagsusuri pa rin nito, gaya ng bawat resibo.',
  proofGiven: 'Pampublikong patunay ng payout na ang resibo mo',
  proofRevoked: 'Wala na sa pampublikong pahina ang resibo mo',
  changeFailed: 'Hindi nabago',
}
