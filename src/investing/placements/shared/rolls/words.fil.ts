import type { rollObstacles } from './words.ts'

export const rollObstaclesFil: typeof rollObstacles = {
  'below-minimum': ({ minimum }) => `Nagsisimula sa ${minimum} ang alok ngayon.`,
  'off-step': ({ step }) => `Halagang mahahati sa ${step} ang tinatanggap ng alok ngayon.`,
  'above-total-cap': ({ left }) => `${left} na lang ang kasya sa alok ngayon.`,
  'above-user-cap': ({ cap, left }) =>
    `${cap} ang maaaring ilagay ng isang tao sa ilalim ng pahintulot ng alok ngayon, at ${left} ` +
    'ang natitira para sa iyo.',
}
