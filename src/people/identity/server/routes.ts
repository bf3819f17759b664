import { serve } from '#foundation/platform/server/http/serve.ts'
import { identityContract } from '../shared/contract.ts'
import { readMe } from './actions.ts'
import {
  confirmOwnAuthenticator,
  readOwnAuthenticator,
  removeOwnAuthenticator,
  renewOwnRecoveryCodes,
  startOwnAuthenticator,
} from './authenticator/own-authenticator.ts'
import { enterCompanyAccess } from './company-access/company-access.ts'
import type { IdentityHooks } from './hooks.ts'
import { changePassword } from './passwords/change-password.ts'
import { readLinkOwner } from './passwords/not-me.ts'
import { forgotPassword, resetPassword } from './passwords/recover-password.ts'
import { judgePassword, register, resendVerification, verifyEmail } from './passwords/register.ts'
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
import { mailProofCode } from './sign-in/mail-proof-code.ts'
import { listProofWays } from './sign-in/proof-ways.ts'
import { prove } from './sign-in/prove.ts'

export function identityRoutes(hooks: IdentityHooks) {
  return serve(identityContract, {
    me: readMe,
    register: (ctx, input) => register(ctx, hooks, input),
    judgePassword,
    verifyEmail: (ctx, input) => verifyEmail(ctx, hooks, input),
    resendVerification: (ctx, input) => resendVerification(ctx, hooks, input),
    login: (ctx, input) => logIn(ctx, hooks, input),
    logout: (ctx) => logOut(ctx, hooks),
    forgotPassword: (ctx, input) => forgotPassword(ctx, hooks, input),
    resetPassword: (ctx, input) => resetPassword(ctx, hooks, input),
    linkOwner: readLinkOwner,
    enterCompanyAccess: (ctx, input) => enterCompanyAccess(ctx, hooks, input),
    challenge: readOwnChallenge,
    startSetUp,
    answerChallenge: (ctx, input) => answerChallenge(ctx, hooks, input),
    leaveChallenge,
    proofWays: listProofWays,
    prove: (ctx, input) => prove(ctx, hooks, input),
    mailCode: (ctx) => mailProofCode(ctx, hooks),
    sessions: listSessions,
    endSession: (ctx, input) => endOwnSession(ctx, hooks, input),
    endOtherSessions: (ctx) => endOtherSessions(ctx, hooks),
    endAllSessions: (ctx) => endEverySession(ctx, hooks),
    resume: (ctx) => resume(ctx, hooks),
    changePassword: (ctx, input) => changePassword(ctx, hooks, input),
    authenticator: readOwnAuthenticator,
    startAuthenticator: startOwnAuthenticator,
    confirmAuthenticator: (ctx, input) => confirmOwnAuthenticator(ctx, hooks, input),
    renewRecoveryCodes: (ctx) => renewOwnRecoveryCodes(ctx, hooks),
    removeAuthenticator: (ctx) => removeOwnAuthenticator(ctx, hooks),
  })
}
