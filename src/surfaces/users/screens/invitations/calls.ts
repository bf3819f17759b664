import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { invitationsContract } from '../../shared/invitations/contract.ts'

export const invitations = moduleCalls<typeof invitationsContract>('invitations', ['users'])
