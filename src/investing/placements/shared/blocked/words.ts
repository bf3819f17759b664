/** Why a user may not move placed money now: of three states, the one it is. */
import type { Figures } from '#foundation/contract/shared/refusal.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'

export const blockedTexts = {
  login: ({ status }: Figures): string =>
    status === 'suspended' ? 'Your login is suspended' : 'Your email is not verified yet',
  locked: 'Your money is locked',
  paused: ({ until = '' }: Figures) =>
    'Something about your login changed, so your money is paused until ' +
    showDateTime(new Date(until)),
  contact: 'Contact our support.',
  unlock: 'Unlock it in Settings, then try again. If you didn’t lock it, contact our support.',
  afterPause: 'Try again after that. If the change wasn’t yours, contact our support at once.',
}
