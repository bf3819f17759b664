import type { terms, words } from './words.ts'

export const wordsFil: typeof words = {
  tabTitle: 'Kaban, isang peso wallet',
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
    'Ilagay ang halaga, ₱5,000.00 o higit pa, at kung saan ito dapat pumunta.',
    'Itinatabi ang halaga sa wallet mo. Sa iyo pa rin ito hanggang mabayaran, at puwede mong kanselahin habang pending ang hiling.',
    'Isang tao sa kompanya ang magbabayad nito. Kung hindi ito maaari, matatapos ang pagtatabi at magagamit mo ulit ang halaga.',
  ],
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
  termsDefault: 'Paunang teksto',
  termsDefaultText:
    'Ito ang tekstong kasama ng software na Kaban. Inilalarawan nito kung paano gumagana ang software. Pinapalitan ito ng kompanyang nagpapatakbo ng site ng sarili nitong mga tuntunin bago tumanggap ng totoong pera.',
  termsContents: 'Nasa pahinang ito',
  back: 'Bumalik sa unang pahina',
}

export const termsFil: typeof terms = {
  sections: [
    {
      id: 'your-login',
      title: 'Ang login mo',
      paragraphs: [
        'Magrehistro gamit ang sarili mong pangalan, numero ng telepono, at email, at kumpirmahin ang email. Sa iyo lamang ang password mo; walang sinuman sa kompanya ang nangangailangan o humihingi nito.',
        'Puwedeng suspindihin ng kompanya ang isang login. Nananatili sa libro sa pangalan mo ang perang nasa wallet.',
      ],
    },
    {
      id: 'deposits',
      title: 'Mga deposito',
      paragraphs: [
        'Sabihin ang halaga at pumili ng isa sa mga account ng kompanya. Naghihintay ang hiling ng 30 minuto para sa bayad mo; puwede kang humingi ng dagdag na oras bago ito matapos. Hindi nag-e-expire ang hiling na may patunay na hinihintay ang kompanya.',
        'Ang larawan ng bayad ay hindi ang bayad. Lumalaki ang balanse mo kapag nakita ng isang tao sa kompanya na dumating ang pera at kinumpleto niya ang deposito, hindi mas maaga.',
        'Kapag dumating ang pera pagkatapos mag-expire ang hiling, puwede pa itong kumpletuhin ng kompanya, at dapat itong magbigay ng dahilan.',
      ],
    },
    {
      id: 'holds',
      title: 'Pagtatabi at ang magagamit mong balanse',
      paragraphs: [
        'Ang ipinapakitang balanse ay ang magagamit mo. Nasa tabi nito bilang nakatabi ang halagang naghihintay ng withdrawal: sa iyo pa rin ito pero hindi magagamit nang dalawang beses.',
        'Hindi kailanman bababa sa sero ang wallet mo.',
      ],
    },
    {
      id: 'withdrawals',
      title: 'Mga withdrawal',
      paragraphs: [
        'Puwede kang mag-withdraw ng ₱5,000.00 o higit pa, hanggang sa magagamit mong balanse, sa isa sa mga bangko at e-wallet sa listahan. Suriin ang numero ng account: bayad na ang ibinayad sa numerong ibinigay mo.',
        'Puwede kang magkansela habang pending ang hiling. Kapag tinanggihan ito ng kompanya, o hindi natuloy ang bayad, magagamit mo ulit ang buong halaga, at nakasulat sa resibo ang dahilan.',
        'Walang ipinapangakong oras ng pagbabayad ang mga tuntuning ito. Ipinapakita ng bawat resibo kung kailan ginawa ang hiling at bawat hakbang.',
      ],
    },
    {
      id: 'records',
      title: 'Mga talaan',
      paragraphs: [
        'Dinaragdagan at hindi kailanman binabago o binubura, mo man o ng kompanya, ang mga tala sa libro, ang kasaysayan ng bawat transaksyon, at ang talaan ng aktibidad. Itinatama ang mali ng bagong talang tumutukoy sa itinatama nito, nang may dahilan.',
        'Pribado ang mga mensahe, patunay, at resibo: nakikita mo ang sa iyo, at nakikita ng mga tauhan ng kompanya ang kailangan nila para masagot ka.',
        'Lahat ng oras ay oras sa Pilipinas (Asia/Manila). Lahat ng halaga ay sa piso ng Pilipinas.',
      ],
    },
    {
      id: 'what-this-is-not',
      title: 'Ano ang hindi ito',
      paragraphs: [
        'Ang wallet ay hindi deposito sa bangko at hindi nakaseguro bilang ganoon. Hindi nangangako o nagbabayad ng interes ang software.',
        'Ang kompanyang nagpapatakbo ng site ang dapat magsabi kung rehistrado o lisensiyado ito, at para saan, at ikaw ang dapat magsuri nito sa regulator.',
      ],
    },
  ],
}
