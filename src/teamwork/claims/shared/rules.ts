/**
 * A claim keeps two admins from working on one thing at the same time. It moves no money and
 * expires by itself.
 */
import * as z from 'zod/mini'
import { uuid } from '#foundation/contract/shared/fields.ts'

/** A deposit has the claim of its chat, in which admins work on it. */
export const claimKinds = ['withdrawal', 'chat', 'approval', 'transaction'] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claimSubject = z.strictObject({ kind: z.enum(claimKinds), id: uuid })
export type ClaimSubject = z.infer<typeof claimSubject>

/** A claim expires after this time unless it is renewed: a lost connection blocks nobody longer. */
export const leaseMinutes = 10
/** How often an open page renews its claim. */
export const renewMinutes = 3

export type ClaimRefusal = 'claimed-by-another' | 'claimed-by-company-access'
