import { serve } from '#foundation/platform/server/http/serve.ts'
import type { IdentityHooks } from '#people/identity/server/hooks.ts'
import { socialContract } from '../shared/contract.ts'
import { beginConnect, disconnectProvider, listConnected, listProviders } from './connections.ts'
import { mailSignUpCode } from './sign-up/sign-up-code.ts'
import { readPendingSignUp, signUpWithProvider } from './sign-up/sign-up.ts'

export function socialRoutes(hooks: IdentityHooks) {
  return serve(socialContract, {
    providers: listProviders,
    mine: listConnected,
    beginConnect,
    disconnect: (ctx, input) => disconnectProvider(ctx, hooks, input),
    pendingSignUp: readPendingSignUp,
    mailSignUpCode,
    signUp: (ctx, input) => signUpWithProvider(ctx, hooks, input),
  })
}
