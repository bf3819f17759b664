/**
 * Who of the staff works on what, and until when: two people never work on one thing. A claim moves
 * no money and ends by itself.
 */
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'

/** A deposit is worked on in its chat, so its claim is that of the chat. */
export const claimKinds = ['withdrawal', 'chat', 'approval', 'transaction'] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claimSubject = z.strictObject({ kind: z.enum(claimKinds), id: uuid })
export type ClaimSubject = z.infer<typeof claimSubject>

/**
 * A claim that nobody renews is over after so long; whoever closed the window or lost the
 * connection blocks nobody for longer.
 */
export const leaseMinutes = 10
/** How often an open pane renews. */
export const renewMinutes = 3

export type ClaimRefusal = 'claimed-by-another' | 'claimed-by-company-access'
