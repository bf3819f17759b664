import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { signedInCookie } from '../shared/signed-in-cookie.ts'

/** Shows the notice of a sign-in from which the provider has just sent somebody back, once. */
export function showProviderSignIn(): boolean {
  if (!document.cookie.split('; ').includes(`${signedInCookie}=1`)) return false
  document.cookie = `${signedInCookie}=; path=/; max-age=0`
  // Loaded when needed: every page of the application starts with this file.
  void import('#people/identity/screens/auth/finish-sign-in.ts').then(({ signedInMessage }) =>
    notify(signedInMessage(false)),
  )
  return true
}
