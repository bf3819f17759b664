import { holdersMin } from './rules-seal.ts'
import type { sealWords } from './words.ts'

export const sealWordsFil: typeof sealWords = {
  seal: 'Selyo',
  sealedOn: (day) => `Sinelyuhan noong ${day}`,
  sealedMore: 'Kung may nagbago sa resibong ito mula noon, makikita iyon sa pagsusuri.',
  notSealed: 'Hindi pa naseselyuhan',
  notSealedMore: 'Isang beses sa isang araw, pagkalampas ng hatinggabi, sineselyuhan namin ito.',
  check: 'Suriin ang selyo',
  checking: 'Sinusuri…',
  receiptHolds: 'Nasa selyo ang resibong ito',
  receiptHoldsMore: (number) =>
    `Kinuwenta ito ng browser mo: bahagi ng selyo ${number} ang mga detalyeng ito, walang binago.`,
  receiptBroken: 'Hindi tugma ang resibong ito sa selyo',
  receiptBrokenMore:
    'Iba ang mga detalye sa sinelyuhan namin. Huwag umasa sa resibong ito, at magtanong sa ' +
    'kompanya.',
  noCrypto: 'Hindi makapagsuri ng selyo ang browser na ito rito',
  noCryptoMore: 'Buksan ang page sa mas bagong browser, sa address na nagsisimula sa https.',
  noKeys: 'Hindi namin makuha ang key ng mga selyo',
  noKeysMore: 'Kung wala ito, hindi malalaman kung sino ang pumirma. Suriin ulit mamaya.',
  noEd25519: 'Hindi masuri ng browser na ito ang pirma',
  noEd25519More:
    'Tama ang iba pang bahagi ng patunay. Buksan ang page sa mas bagong browser para masuri rin ' +
    'ang pirma.',
  notSigned: 'Hindi key namin ang pumirma sa selyong ito',
  notSignedMore: 'Iba ang gumawa nito. Huwag umasa rito, at magtanong sa kompanya.',
  fingerprint: 'Fingerprint ng selyo',
  copyFingerprint: 'fingerprint ng selyo',
  compare: 'Ihambing sa mga nakalathalang selyo',

  balanceTitle: 'Patunay ng balanse mo',
  balanceIntro:
    'Araw-araw naming inilalathala kung magkano ang utang namin sa lahat ng user. Sinusuri rito ' +
    'ng browser mo kung kasama sa kabuuan ang balanse mo.',
  failed: 'Hindi namin makuha ang mga selyo',
  noBalance: 'Wala pang patunay ng balanse mo',
  newerWallet: 'Mas bago ang wallet mo kaysa sa huling selyo. Kasama na ito sa susunod.',
  balanceThen: 'Balanse mo noong panahong iyon',
  balanceThenMore: 'Kasama ang perang nakatabi.',
  owed: 'Utang sa lahat ng user',
  withheld: 'Hindi nakalathala',
  withheldMore:
    `Inilalathala lang namin ang kabuuan kapag may ${holdersMin} user o higit pa na may pera ` +
    'rito at walang iisang may hawak ng halos lahat. Kung hindi, may makakakuwenta kung magkano ' +
    'ang sa iba.',
  sealedAt: 'Sinelyuhan',
  number: 'Numero ng selyo',
  wallet: 'Wallet mo',
  copyWallet: 'numero ng wallet mo',
  checkBalance: 'Suriin ang balanse ko',
  balanceHolds: 'Kasama sa kabuuan ang balanse mo',
  balanceHoldsMore: (amount) =>
    `Kinuwenta ito ng browser mo: ${amount} ng nakalathalang kabuuan ang sa iyo.`,
  balanceBroken: 'Hindi kasama sa kabuuan ang balanse mo',
  balanceBrokenMore:
    'Hindi tama ang patunay. Kumuha ng larawan ng page na ito, at magtanong sa kompanya.',
  walletMore:
    'Nasa bawat resibo mo rin ang numero ng wallet mo. Sa iyo lang ito: kung makita ito rito ng ' +
    'iba, magtanong sa kompanya.',
  experts: 'Para sa mga eksperto',
  whatSealIs:
    'Ang selyo ay pang-araw-araw na fingerprint ng mga libro namin. Kung may magbago sa mga ito ' +
    'pagkatapos, hindi na tutugma ang fingerprint.',
  ownBalance: 'Suriin kung kasama ang balanse mo',
  signInToCheck: 'Mag-sign in para suriin ang sa iyo',

  owedTitle: 'Ang utang namin sa mga user',
  owedIntro:
    'Isang beses sa isang araw, pinagsasama namin ang lahat ng wallet, at sineselyuhan ang ' +
    'kabuuan kasama ang mga resibo ng araw.',
  sample: 'Halimbawang datos',
  sampleMore: 'Mga halimbawang wallet ito: walang totoong pera o tao.',
  noSeals: 'Wala pang selyo',
  noSealsMore:
    'Gagawin namin ang una sa loob ng ilang minuto, at isa araw-araw pagkalampas ng hatinggabi.',
  receipts: 'Mga resibo sa selyong ito',
  shows: 'Ang ipinapakita ng selyo',
  showsPoints: [
    'Masusuri ng bawat user kung kasama sa kabuuan ang balanse niya. Makikita niya kung hindi ' +
      'siya kasama o kulang ang bilang.',
    'Hindi na mababago nang palihim ang resibong nasa selyo.',
    'Pinapangalanan ng bawat selyo ang nauna rito. Walang makakapagpalit ng luma nang hindi ' +
      'pinapalitan ang lahat ng kasunod.',
  ],
  copies: (places, day) =>
    `May mga kopya sa labas: ${places} lugar; huling nakumpirma noong ${day}.`,
  noCopies: 'Wala pang may kopya sa labas.',
  showsNot: 'Ang hindi nito ipinapakita',
  showsNotPoints: [
    'Kung nasa kompanya ang pera. Ipinapakita nito ang utang ng kompanya, hindi ang laman ng mga ' +
      'bank account nito.',
    'Ang perang nasa mga investment. Mga wallet lang ang nasa kabuuan.',
    'Ang mga wallet na hindi sinusuri ng may-ari. Mas mapagkakatiwalaan ang kabuuan kung mas ' +
      'marami ang nagsusuri.',
  ],
  chainHolds: 'Pinapangalanan ng bawat selyo ang nauna rito. Sinuri ito ng browser mo.',
  chainBroken: 'Hindi magkakasunod ang mga selyong ito. Magtanong sa kompanya.',
  signaturesHold: 'Key namin ang pumirma sa bawat isa. Sinuri rin ito ng browser mo.',
  signaturesBroken: 'Hindi key namin ang pumirma sa isa sa mga selyong ito. Magtanong sa kompanya.',
  published: 'Mga nakalathalang selyo',
  sealNumber: (number) => `Selyo ${number}`,
  older: 'Mga mas lumang selyo',
  newest: 'Mga pinakabagong selyo',
  forExperts: 'Para sa mga eksperto: suriin nang wala kami',
  expertsMore:
    'I-save ang teksto at pirma ng selyo. SHA-256 ng teksto ang fingerprint; Ed25519 ang pirma, ' +
    'gamit ang key na ito:',
  publicKey: 'Public key',
  signature: 'Pirma',
  copySignature: 'pirma',
  download: 'I-download ang teksto',
}
