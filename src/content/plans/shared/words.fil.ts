import { isBeyondRates, showRate, type planFindings } from './words.ts'

export const planFindingsFil: typeof planFindings = {
  'above-cap': {
    title: 'Lampas sa Hangganan',
    message: ({ yearly, cap }) =>
      'Ito ay ' +
      `${isBeyondRates(Number(yearly)) ? 'higit sa ' : ''}${showRate(Number(yearly))} ` +
      `bawat taon; ${showRate(Number(cap))} ang hangganan. Babaan ang payout o habaan ang ` +
      'termino.',
  },
  'short-term-return': {
    title: 'Masyadong Maikli ang Termino',
    message: ({ days }) => `Ang planong may kita ay tumatagal nang hindi bababa sa ${days} araw.`,
  },
  'worst-without-loss': {
    title: 'Masyadong Maganda ang Pinakamasamang Mangyayari',
    message:
      'Maaaring mawalan ng pera sa planong may kita: dapat mas mababa sa deposito ang bayad sa ' +
      'pinakamasamang mangyayari.',
  },
  'worst-above-projected': {
    title: 'Masyadong Maganda ang Pinakamasamang Mangyayari',
    message: 'Hindi puwedeng mas mataas sa tinatayang payout ang pinakamasamang mangyayari.',
  },
  'no-worst-case': {
    title: 'Kulang: Pinakamasamang Mangyayari',
    message: 'Ipaliwanag sa Ingles kung paano mangyayari ang pinakamasama.',
  },
  'no-return-source': {
    title: 'Kulang: Pinagmumulan ng Kita',
    message: 'Ipaliwanag sa Ingles kung sino ang nagbabayad ng kita at mula sa anong negosyo.',
  },
  'no-fees': {
    title: 'Kulang: Mga Bayarin',
    message: 'Ilista sa Ingles ang mga bayarin, o sabihing wala.',
  },
  'no-risk': {
    title: 'Kulang: Panganib',
    message: 'Sabihin sa Ingles kung ano ang puwedeng maging problema.',
  },
  'no-source': {
    title: 'Kulang: Pinagkunan',
    message: 'Sabihin kung saan masusuri ng mambabasa ang planong ito.',
  },
}
