import type { claimRefusals, claimWords } from './words.ts'

const taken = 'May Kasamahang Gumagawa Nito'

export const claimWordsFil: typeof claimWords = {
  companyAccess: 'Company Access',
  takenTitle: (name) => `Ginagawa ito ni ${name}`,
  takenMore: (until) =>
    'Mababasa mo ito, pero makakapagpasya ka lang kapag tapos na siya o ubos na ang oras niya ' +
    `(${until}).`,
  workedOnBy: (name) => `Kay ${name}`,
  workedOnByMe: 'Nasa iyo',
}

export const claimRefusalsFil: typeof claimRefusals = {
  'claimed-by-another': {
    title: taken,
    message: ({ name }) => `Ginagawa na ito ni ${name}. Walang nabago.`,
  },
  'claimed-by-company-access': {
    title: taken,
    message: 'May kasamahang gumagawa nito gamit ang company access code. Walang nabago.',
  },
}
