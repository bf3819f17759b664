import type { Tone } from '#foundation/kit/theme/tone.tsx'
import type { PlacementState } from '../shared/states.ts'

export const placementTone: Record<PlacementState, Tone> = {
  cooling: 'waiting',
  active: 'info',
  due: 'info',
  paid: 'credited',
  rolled: 'credited',
  exited: 'neutral',
  cancelled: 'neutral',
  impaired: 'failed',
}
