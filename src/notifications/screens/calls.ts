import { roomCalls } from '../../kit/calls.ts'
import type { notificationsContract } from '../contract.ts'

export const notifications = roomCalls<typeof notificationsContract>('notifications')
