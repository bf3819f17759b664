import * as z from 'zod/mini'
import { nothing, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, steps, writes } from '#foundation/contract/shared/procedure.ts'
import {
  accessCode,
  codeOnly,
  emailOnly,
  login,
  passwordChange,
  passwordReset,
  proof,
  proofWays,
  registration,
  roles,
  tokenOnly,
} from './rules.ts'

const me = z.object({
  role: z.enum(['visitor', ...roles]),
  /** Absent for a visitor, and for an admin who came in by the company access code. */
  userId: z.optional(uuid),
  fullName: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Their picture: /avatars/{avatarId}. */
  avatarId: z.optional(uuid),
  /** Somebody else chose the password: nothing is open until it is another one. */
  mustChangePassword: z.optional(z.boolean()),
  mode: z.enum(['sample', 'live']),
  /** Whether this is a sample installation: every page then carries the ribbon. */
  sample: z.boolean(),
})
export type Me = z.infer<typeof me>

/**
 * 'home': there is a session. 'code': the authenticator app is asked first. 'set_up': it must be
 * set up first (an admin of a live installation).
 */
export const nextStep = z.enum(['home', 'code', 'set_up'])
export type NextStep = z.infer<typeof nextStep>

/**
 * For an authenticator app: the secret as it is typed in by hand, and as an address (otpauth://)
 * for the QR code.
 */
const authenticatorSecret = z.object({ secret: z.string(), uri: z.string() })
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const sessionView = z.object({
  sessionId: uuid,
  /** The one that asks. */
  current: z.boolean(),
  /** 'Chrome', 'Android'; empty when the browser did not say. */
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  /** 'password', 'access_code', 'social:google'. */
  method: z.string(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
})
export type SessionView = z.infer<typeof sessionView>

export const identityContract = {
  /** Who asks, for the browser's guards. The server decides everything again at each procedure. */
  me: reads('anyone').input(nothing).output(me),
  /** The same answer for a new email and for a taken one; the mail tells the owner which it was. */
  register: steps('anyone').input(registration).output(nothing),
  verifyEmail: writes('anyone', { duringMaintenance: true }).input(tokenOnly).output(nothing),
  /** The same answer whether or not there is somebody to verify. */
  resendVerification: steps('anyone', { duringMaintenance: true }).input(emailOnly).output(nothing),
  login: steps('anyone', { duringMaintenance: true })
    .input(login)
    .output(z.object({ next: nextStep, role: z.enum(roles) })),
  /** For anyone: signing out twice is no mistake. */
  logout: writes('anyone', { duringMaintenance: true })
    .input(nothing)
    .output(z.object({ byAccessCode: z.boolean() })),
  /** The same answer whether or not somebody has this email. */
  forgotPassword: steps('anyone', { duringMaintenance: true }).input(emailOnly).output(nothing),
  resetPassword: steps('anyone', { duringMaintenance: true }).input(passwordReset).output(nothing),
  enterCompanyAccess: steps('anyone', { duringMaintenance: true })
    .input(accessCode)
    .output(z.object({ next: nextStep })),

  /** The step between a right password and a session, as this browser's cookie tells it. */
  challenge: reads('anyone')
    .input(nothing)
    .output(z.object({ kind: z.enum(['none', 'code', 'set_up']), byAccessCode: z.boolean() })),
  /** For a challenge that asks for the set-up: the same secret when it is asked again. */
  startSetUp: writes('anyone', { duringMaintenance: true })
    .input(nothing)
    .output(authenticatorSecret),
  /** Opens the session. `recoveryCodes` after a set-up, shown this once. */
  answerChallenge: steps('anyone', { duringMaintenance: true })
    .input(codeOnly)
    .output(z.object({ role: z.enum(roles), recoveryCodes: z.optional(z.array(z.string())) })),
  leaveChallenge: writes('anyone', { duringMaintenance: true }).input(nothing).output(nothing),

  /**
   * Which ways count for the one who asks: the code of the app when there is one, otherwise a
   * password or a code by mail.
   */
  proofWays: reads('signed-in', { duringPasswordChange: true })
    .input(nothing)
    .output(z.object({ ways: z.array(z.enum(proofWays)) })),
  /** From here on, for some minutes, the session is proven; its cookie is a new one. */
  prove: steps('signed-in', { duringMaintenance: true, duringPasswordChange: true })
    .input(proof)
    .output(nothing),
  /** A code of six digits to the caller's own email, for `prove`. */
  mailCode: writes('signed-in', { duringMaintenance: true, duringPasswordChange: true })
    .input(nothing)
    .output(nothing),

  sessions: reads('signed-in').input(nothing).output(z.array(sessionView)),
  endSession: writes('signed-in', { duringMaintenance: true })
    .input(z.strictObject({ sessionId: uuid }))
    .output(nothing),
  endOtherSessions: writes('signed-in', { duringMaintenance: true }).input(nothing).output(nothing),
  endAllSessions: writes('signed-in', { duringMaintenance: true }).input(nothing).output(nothing),
  /**
   * A browser that starts with a session: recorded as LOGIN_SESSION_RESTORED, at most every 30
   * minutes.
   */
  resume: writes('signed-in', { duringMaintenance: true, duringPasswordChange: true })
    .input(nothing)
    .output(nothing),

  /**
   * Also during maintenance: who was given a password owes another one, and who fears for theirs
   * must not wait.
   */
  changePassword: steps('signed-in', { duringMaintenance: true, duringPasswordChange: true })
    .input(passwordChange)
    .output(nothing),

  authenticator: reads('signed-in')
    .input(nothing)
    .output(
      z.object({
        on: z.boolean(),
        since: z.nullable(z.date()),
        recoveryCodesLeft: z.int(),
        /** Admins of a live installation cannot turn it off. */ required: z.boolean(),
      }),
    ),
  startAuthenticator: writes('signed-in', { proof: 'login' })
    .input(nothing)
    .output(authenticatorSecret),
  confirmAuthenticator: steps('signed-in', { proof: 'login' })
    .input(codeOnly)
    .output(recoveryCodes),
  renewRecoveryCodes: writes('signed-in', { proof: 'login' }).input(nothing).output(recoveryCodes),
  removeAuthenticator: writes('signed-in', { proof: 'login' }).input(nothing).output(nothing),
}
