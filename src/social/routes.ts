import type { IdentityHooks } from '../identity/hooks.ts'
import { serve } from '../platform/serve.ts'
import { beginConnect, disconnect, listConnected, listProviders } from './connections.ts'
import { socialContract } from './contract.ts'
import { mailSignUpCode } from './sign-up-code.ts'
import { readPendingSignUp, signUp } from './sign-up.ts'

export function socialRoutes(hooks: IdentityHooks) {
  return serve(socialContract, {
    providers: listProviders,
    mine: listConnected,
    beginConnect,
    disconnect: (act, input) => disconnect(act, hooks, input),
    pendingSignUp: readPendingSignUp,
    mailSignUpCode,
    signUp: (act, input) => signUp(act, hooks, input),
  })
}
