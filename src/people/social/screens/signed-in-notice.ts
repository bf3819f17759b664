import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { signedInMessage } from '#people/identity/screens/auth/finish-sign-in.ts'
import { signedInCookie } from '../shared/rules.ts'

/** Shows the notice of a sign-in from which the provider has just sent somebody back, once. */
export function showProviderSignIn(): boolean {
  if (!document.cookie.split('; ').includes(`${signedInCookie}=1`)) return false
  document.cookie = `${signedInCookie}=; path=/; max-age=0`
  notify(signedInMessage(false))
  return true
}
