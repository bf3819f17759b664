import { isBeyondRates, showRate, type planFindings } from './words.ts'

export const planFindingsFil: typeof planFindings = {
  'above-cap': {
    title: 'Lampas Sa Hangganan',
    message: ({ yearly, cap }) =>
      'Ito ay ' +
      `${isBeyondRates(Number(yearly)) ? 'higit sa ' : ''}${showRate(Number(yearly))} ` +
      `bawat taon; ${showRate(Number(cap))} ang hangganan. Babaan ang payout o habaan ang ` +
      'termino.',
  },
  'short-term-return': {
    title: 'Masyadong Maikli Ang Termino',
    message: ({ days }) => `Ang planong may kita ay tumatagal nang hindi bababa sa ${days} araw.`,
  },
  'worst-without-loss': {
    title: 'Masyadong Maganda Ang Pinakamasamang Kaso',
    message:
      'Maaaring mawalan ng pera sa planong may kita: dapat mas mababa sa deposito ang bayad sa ' +
      'pinakamasamang kaso.',
  },
  'worst-above-projected': {
    title: 'Masyadong Maganda Ang Pinakamasamang Kaso',
    message: 'Hindi puwedeng mas mataas sa inaasahang payout ang pinakamasamang kaso.',
  },
  'no-worst-case': {
    title: 'Kulang: Pinakamasamang Kaso',
    message: 'Ipaliwanag sa Ingles kung paano mangyayari ang pinakamasamang kaso.',
  },
  'no-return-source': {
    title: 'Kulang: Pinagmumulan Ng Kita',
    message: 'Ipaliwanag sa Ingles kung sino ang nagbabayad ng kita at mula sa anong negosyo.',
  },
  'no-fees': {
    title: 'Kulang: Mga Bayarin',
    message: 'Ilista sa Ingles ang mga bayarin, o sabihing wala.',
  },
  'no-risk': {
    title: 'Kulang: Panganib',
    message: 'Sabihin sa Ingles kung ano ang maaaring magkamali.',
  },
  'no-source': {
    title: 'Kulang: Pinagkunan',
    message: 'Sabihin kung saan masusuri ng mambabasa ang planong ito.',
  },
}
