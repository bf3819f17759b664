import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { notificationsContract } from '../shared/contract.ts'

export const notifications = roomCalls<typeof notificationsContract>('notifications')
