import { serve } from '../platform/serve.ts'
import { readMe } from './actions.ts'
import { answerChallenge, leaveChallenge, readOwnChallenge, startSetUp } from './challenge.ts'
import { changePassword } from './change-password.ts'
import { enterCompanyAccess } from './company-access.ts'
import { identityContract } from './contract.ts'
import type { IdentityHooks } from './hooks.ts'
import { logIn, logOut } from './log-in.ts'
import {
  confirmAuthenticator,
  readOwnAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './own-authenticator.ts'
import {
  endEverySession,
  endOtherSessions,
  endOwnSession,
  listSessions,
  resume,
} from './own-sessions.ts'
import { listProofWays, mailCode, prove } from './prove.ts'
import { forgotPassword, resetPassword } from './recover-password.ts'
import { register, resendVerification, verifyEmail } from './register.ts'

/** `hooks`: what happens in rooms that stand right of this one. */
export function identityRoutes(hooks: IdentityHooks) {
  return serve(identityContract, {
    me: readMe,
    register: (act, input) => register(act, hooks, input),
    verifyEmail: (act, input) => verifyEmail(act, hooks, input),
    resendVerification: (act, input) => resendVerification(act, hooks, input),
    login: (act, input) => logIn(act, hooks, input),
    logout: (act) => logOut(act, hooks),
    forgotPassword: (act, input) => forgotPassword(act, hooks, input),
    resetPassword: (act, input) => resetPassword(act, hooks, input),
    enterCompanyAccess: (act, input) => enterCompanyAccess(act, hooks, input),
    challenge: readOwnChallenge,
    startSetUp,
    answerChallenge: (act, input) => answerChallenge(act, hooks, input),
    leaveChallenge,
    proofWays: listProofWays,
    prove: (act, input) => prove(act, hooks, input),
    mailCode: (act) => mailCode(act, hooks),
    sessions: listSessions,
    endSession: (act, input) => endOwnSession(act, hooks, input),
    endOtherSessions: (act) => endOtherSessions(act, hooks),
    endAllSessions: (act) => endEverySession(act, hooks),
    resume: (act) => resume(act, hooks),
    changePassword: (act, input) => changePassword(act, hooks, input),
    authenticator: readOwnAuthenticator,
    startAuthenticator,
    confirmAuthenticator: (act, input) => confirmAuthenticator(act, hooks, input),
    renewRecoveryCodes: (act) => renewRecoveryCodes(act, hooks),
    removeAuthenticator: (act) => removeAuthenticator(act, hooks),
  })
}
