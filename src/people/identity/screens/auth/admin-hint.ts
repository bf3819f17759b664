/**
 * Remembers whether an admin was signed in here last. It chooses only the words of the loading
 * screen, before the server has said who is here; setting it by hand changes nothing else.
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
    // Without storage the words for everybody are shown.
  }
}
