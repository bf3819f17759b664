import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { OfferRefusal } from './rules.ts'

const notPlaced = 'Nothing Was Placed'
const walletUntouched = 'Your money stays in your wallet.'

export const offerRefusals: Record<OfferRefusal, RefusalWords> = {
  'offer-not-found': {
    title: notPlaced,
    message: `This plan is not offered now. ${walletUntouched}`,
  },
  'offer-closed': {
    title: 'Offer Closed',
    message: `This plan takes no new money now. ${walletUntouched} Look at the plans again.`,
  },
  'offer-expired': {
    title: 'Permission Expired',
    message: ({ on }) =>
      `The permission of this offer ended on ${on}. ${walletUntouched} ` +
      'Look at the plans again.',
  },
  'offer-not-yet-open': {
    title: 'Not Open Yet',
    message: ({ on }) => `This offer opens on ${on}. ${walletUntouched}`,
  },
}
