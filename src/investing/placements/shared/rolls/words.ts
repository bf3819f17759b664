import type { Figures } from '#foundation/contract/shared/refusal.ts'
import type { AmountRefusal } from '../rules.ts'

export type RollObstacle = Exclude<AmountRefusal, 'insufficient-balance'>

/** Why the amount of a placement cannot be placed again in the present offer of its plan. */
export const rollObstacles: Record<RollObstacle, (figures: Figures) => string> = {
  'below-minimum': ({ minimum }) => `The offer of today begins at ${minimum}.`,
  'off-step': ({ step }) => `The offer of today takes multiples of ${step}.`,
  'above-total-cap': ({ left }) => `Only ${left} more fits into the offer of today.`,
  'above-user-cap': ({ cap, left }) =>
    `One person may place ${cap} under the permission of the offer of today, and ${left} is left ` +
    'for you.',
}
