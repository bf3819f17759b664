import { moduleCalls, moduleClient } from '#foundation/kit/data/calls.ts'
import type { oversightContract } from '../shared/contract.ts'

export const oversight = moduleCalls<typeof oversightContract>('oversight')
/** For what is asked once, in the middle of something else. */
export const oversightClient = moduleClient<typeof oversightContract>('oversight')
