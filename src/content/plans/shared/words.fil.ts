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
    title: 'Masyadong Maganda Ang Pinakamasamang Kalalabasan',
    message:
      'Maaaring malugi ang planong may kita: dapat mas mababa sa deposito ang ' +
      'pinakamasamang kalalabasan.',
  },
  'worst-above-projected': {
    title: 'Masyadong Maganda Ang Pinakamasamang Kalalabasan',
    message: 'Hindi maaaring mas mataas sa inaasahang payout ang pinakamasamang kalalabasan.',
  },
  'no-worst-case': {
    title: 'Kulang: Pinakamasamang Kalalabasan',
    message: 'Sabihin sa Ingles kung paano mangyayari ang pinakamasamang kalalabasan.',
  },
  'no-return-source': {
    title: 'Kulang: Pinagmumulan Ng Kita',
    message: 'Sabihin sa Ingles kung sino ang nagbabayad ng kita, at mula sa anong negosyo.',
  },
  'no-fees': {
    title: 'Kulang: Mga Bayarin',
    message: 'Sabihin sa Ingles kung anong mga bayarin ang mayroon, o na walang bayarin.',
  },
  'no-risk': {
    title: 'Kulang: Panganib',
    message: 'Sabihin sa Ingles kung ano ang maaaring magkamali.',
  },
  'no-source': {
    title: 'Kulang: Pinagkunan',
    message: 'Ibigay ang pinagkunan: kung saan masusuri ng mambabasa ang planong ito.',
  },
}
