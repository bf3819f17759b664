import type { ownerSafeguardWords } from './words-staff.ts'

export const ownerSafeguardWordsFil: typeof ownerSafeguardWords = {
  lockedTitle: 'Naka-lock ang pera ng may-ari',
  notMe: (when) => `Pinindot ng may-ari ang “Hindi ako ito” noong ${when}.`,
  ownLock: (when) => `Ni-lock ito ng may-ari noong ${when}.`,
  loginProtected: 'Pinrotektahan ang login: tinapos ang mga session, inalis ang dating password.',
  pausedUntil: (when) => `Naka-pause ang mga bagong withdrawal hanggang ${when}.`,
  askFirst: 'Tanungin muna sila bago ka magbayad.',
}
