import { roomCalls } from '#foundation/kit/data/calls.ts'
import type { privacyContract } from '../shared/contract.ts'

export const privacy = roomCalls<typeof privacyContract>('privacy')
