import * as z from 'zod/mini'
import { nothing, uuid } from '../contract/fields.ts'
import { reads, steps, writes } from '../contract/procedure.ts'
import { accessCode, emailOnly, login, passwordReset, registration, roles, tokenOnly } from './rules.ts'

const me = z.object({
  role: z.enum(['visitor', ...roles]),
  /** Absent for a visitor, and for an admin who came in by the company access code. */
  userId: z.optional(uuid),
  fullName: z.optional(z.string()),
  email: z.optional(z.string()),
  mode: z.enum(['sample', 'live']),
  /** Whether this is a sample installation: every page then carries the ribbon. */
  sample: z.boolean(),
})
export type Me = z.infer<typeof me>

export const identityContract = {
  /** Who asks, for the browser's guards. The server decides everything again at each procedure. */
  me: reads('anyone').input(nothing).output(me),
  /** The same answer for a new email and for a taken one; the mail tells the owner which it was. */
  register: steps('anyone').input(registration).output(nothing),
  verifyEmail: writes('anyone').input(tokenOnly).output(nothing),
  /** The same answer whether or not there is somebody to verify. */
  resendVerification: steps('anyone').input(emailOnly).output(nothing),
  login: steps('anyone').input(login).output(z.object({ role: z.enum(roles) })),
  /** For anyone: signing out twice is no mistake. */
  logout: writes('anyone').input(nothing).output(z.object({ byAccessCode: z.boolean() })),
  /** The same answer whether or not somebody has this email. */
  forgotPassword: steps('anyone').input(emailOnly).output(nothing),
  resetPassword: steps('anyone').input(passwordReset).output(nothing),
  enterCompanyAccess: steps('anyone').input(accessCode).output(nothing),
}
