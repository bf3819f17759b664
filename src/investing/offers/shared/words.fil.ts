import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { OfferRefusal } from './rules.ts'

const notPlaced = 'Walang Nailagay'
const walletUntouched = 'Nasa wallet mo pa rin ang pera mo.'

export const offerRefusalsFil: Record<OfferRefusal, RefusalWords> = {
  'offer-not-found': {
    title: notPlaced,
    message: `Hindi iniaalok ngayon ang planong ito. ${walletUntouched}`,
  },
  'offer-closed': {
    title: 'Sarado na ang Alok',
    message:
      'Hindi na tumatanggap ng bagong pera ang planong ito. ' +
      `${walletUntouched} Tingnan ulit ang mga plano.`,
  },
  'offer-expired': {
    title: 'Nag-expire na ang Pahintulot',
    message: ({ on }) =>
      `Natapos noong ${on} ang pahintulot ng alok na ito. ${walletUntouched} ` +
      'Tingnan ulit ang mga plano.',
  },
  'offer-not-yet-open': {
    title: 'Hindi pa Bukas',
    message: ({ on }) => `Magbubukas ang alok na ito sa ${on}. ${walletUntouched}`,
  },
}
