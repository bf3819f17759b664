/** The notice about an ended session. The front page shows it; it is another document. */
export interface SignedOutMessage {
  title: string
  message: string
}

/** The script of the public pages reads the same key (public-site/screens/scripts). */
const storageKey = 'kaban-farewell'

export function leaveSignedOutMessage(farewell: SignedOutMessage): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(farewell))
  } catch {
    // Storage may be forbidden: the front page alone shows that the person is signed out.
  }
}
