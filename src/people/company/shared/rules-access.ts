/**
 * Whether the company access code opens the console: on, on until an instant, or off. Apart from
 * rules.ts: only the console shows it.
 */
import * as z from 'zod/mini'
import { readManilaInput } from '#foundation/time/shared/time.ts'

export const accessStates = ['on', 'until', 'off'] as const
export type AccessState = (typeof accessStates)[number]

export const accessSave = z.strictObject({
  state: z.enum(accessStates),
  /** With the state 'until' alone. */
  until: z.nullable(z.date()),
  /** The version that the window showed: what a colleague has changed since is not written over. */
  versionSeen: z.int().check(z.minimum(1)),
})
export type AccessSave = z.infer<typeof accessSave>

/** What the window holds; the end as Manila has it. */
export const accessForm = z.object({ state: z.enum(accessStates), until: z.string() })
export type AccessForm = z.infer<typeof accessForm>

/** Null: there is an end to be given, and it cannot be read. */
export function readAccessForm({
  state,
  until,
}: AccessForm): Omit<AccessSave, 'versionSeen'> | null {
  if (state !== 'until') return { state, until: null }
  const end = readManilaInput(until)
  return end && { state, until: end }
}

export type AccessRefusal =
  | 'access-by-own-login'
  | 'access-changed'
  | 'access-end-past'
  | 'access-last-way-in'
