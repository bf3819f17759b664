/** Words of closing a support chat, for staff. */
export const closingWords = {
  closed: (name: string) => `Chat with ${name} closed`,
  closing: 'Closing…',
  undo: 'Undo',
}
