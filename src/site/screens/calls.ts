import { roomCalls } from '../../kit/calls.ts'
import type { siteContract } from '../contract.ts'

export const site = roomCalls<typeof siteContract>('site')
