import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { identityContract } from '../shared/contract.ts'

export const identity = moduleCalls<typeof identityContract>('identity')

/** The signed-in user and the mode of the installation. */
export const meQuery = identity.me.queryOptions({ input: {} })
