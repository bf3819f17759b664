/**
 * Remembers whether an admin was signed in here last. It chooses only the words of the loading
 * screen, before the server has said who is here; setting it by hand changes nothing else.
 */
import { ifStored } from '#foundation/kit/data/if-stored.ts'

const storageKey = 'isAdminAccessGranted'

export function wasAdmin(): boolean {
  return ifStored(() => localStorage.getItem(storageKey)) === 'true'
}

export function noteAdmin(admin: boolean): void {
  ifStored(() => {
    if (admin) localStorage.setItem(storageKey, 'true')
    else localStorage.removeItem(storageKey)
  })
}
