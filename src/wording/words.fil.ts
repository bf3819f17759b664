import type { claimWords } from './words.ts'

export const claimWordsFil: typeof claimWords = {
  guarantee: (words) => `Sinasabi ng “${words}” na sigurado ang isang bagay. Walang makapangangako niyan; sabihin kung gaano ito kalamang, o alisin.`,
  'risk-free': (words) => `Sinasabi ng “${words}” na walang panganib. Palaging mayroon; sabihin kung ano.`,
  urgency: (words) => `Minamadali ng “${words}” ang mga tao. Alisin ito.`,
  superlative: (words) => `Kailangan ng “${words}” ng pinagkunang nagsasabi nito. Ibigay ito, o alisin ang mga salita.`,
}
