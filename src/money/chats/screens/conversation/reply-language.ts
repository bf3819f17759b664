/**
 * Which language somebody of the staff used a ready reply in last: the next user may write the
 * same. Kept on this device.
 */
const name = 'kaban-reply-language'

export type ReplyLanguage = 'en' | 'fil'

export function lastReplyLanguage(): ReplyLanguage {
  try {
    return localStorage.getItem(name) === 'fil' ? 'fil' : 'en'
  } catch {
    return 'en'
  }
}

export function noteReplyLanguage(language: ReplyLanguage): void {
  try {
    localStorage.setItem(name, language)
  } catch {
    // Storage may be forbidden; English then stands first.
  }
}
