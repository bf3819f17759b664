/** The notice about an ended session. The front page shows it; it is another document. */
import { ifStored } from '../data/if-stored.ts'

export interface SignedOutMessage {
  title: string
  message: string
}

/**
 * The script of the public pages reads the same key (public-site/screens/scripts). Keep its name:
 * during an update, a tab of one release may leave the message for a page of the other.
 */
const storageKey = 'kaban-farewell'

export function leaveSignedOutMessage(message: SignedOutMessage): void {
  ifStored(() => sessionStorage.setItem(storageKey, JSON.stringify(message)))
}
