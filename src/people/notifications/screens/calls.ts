import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { notificationsContract } from '../shared/contract.ts'

export const notifications = moduleCalls<typeof notificationsContract>('notifications')
