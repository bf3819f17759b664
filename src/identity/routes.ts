import { serve } from '../platform/serve.ts'
import { readMe } from './actions.ts'
import { enterCompanyAccess } from './company-access.ts'
import { identityContract } from './contract.ts'
import type { IdentityHooks } from './hooks.ts'
import { logIn, logOut } from './log-in.ts'
import { forgotPassword, resetPassword } from './recover-password.ts'
import { register, resendVerification, verifyEmail } from './register.ts'

/** `hooks`: what happens in rooms that stand right of this one. */
export function identityRoutes(hooks: IdentityHooks) {
  return serve(identityContract, {
    me: readMe,
    register: (act, input) => register(act, hooks, input),
    verifyEmail: (act, input) => verifyEmail(act, hooks, input),
    resendVerification,
    login: (act, input) => logIn(act, hooks, input),
    logout: (act) => logOut(act, hooks),
    forgotPassword,
    resetPassword: (act, input) => resetPassword(act, hooks, input),
    enterCompanyAccess: (act, input) => enterCompanyAccess(act, hooks, input),
    challenge: notBuilt,
    startSetUp: notBuilt,
    answerChallenge: notBuilt,
    leaveChallenge: notBuilt,
    proofWays: notBuilt,
    prove: notBuilt,
    mailCode: notBuilt,
    sessions: notBuilt,
    endSession: notBuilt,
    endOtherSessions: notBuilt,
    endAllSessions: notBuilt,
    resume: notBuilt,
    changePassword: notBuilt,
    authenticator: notBuilt,
    startAuthenticator: notBuilt,
    confirmAuthenticator: notBuilt,
    renewRecoveryCodes: notBuilt,
    removeAuthenticator: notBuilt,
  })
}

function notBuilt(): never {
  throw new Error('This procedure is being built')
}
