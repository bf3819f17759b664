import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { activityContract } from '../shared/contract.ts'

export const activity = roomCalls<typeof activityContract>('activity')
