import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { ClaimRefusal } from './rules.ts'

export const claimWords = {
  companyAccess: 'Company access',
  takenTitle: (name: string) => `${name} is working on this`,
  takenMore: (until: string) =>
    `You can read it, but you can’t decide until they finish or their time ends (${until}).`,
  workedOnBy: (name: string) => `With ${name}`,
  workedOnByMe: 'With you',
}

export const claimRefusals: Record<ClaimRefusal, RefusalWords> = {
  'claimed-by-another': {
    title: 'A Colleague Is Working on This',
    message: ({ name }) => `${name} is working on this. Nothing was changed.`,
  },
  'claimed-by-company-access': {
    title: 'A Colleague Is Working on This',
    message: 'A colleague with the company access code is working on this. Nothing was changed.',
  },
}
