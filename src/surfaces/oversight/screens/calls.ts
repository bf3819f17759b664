import { roomCalls, roomClient } from '#foundation/kit/data/calls.ts'
import type { oversightContract } from '../shared/contract.ts'

export const oversight = roomCalls<typeof oversightContract>('oversight')
/** For what is asked once, in the middle of something else. */
export const oversightClient = roomClient<typeof oversightContract>('oversight')
