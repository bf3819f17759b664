import { roomCalls } from '../../kit/calls.ts'
import type { privacyContract } from '../contract.ts'

export const privacy = roomCalls<typeof privacyContract>('privacy')
