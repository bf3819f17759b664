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
      ? '1 ready reply. Arrow keys choose, Enter puts it in.'
      : `${count} ready replies. Arrow keys choose, Enter puts it in.`,
  noneFound: 'No ready reply of this name',
  list: 'Ready replies that fit',
  languages: { en: 'English', fil: 'Filipino' },
  none: 'No ready replies yet',
  noneMore: 'Write once what you send often.',
  shortcut: 'Shortcut',
  shortcutHint: 'Small letters, digits and hyphens. You type it after the /.',
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
  removeMessage: 'Nobody of the staff can use it any more. Messages that were sent stay.',
  keep: 'Save reply',
  back: 'Back',
  kept: 'Reply saved',
  removed: 'Reply deleted',
  saveFailed: notSaved,
  removeFailed: 'Reply Not Deleted',
  fetchFailed: 'Error Fetching Ready Replies',
  openMarks: (marks: string) =>
    `Still to be filled in: ${marks}. This chat does not have it, so write it yourself.`,
  asksTitle: 'Never ask for a code or a password',
  asks:
    'This message seems to ask the user for one. We never need it. ' +
    'If you send it, it is recorded.',
  holds: 'Do not use it. Ask the user to change it; nobody of the company needs it.',
}

export const replyRefusals: Record<ReplyRefusal, RefusalWords> = {
  'reply-incomplete': { title: notSaved, message: 'Write the shortcut and both texts.' },
  'shortcut-unusable': {
    title: notSaved,
    message: 'Use small letters, digits and hyphens, at most 30.',
  },
  'shortcut-taken': { title: notSaved, message: 'Another reply has this shortcut.' },
  'reply-mark-unknown': {
    title: notSaved,
    message: ({ mark }) =>
      `${mark} cannot be filled in. There are {name}, {amount} and {reference}.`,
  },
  'reply-not-found': {
    title: notSaved,
    message: 'This reply is no longer there. Somebody else may have deleted it.',
  },
  'reply-changed': {
    title: notSaved,
    message:
      'Somebody else changed this reply meanwhile. ' +
      'Close this window and look at it again; nothing was saved.',
  },
  'too-many-replies': {
    title: notSaved,
    message: 'There are 200 replies already. Delete one that nobody uses.',
  },
}
