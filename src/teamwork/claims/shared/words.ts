import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { ClaimRefusal } from './rules.ts'

export const claimWords = {
  companyAccess: 'Company access',
  takenTitle: (name: string) => `${name} is working on this`,
  takenMore: (until: string) =>
    'You can read it. It is yours to decide when they are done, or when their time is over ' +
    `(${until}).`,
  workedOnBy: (name: string) => `With ${name}`,
  workedOnByMe: 'With you',
}

export const claimRefusals: Record<ClaimRefusal, RefusalWords> = {
  'claimed-by-another': {
    title: 'Somebody Else Works On This',
    message: ({ name }) => `${name} is working on this. Nothing was changed.`,
  },
  'claimed-by-company-access': {
    title: 'Somebody Else Works On This',
    message:
      'Somebody who signed in with the company access code is working on this. Nothing ' +
      'was changed.',
  },
}
