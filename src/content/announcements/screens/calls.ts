import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { announcementsContract } from '../shared/contract.ts'

export const announcements = moduleCalls<typeof announcementsContract>('announcements')
