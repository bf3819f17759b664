/**
 * The email of a sign-up whose mail is on its way, in this tab alone, so that the notice about it
 * outlives a reload. Without storage the passing notice has to do.
 */
const storageKey = 'kaban-awaited-email'

function ifStored<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

export const keepAwaitedEmail = (email: string) =>
  ifStored((storage) => storage.setItem(storageKey, email))

export const readAwaitedEmail = () => ifStored((storage) => storage.getItem(storageKey))

export const forgetAwaitedEmail = () => ifStored((storage) => storage.removeItem(storageKey))
