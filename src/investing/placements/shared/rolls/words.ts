import type { Figures } from '#foundation/contract/shared/refusal.ts'
import type { AmountRefusal } from '../rules.ts'

export type RollObstacle = Exclude<AmountRefusal, 'insufficient-balance'>

/** Why the amount of a placement cannot be placed again in the present offer of its plan. */
export const rollObstacles: Record<RollObstacle, (figures: Figures) => string> = {
  'below-minimum': ({ minimum }) => `Today’s offer starts at ${minimum}.`,
  'off-step': ({ step }) => `Today’s offer takes multiples of ${step}.`,
  'above-total-cap': ({ left }) => `Today’s offer has room for only ${left} more.`,
  'above-user-cap': ({ cap, left }) =>
    `One person may place ${cap} under the permission of today’s offer. You have ${left} left.`,
}
