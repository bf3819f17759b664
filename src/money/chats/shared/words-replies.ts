/** Texts for staff who write in chats, apart from words.ts, which every phone loads. */
import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { ReplyRefusal } from './rules-replies.ts'

const notSaved = 'Reply Not Saved'

export const replyWords = {
  title: 'Ready replies',
  intro:
    'Type / in a chat to use one. {name}, {amount} and {reference} are filled in from the chat.',
  manage: 'Ready replies',
  hint: 'Type / for a ready reply',
  found: (count: number) =>
    count === 1
      ? '1 ready reply. Use the arrow keys, then Enter.'
      : `${count} ready replies. Use the arrow keys, then Enter.`,
  noneFound: 'No ready reply with this name',
  list: 'Matching ready replies',
  languages: { en: 'English', fil: 'Filipino' },
  none: 'No ready replies yet',
  noneMore: 'Save the answers you send often.',
  shortcut: 'Shortcut',
  shortcutHint: 'Lowercase letters, digits and hyphens. Type it after the /.',
  textEn: 'Text in English',
  textFil: 'Text in Filipino',
  variablesHint: '{name}, {amount} and {reference} are filled in from the chat.',
  create: 'New reply',
  createTitle: 'New ready reply',
  editTitle: (shortcut: string) => `Edit /${shortcut}`,
  edit: 'Edit',
  editOf: (shortcut: string) => `Edit /${shortcut}`,
  remove: 'Delete',
  removeOf: (shortcut: string) => `Delete /${shortcut}`,
  removeTitle: (shortcut: string) => `Delete /${shortcut}?`,
  removeMessage: 'Staff can no longer use it. Messages already sent stay.',
  keep: 'Save reply',
  back: 'Back',
  kept: 'Reply saved',
  removed: 'Reply deleted',
  saveFailed: notSaved,
  removeFailed: 'Reply Not Deleted',
  fetchFailed: 'Error Fetching Ready Replies',
  openMarks: (marks: string) => `Fill in ${marks} yourself: this chat has no value for it.`,
  asksTitle: 'Never ask for a code or a password',
  asks: 'This message seems to ask the user for one. We never need it. Sending it is recorded.',
  holds: 'Do not use it. Ask the user to change it; nobody at the company needs it.',
}

export const replyRefusals: Record<ReplyRefusal, RefusalWords> = {
  'reply-incomplete': { title: notSaved, message: 'Write the shortcut and both texts.' },
  'shortcut-unusable': {
    title: notSaved,
    message: 'Use lowercase letters, digits and hyphens, 30 at most.',
  },
  'shortcut-taken': { title: notSaved, message: 'Another reply has this shortcut.' },
  'reply-mark-unknown': {
    title: notSaved,
    message: ({ mark }) => `${mark} cannot be filled in. Use {name}, {amount} or {reference}.`,
  },
  'reply-not-found': {
    title: notSaved,
    message: 'This reply no longer exists. Someone may have deleted it.',
  },
  'reply-changed': {
    title: notSaved,
    message:
      'Someone changed this reply in the meantime. Nothing was saved. Close this window and ' +
      'open it again.',
  },
  'too-many-replies': {
    title: notSaved,
    message: 'There are already 200 replies. Delete one you no longer need.',
  },
}
