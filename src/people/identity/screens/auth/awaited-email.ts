/**
 * The email of a sign-up whose mail is on its way, in this tab alone, so that the notice about it
 * outlives a reload.
 */
const storageKey = 'kaban-awaited-email'

export function keepAwaitedEmail(email: string): void {
  try {
    sessionStorage.setItem(storageKey, email)
  } catch {
    // Without storage the passing notice has to do.
  }
}

export function readAwaitedEmail(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

export function forgetAwaitedEmail(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}
