import type { ownerSafeguardWords } from './words-staff.ts'

export const ownerSafeguardWordsFil: typeof ownerSafeguardWords = {
  lockedTitle: 'Naka-lock ang pera ng user',
  notMe: (when) => `Pinindot ng user ang “Hindi ako ito” noong ${when}.`,
  ownLock: (when) => `Ni-lock ito ng user noong ${when}.`,
  loginProtected: 'Pinrotektahan ang login: na-sign out sa lahat, inalis ang dating password.',
  pausedUntil: (when) => `Nakahinto ang mga bagong withdrawal hanggang ${when}.`,
  askFirst: 'Tanungin muna siya bago ka magbayad.',
}
