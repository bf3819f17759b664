import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { OfferRefusal } from './rules.ts'

const notPlaced = 'Walang Inilagak'
const walletUntouched = 'Nasa wallet mo pa rin ang pera mo.'

export const offerRefusalsFil: Record<OfferRefusal, RefusalWords> = {
  'offer-not-found': {
    title: notPlaced,
    message: `Hindi iniaalok ngayon ang plan na ito. ${walletUntouched}`,
  },
  'offer-closed': {
    title: 'Sarado na ang Alok',
    message:
      'Hindi na tumatanggap ng bagong pera ang plan na ito. ' +
      `${walletUntouched} Tingnan muli ang mga plan.`,
  },
  'offer-expired': {
    title: 'Paso na ang Rehistro',
    message: ({ on }) =>
      `Natapos noong ${on} ang rehistro ng alok na ito. ${walletUntouched} ` +
      'Tingnan muli ang mga plan.',
  },
  'offer-not-yet-open': {
    title: 'Hindi pa Bukas',
    message: ({ on }) => `Magbubukas ang alok na ito sa ${on}. ${walletUntouched}`,
  },
}
