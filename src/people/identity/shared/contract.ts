import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, steps, writes } from '#foundation/contract/shared/procedure.ts'
import {
  accessCode,
  codeOnly,
  emailOnly,
  login,
  ownedLink,
  passwordChange,
  passwordReset,
  passwordToJudge,
  proof,
  proofWays,
  registration,
  tokenOnly,
} from './rules-forms.ts'
import { roles } from './rules.ts'

const me = z.object({
  role: z.enum(['visitor', ...roles]),
  /** Absent for visitors and for company access. */
  userId: z.optional(uuid),
  fullName: z.optional(z.string()),
  email: z.optional(z.string()),
  /** The picture at /avatars/{avatarId}. */
  avatarId: z.optional(uuid),
  /** Somebody else chose the password, so only changing it is allowed. */
  mustChangePassword: z.optional(z.boolean()),
  mode: z.enum(['sample', 'live']),
  sample: z.boolean(),
})
export type Me = z.infer<typeof me>

/**
 * 'home': the session is open. 'code': a code of the authenticator app is needed first. 'set_up':
 * the app must be set up first (an admin of a live installation).
 */
export const nextStep = z.enum(['home', 'code', 'set_up'])
export type NextStep = z.infer<typeof nextStep>

/** The secret to type in by hand, and the same as an address (otpauth://) for the QR code. */
const authenticatorSecret = z.object({ secret: z.string(), uri: z.string() })
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const sessionView = z.object({
  sessionId: uuid,
  /** The session of this request. */
  current: z.boolean(),
  /** 'Chrome'; empty when the browser did not say. */
  browser: z.string(),
  /** 'Android'; empty when the browser did not say. */
  system: z.string(),
  address: z.string(),
  /** 'password', 'access_code', 'social:google'. */
  method: z.string(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
})
export type SessionView = z.infer<typeof sessionView>

const linkOwner = z.object({
  /** Only the beginning of the address; null when the link is over. */
  owner: z.nullable(z.string()),
  hasMoney: z.boolean(),
  /** Who is signed in where the link was opened. */
  signedInHere: z.enum(['nobody', 'owner', 'somebody-else']),
})
export type LinkOwner = z.infer<typeof linkOwner>

export const identityContract = {
  /** The caller, for the guards in the browser. Each procedure checks again on the server. */
  me: reads('anyone').input(emptyInput).output(me),
  /** The same answer for a new email and a taken one; the mail tells its owner. */
  register: steps('anyone').input(registration).output(emptyInput),
  /** Refuses a password that `register` would refuse, before the second step. */
  judgePassword: steps('anyone').input(passwordToJudge).output(emptyInput),
  verifyEmail: writes('anyone', { duringMaintenance: true }).input(tokenOnly).output(emptyInput),
  /** The same answer whether or not somebody waits for verification. */
  resendVerification: steps('anyone', { duringMaintenance: true })
    .input(emailOnly)
    .output(emptyInput),
  login: steps('anyone', { duringMaintenance: true })
    .input(login)
    .output(z.object({ next: nextStep, role: z.enum(roles) })),
  /** For anyone, because signing out twice is no error. */
  logout: writes('anyone', { duringMaintenance: true, limit: 'safety' })
    .input(emptyInput)
    .output(z.object({ byAccessCode: z.boolean() })),
  /** The same answer whether or not somebody has this email. */
  forgotPassword: steps('anyone', { duringMaintenance: true }).input(emailOnly).output(emptyInput),
  resetPassword: steps('anyone', { duringMaintenance: true })
    .input(passwordReset)
    .output(emptyInput),
  /** Whose link of a mail this is. Only who holds a good link learns anything. */
  linkOwner: reads('anyone').input(ownedLink).output(linkOwner),
  enterCompanyAccess: steps('anyone', { duringMaintenance: true })
    .input(accessCode)
    .output(z.object({ next: nextStep })),

  /** The challenge of this browser's cookie. */
  challenge: reads('anyone')
    .input(emptyInput)
    .output(z.object({ kind: z.enum(['none', 'code', 'set_up']), byAccessCode: z.boolean() })),
  /** For a challenge of kind 'set_up'; repeated calls return the same secret. */
  startSetUp: writes('anyone', { duringMaintenance: true })
    .input(emptyInput)
    .output(authenticatorSecret),
  /** Opens the session. `recoveryCodes` are returned once, after a set-up. */
  answerChallenge: steps('anyone', { duringMaintenance: true })
    .input(codeOnly)
    .output(z.object({ role: z.enum(roles), recoveryCodes: z.optional(z.array(z.string())) })),
  leaveChallenge: writes('anyone', { duringMaintenance: true })
    .input(emptyInput)
    .output(emptyInput),

  /** The ways that count for the caller. With an authenticator app only its code does. */
  proofWays: reads('signed-in', { duringPasswordChange: true })
    .input(emptyInput)
    .output(z.object({ ways: z.array(z.enum(proofWays)) })),
  /** Marks the session as proven for some minutes and rotates its cookie. */
  prove: steps('signed-in', {
    duringMaintenance: true,
    duringPasswordChange: true,
    limit: 'safety',
  })
    .input(proof)
    .output(emptyInput),
  /** Mails the caller a code of six digits for `prove`. */
  mailCode: writes('signed-in', {
    duringMaintenance: true,
    duringPasswordChange: true,
    limit: 'safety',
  })
    .input(emptyInput)
    .output(emptyInput),

  sessions: reads('signed-in').input(emptyInput).output(z.array(sessionView)),
  endSession: writes('signed-in', { duringMaintenance: true, limit: 'safety' })
    .input(z.strictObject({ sessionId: uuid }))
    .output(emptyInput),
  endOtherSessions: writes('signed-in', { duringMaintenance: true, limit: 'safety' })
    .input(emptyInput)
    .output(emptyInput),
  endAllSessions: writes('signed-in', { duringMaintenance: true, limit: 'safety' })
    .input(emptyInput)
    .output(emptyInput),
  /** Records LOGIN_SESSION_RESTORED, at most every 30 minutes. */
  resume: writes('signed-in', {
    duringMaintenance: true,
    duringPasswordChange: true,
    limit: 'safety',
  })
    .input(emptyInput)
    .output(emptyInput),

  /**
   * Also during maintenance: a password that somebody else chose or knows must not wait for its
   * end.
   */
  changePassword: steps('signed-in', {
    duringMaintenance: true,
    duringPasswordChange: true,
    limit: 'safety',
  })
    .input(passwordChange)
    .output(emptyInput),

  authenticator: reads('signed-in')
    .input(emptyInput)
    .output(
      z.object({
        on: z.boolean(),
        since: z.nullable(z.date()),
        recoveryCodesLeft: z.int(),
        /** Admins of a live installation cannot turn it off. */
        required: z.boolean(),
      }),
    ),
  startAuthenticator: writes('signed-in', { proof: 'login', limit: 'security' })
    .input(emptyInput)
    .output(authenticatorSecret),
  confirmAuthenticator: steps('signed-in', { proof: 'login', limit: 'security' })
    .input(codeOnly)
    .output(recoveryCodes),
  renewRecoveryCodes: writes('signed-in', { proof: 'login', limit: 'security' })
    .input(emptyInput)
    .output(recoveryCodes),
  removeAuthenticator: writes('signed-in', { proof: 'login', limit: 'security' })
    .input(emptyInput)
    .output(emptyInput),
}
