import { roomCalls } from '../../kit/calls.ts'
import type { announcementsContract } from '../contract.ts'

export const announcements = roomCalls<typeof announcementsContract>('announcements')
