/**
 * The email of a sign-up whose mail is on its way, in this tab alone, so that the notice about it
 * outlives a reload. Without storage the passing notice has to do.
 */
import { ifStored } from '#foundation/kit/data/if-stored.ts'

const storageKey = 'kaban-awaited-email'

export const keepAwaitedEmail = (email: string) =>
  ifStored(() => sessionStorage.setItem(storageKey, email))

export const readAwaitedEmail = () => ifStored(() => sessionStorage.getItem(storageKey))

export const forgetAwaitedEmail = () => ifStored(() => sessionStorage.removeItem(storageKey))
