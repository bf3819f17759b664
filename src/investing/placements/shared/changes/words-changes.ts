import type { ChangedTerm } from '../rules.ts'

const terms: Record<ChangedTerm, string> = {
  name: 'name',
  return: 'projected return',
  term: 'term',
  'worst-case': 'worst case',
  source: 'source of the return',
  fees: 'fees',
  risk: 'risks',
  minimum: 'minimum',
  step: 'steps',
  'user-cap': 'maximum for one person',
  'total-cap': 'maximum for everybody together',
  exit: 'leaving early',
  tax: 'tax',
  permission: 'permission',
  conditions: 'conditions of the offer',
}

/** Each term of a plan, before and now. */
export const changeWords = {
  terms,
  before: 'Before',
  now: 'Now',
  readNew: 'Read the new version',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  back: (back: string, placed: string) => `${back} back from ${placed}`,
  exit: (share: string) => `For ${share} of the amount`,
  noExit: 'Not possible',
  noTax: 'Nothing is withheld',
  permission: (regulator: string, number: string, until: string) =>
    `${regulator}, no. ${number}, until ${until}`,
}
