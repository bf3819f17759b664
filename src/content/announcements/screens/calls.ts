import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { announcementsContract } from '../shared/contract.ts'

export const announcements = roomCalls<typeof announcementsContract>('announcements')
