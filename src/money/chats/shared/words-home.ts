/** Chats on the user's first page. */
export const chatHomeWords = {
  title: 'Chat',
  all: 'All chats',
  none: 'No open chats. Ask us anything about your money.',
}
