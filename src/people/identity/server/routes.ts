import { serve } from '#foundation/platform/server/http/serve.ts'
import { identityContract } from '../shared/contract.ts'
import { readMe } from './actions.ts'
import {
  confirmAuthenticator,
  readOwnAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './authenticator/own-authenticator.ts'
import { enterCompanyAccess } from './company-access/company-access.ts'
import type { IdentityHooks } from './hooks.ts'
import { changePassword } from './passwords/change-password.ts'
import { forgotPassword, resetPassword } from './passwords/recover-password.ts'
import { register, resendVerification, verifyEmail } from './passwords/register.ts'
import {
  endEverySession,
  endOtherSessions,
  endOwnSession,
  listSessions,
  resume,
} from './sessions/own-sessions.ts'
import {
  answerChallenge,
  leaveChallenge,
  readOwnChallenge,
  startSetUp,
} from './sign-in/challenge.ts'
import { logIn, logOut } from './sign-in/log-in.ts'
import { listProofWays, mailCode, prove } from './sign-in/prove.ts'

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
