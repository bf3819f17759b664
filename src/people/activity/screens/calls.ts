import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { activityContract } from '../shared/contract.ts'

export const activity = moduleCalls<typeof activityContract>('activity')
