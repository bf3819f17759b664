import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { privacyContract } from '../shared/contract.ts'

export const privacy = moduleCalls<typeof privacyContract>('privacy')
