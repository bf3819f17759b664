import type { proofReasons } from './words-proof.ts'

const ask = 'kaya itatanong namin ulit kung sino ka. Tatagal ito nang 5 minuto.'

export const proofReasonsFil: typeof proofReasons = {
  money: `Nakasalalay rito ang mangyayari sa pera, ${ask}`,
  login: `Mababago rito kung sino ang makakapasok at paano, ${ask}`,
  data: `Maglalabas ito ng personal na impormasyon, ${ask}`,
  public: `Mababago rito ang nababasa ng publiko, ${ask}`,
  settings: `Mababago rito ang sinusunod ng lahat, ${ask}`,
  other: `Hindi ito para sa lahat, ${ask}`,
}
