import { describeInFilipino } from './descriptions.fil.ts'
import type { receiptWords } from './words-receipt.ts'

export const receiptWordsFil: typeof receiptWords = {
  meaning: {
    in: {
      pending_payment: 'Hiling pa lang. Wala pang naidagdag sa wallet.',
      pending: 'Hiling pa lang. Wala pang naidagdag sa wallet.',
      pending_confirmation:
        'Tinitingnan ng kompanya kung dumating ang pera. Wala pang naidagdag sa wallet.',
      processing: 'Inaasikaso na ito ng kompanya. Wala pang naidagdag sa wallet.',
      on_hold: 'Pinahinto muna ito ng kompanya. Wala pang naidagdag sa wallet.',
      approved: 'Inaprubahan na ng kompanya. Wala pang naidagdag sa wallet.',
      completed: 'Naidagdag na ang halaga sa wallet.',
      declined: 'Tinanggihan ito ng kompanya. Walang naidagdag sa wallet.',
      failed: 'Hindi ito natuloy. Walang naidagdag sa wallet.',
      cancelled: 'Kinansela ito. Walang naidagdag sa wallet.',
      expired: 'Naubos na ang oras para magbayad. Walang naidagdag sa wallet.',
    },
    out: {
      pending_payment: 'Hiling pa lang. Wala pang naibayad.',
      pending: 'Nakatabi ang halaga sa wallet. Wala pang naibayad.',
      pending_confirmation: 'Nakatabi ang halaga sa wallet. Wala pang naibayad.',
      processing: 'Ipinapadala na ito ng kompanya. Nakatabi ang halaga sa wallet.',
      on_hold:
        'Pinahinto muna ito ng kompanya. Nakatabi ang halaga sa wallet, at wala pang naibayad.',
      approved: 'Inaprubahan na ng kompanya. Nakatabi ang halaga sa wallet. Wala pang naibayad.',
      completed: 'Binayaran na ito ng kompanya. Lumabas na ang halaga sa wallet.',
      declined: 'Tinanggihan ito ng kompanya. Walang naibayad; bumalik ang halaga sa wallet.',
      failed: 'Hindi ito natuloy. Walang naibayad; bumalik ang halaga sa wallet.',
      cancelled: 'Kinansela ito. Walang naibayad; bumalik ang halaga sa wallet.',
      expired: 'Naubos na ang oras. Walang naibayad.',
    },
  },
  placed: 'Lumipat ang halaga mula sa wallet papunta sa mga investment.',
  next: {
    in: {
      pending_payment: 'Ipadala ang pera at i-upload ang patunay ng bayad sa deposit chat.',
      pending: 'Susuriin ng kompanya ang hiling mo.',
      pending_confirmation:
        'Titingnan ng kompanya kung dumating ang pera, saka ito idadagdag sa balanse mo.',
      processing: 'Idadagdag ito ng kompanya sa balanse mo.',
      on_hold:
        'Sasabihin ng kompanya kung ano ang kailangan. Kung wala sa itaas, magtanong sa amin.',
      approved: 'Idadagdag ito ng kompanya sa balanse mo.',
      expired: 'Kung nakabayad ka na, magtanong sa amin: maidadagdag pa ito ng kompanya.',
    },
    out: {
      pending:
        'Susuriin ng kompanya ang hiling mo at saka ito babayaran. Puwede mo itong kanselahin ' +
        'habang hindi pa nasisimulan.',
      pending_confirmation: 'Susuriin ng kompanya ang hiling mo at saka ito babayaran.',
      processing: 'Ipapadala ng kompanya ang pera, saka ito mamarkahang tapos na.',
      on_hold:
        'Sasabihin ng kompanya kung ano ang kailangan. Kung wala sa itaas, magtanong sa amin.',
      approved: 'Ipapadala ng kompanya ang pera, saka ito mamarkahang tapos na.',
    },
  },
  describe: describeInFilipino,
  nextTitle: 'Ang susunod',
  stepsLeftOut: (count) =>
    `${count} hakbang sa pagitan ng una at ng mga ito ang hindi na isinama sa papel.`,
  doNotPay:
    'Tapos na ang depositong ito. Huwag na itong bayaran; para magdeposito, magsimula ng bago.',
  reason: 'Dahilan',
  copyAccountName: 'pangalan ng account',
  copyAccountNumber: 'numero ng account',
  share: 'Ibahagi',
  sharePicture: 'Ibahagi bilang larawan',
  shareFailed: 'Hindi namin magawa ang larawan',
  shareFailedMore: 'Walang naipadala. Puwede mong i-print ang resibo o i-save bilang PDF.',
  pictureSaved: 'Na-save ang larawan',
  pictureSavedMore: (name) => `Hanapin ang ${name} sa mga download mo.`,
  pictureTitle: (reference) => `Resibo ${reference}`,
  statusAt: (time) => `Status noong ${time}, oras sa Maynila. Maaaring nagbago na ito.`,
  checkTitle: 'Suriin ang resibong ito',
  checkIntro:
    'Masusuri ng kahit sino kung tunay ang resibong ito: i-scan ang code, o buksan ang pahina at ' +
    'i-type ito. Natatakpan ang mga detalyeng makikita nila.',
  checkPaper: (place) => `Tunay ba ang resibong ito? I-scan ang code, o i-type ito sa ${place}.`,
  qrLabel: 'QR code na nagbubukas ng pahina kung saan sinusuri ang resibong ito',
  code: 'Code ng resibo',
  copyCode: 'code ng resibo',
  copyLink: 'link para suriin ito',
  openCheck: 'Buksan ang pahina ng pagsusuri',
  signedTitle: 'Para sa mga eksperto: ang pirma',
  signedIntro:
    'Ang mga detalyeng hindi nagbabago, pinirmahan ng Ed25519 key ng installation na ito. ' +
    'Masusuri ito nang wala kami kung nasa iyo ang tekstong ito, ang pirma, at ang public key.',
  signedText: 'Pinirmahang teksto',
  signature: 'Pirma',
  copySignedText: 'pinirmahang teksto',
  copySignature: 'pirma',
  publicKey: 'Public key',
  downloadSigned: 'I-download ang teksto',
  verifyTitle: 'Suriin ang isang resibo',
  verifyIntro:
    'Maaaring pekein ang larawan ng resibo. I-type ang code nito, o i-scan ang QR, para makita ' +
    'ang rekord ng kompanya ngayon.',
  codeHint:
    'Nasa ilalim ito ng QR code at nagsisimula sa REF. Hindi mahalaga ang malaking titik, ' +
    'espasyo at gitling.',
  codeMissing: 'I-type ang code na nasa resibo.',
  checkIt: 'Suriin ang resibo',
  checkAnother: 'Sumuri ng ibang resibo',
  checking: 'Sinusuri ang resibo…',
  genuine: 'Tunay',
  genuineMore:
    'Gawa ng kompanyang ito ang resibong ito. Ihambing ang bawat detalye sa resibong ipinakita ' +
    'sa iyo: kung may naiiba, binago iyon. Huwag itong paniwalaan.',
  notGenuine: 'Hindi tunay',
  notGenuineMore: 'Walang resibo ang kompanyang ito na may ganitong code.',
  notGenuineSteps: [
    'Ihambing ang code sa resibo, bawat titik, at subukan ulit: walang I, L, O o U sa ' +
      'huling 16 na titik.',
    'Kung hindi pa rin tunay, huwag umasa sa resibo: huwag magbigay o magbayad ng anuman ' +
      'dahil dito.',
    'Hingin sa nagpadala ang link mula sa sarili niyang resibo, o magtanong sa kompanya.',
  ],
  entered: 'Sinuring code',
  statusNow: 'Status ngayon',
  owner: 'Pangalan (natatakpan)',
  ownerGone: 'Wala na: isinara na ng taong ito ang wallet niya.',
  accountOf: { in: 'Account ng kompanya', out: 'Bank account' },
  ewallet: 'E-wallet',
  endingIn: (digits) => `nagtatapos sa ${digits}`,
  checkFailed: 'Hindi namin masuri ang resibo',
  checkFailedMore: 'Walang sinasabi ito tungkol sa resibo. Subukan ulit mamaya.',
  checkedAt: (time) => `Sinuri noong ${time}, oras sa Maynila.`,
  sampleVerified:
    'Galing sa halimbawang installation ang resibong ito: walang totoong pera o tao. Walang ' +
    'nabayaran.',
}
