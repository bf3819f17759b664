import type { claimRefusals, claimWords } from './words.ts'

const taken = 'May Iba Nang Gumagawa Nito'

export const claimWordsFil: typeof claimWords = {
  companyAccess: 'Access ng kompanya',
  takenTitle: (name) => `Ginagawa ito ni ${name}`,
  takenMore: (until) =>
    'Mababasa mo ito. Ikaw na ang makakapagpasya kapag tapos na sila, o kapag lumipas na ' +
    `ang oras nila (${until}).`,
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
    message: 'Ginagawa na ito ng pumasok gamit ang company access code. Walang nabago.',
  },
}
