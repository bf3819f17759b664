import type { pushOfferWords } from './words-push-offer.ts'

export const pushOfferWordsFil: typeof pushOfferWords = {
  title: 'Malaman kapag gumalaw ang pera mo',
  more:
    'Makatanggap ng mensahe sa device na ito kahit nakasara ang Kaban. Nakatago ang mga ' +
    'halaga.',
  turnOn: 'I-on',
  notNow: 'Hindi muna',
}
