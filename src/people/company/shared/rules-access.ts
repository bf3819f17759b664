/** Company access: whether the shared code opens the console. Only the console loads this. */
import * as z from 'zod/mini'
import { readManilaInput } from '#foundation/time/shared/time.ts'

export const accessStates = ['on', 'until', 'off'] as const
export type AccessState = (typeof accessStates)[number]

export const accessSave = z.strictObject({
  state: z.enum(accessStates),
  /** Null unless the state is 'until'. */
  until: z.nullable(z.date()),
  /** The version that the dialog showed, so that it cannot overwrite a colleague's change. */
  versionSeen: z.int().check(z.minimum(1)),
})
export type AccessSave = z.infer<typeof accessSave>

/** `until` is a `datetime-local` value in Manila time. */
export const accessForm = z.object({ state: z.enum(accessStates), until: z.string() })
export type AccessForm = z.infer<typeof accessForm>

/** Returns null when the end is missing or cannot be read. */
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
