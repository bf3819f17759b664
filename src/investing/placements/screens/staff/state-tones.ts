import type { Tone } from '#foundation/kit/theme/tone.tsx'
import type { PlacementState } from '../../shared/states.ts'
import { placementTone } from '../placement-tone.ts'

/** A due one waits for staff: for the income that pays it. */
export const stateTones: Record<PlacementState, Tone> = { ...placementTone, due: 'waiting' }
