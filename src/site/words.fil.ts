import type { words } from './words.ts'

export const wordsFil: typeof words = {
  tabTitle: (site) => `${site}, isang peso wallet`,
  register: 'Magrehistro Ngayon',
  heroTitle: 'Isang peso wallet na bukas sa iyo ang mga libro',
  heroText:
    'Magpasok ng pera sa pakikipag-usap sa kompanya, ilabas ito sa bangko o e-wallet mo, at sundan ang bawat piso nang may sanggunian, petsa, at resibo.',
  haveOne: 'May login na ako',
  stepsTitle: 'Paano ito gumagana',
  depositTitle: 'Pagpasok ng pera',
  depositSteps: [
    'Ilagay ang halaga at pumili ng isa sa mga account ng kompanya.',
    'Magbubukas ang isang deposit chat para sa iyo. Ipadala ang pera mula sa sarili mong bangko o e-wallet, saka i-upload ang patunay sa chat.',
    'Tinitingnan ng isang tao sa kompanya kung dumating ang pera, at saka lamang ito idaragdag sa balanse mo.',
  ],
  withdrawTitle: 'Paglabas ng pera',
  withdrawSteps: [
    'Ilagay ang halaga at kung saan ito pupunta.',
    'Itinatabi ang halaga sa wallet mo. Sa iyo pa rin ito hanggang mabayaran, at puwede mong kanselahin habang pending ang hiling.',
    'Isang tao sa kompanya ang magbabayad nito. Kung hindi ito maaari, matatapos ang pagtatabi at magagamit mo ulit ang halaga.',
  ],
  minimums: (deposit, withdrawal) => `Deposito mula ${deposit}, withdrawal mula ${withdrawal}.`,
  recordTitle: 'Ano ang itinatago para sa iyo',
  records: [
    [
      'Isang librong dinaragdagan lamang',
      'Dalawang beses isinusulat ang bawat galaw ng pera, palabas sa isang lugar at papasok sa iba. Walang talang binabago o binubura; itinatama ang mali ng ikalawang talang may dahilan.',
    ],
    ['Isang resibo sa bawat galaw', 'May numero ng sanggunian, bawat yugtong dinaanan at oras ng bawat isa, handang i-print.'],
    ['Isang kasaysayan ng login mo', 'Mga pag-sign in at pagbabago sa profile at detalye sa bangko, na mababasa mo anumang oras.'],
  ],
  honestTitle: 'Ano ang hindi namin ipinapangako',
  honestText:
    'Walang sinasabing kita, bilang ng kliyente, o oras ng pagbabayad ang pahinang ito. Ipinapakita lamang ng Kaban ang mapatutunayan ng sarili nitong mga talaan, at ang wallet ay hindi deposito sa bangko o insurance.',
  payoutsTitle: 'Saan puwedeng pumunta ang mga withdrawal',
  payoutsText: 'Mga bangko at e-wallet na puwedeng padalhan ng withdrawal. Mga daanan ang mga ito, hindi katuwang, at hindi nila ineendorso ang site na ito.',
  termsTitle: 'Mga tuntunin at kondisyon',
  privacyTitle: 'Paunawa sa privacy',
  documentDefault: 'Paunang teksto',
  documentDefaultText:
    'Ito ang tekstong kasama ng software na Kaban. Hindi pa ito pinapalitan ng kompanyang nagpapatakbo ng site ng sarili nito, na ginagawa nito bago tumanggap ng totoong pera.',
  documentContents: 'Nasa pahinang ito',
  back: 'Bumalik sa unang pahina',
}
