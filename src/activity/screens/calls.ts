import { roomCalls } from '../../kit/calls.ts'
import type { activityContract } from '../contract.ts'

export const activity = roomCalls<typeof activityContract>('activity')
