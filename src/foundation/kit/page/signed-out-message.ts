/**
 * What is said to a person whose session ended here, on the front page that they come to: it is
 * another document.
 */
export interface SignedOutMessage {
  title: string
  message: string
}

/** The script of the public pages reads the same name (site/screens/farewell-notice.ts). */
const storageKey = 'kaban-farewell'

export function leaveSignedOutMessage(farewell: SignedOutMessage): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(farewell))
  } catch {
    // Storage may be forbidden: the front page alone says that they are out.
  }
}
