/**
 * Whether an admin was signed in here last. It chooses the words of the first moment, before the
 * server has said who is here, and nothing else: whoever sets it by hand reads another sentence.
 */
const storageKey = 'isAdminAccessGranted'

export function wasAdmin(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true'
  } catch {
    return false
  }
}

export function noteAdmin(admin: boolean): void {
  try {
    if (admin) localStorage.setItem(storageKey, 'true')
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage may be forbidden; the words are then those for everybody.
  }
}
