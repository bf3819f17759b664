import type { wordingFindings } from './words.ts'

export const wordingFindingsFil: typeof wordingFindings = {
  'claims-guarantee': {
    title: 'Pangakong Walang Makatutupad',
    message: ({ words = '' }) => `Sinasabi ng “${words}” na tiyak ang isang bagay. Sabihin kung gaano ito kalamang, o alisin ang mga salita.`,
  },
  'claims-risk-free': { title: 'Palaging May Panganib', message: ({ words = '' }) => `Sinasabi ng “${words}” na walang maaaring mawala. Sabihin kung ano ang maaari, o alisin ang mga salita.` },
  'claims-urgency': { title: 'Walang Pagmamadali', message: ({ words = '' }) => `Minamadali ng “${words}” ang mga tao. Alisin ang mga salita.` },
  'claims-superlative': { title: 'Kailangan Ng Pinagkunan', message: ({ words = '' }) => `Kailangan ng “${words}” ng pinagkunang nagsasabi nito. Ibigay ito, o alisin ang mga salita.` },
}
