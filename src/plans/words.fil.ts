import { isBeyondRates, showRate, type planFindings } from './words.ts'

export const planFindingsFil: typeof planFindings = {
  'above-cap': ({ yearly = 0, cap = 0 }) =>
    `Ito ay ${isBeyondRates(yearly) ? 'higit sa ' : ''}${showRate(yearly)} bawat taon; ${showRate(cap)} ang hangganan. Babaan ang payout o habaan ang termino.`,
  'short-term-return': ({ days = 0 }) => `Ang planong may kita ay tumatagal nang hindi bababa sa ${days} araw.`,
  'worst-without-loss': () => 'Maaaring malugi ang planong may kita: dapat mas mababa sa deposito ang pinakamasamang kalalabasan.',
  'worst-above-projected': () => 'Hindi maaaring mas mataas sa inaasahang payout ang pinakamasamang kalalabasan.',
  'no-worst-case': () => 'Sabihin sa Ingles kung paano mangyayari ang pinakamasamang kalalabasan.',
  'no-return-source': () => 'Sabihin sa Ingles kung sino ang nagbabayad ng kita, at mula sa anong negosyo.',
  'no-fees': () => 'Sabihin sa Ingles kung anong mga bayarin ang mayroon, o na walang bayarin.',
  'no-risk': () => 'Sabihin sa Ingles kung ano ang maaaring magkamali.',
  'no-source': () => 'Ibigay ang pinagkunan: kung saan masusuri ng mambabasa ang planong ito.',
}
