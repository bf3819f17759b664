import type { socialConnectionWords } from './words-connections.ts'

export const socialConnectionWordsFil: typeof socialConnectionWords = {
  cardTitle: 'Mga provider sa pag-sign in',
  cardIntro:
    'Sinumang makapagbukas ng isa sa mga ito ay makaka-sign in bilang ikaw. ' +
    'Hihingin pa rin namin ang code ng authenticator app mo.',
  connectedSince: (day) => `Konektado noong ${day}`,
  notConnected: 'Hindi konektado',
  connect: 'Ikonekta',
  connectTo: (provider) => `Ikonekta ang ${provider}`,
  disconnect: 'Idiskonekta',
  disconnectFrom: (provider) => `Idiskonekta ang ${provider}`,
  disconnectTitle: (provider) => `Idiskonekta ang ${provider}?`,
  disconnectMore: (provider) =>
    `Hindi ka na makaka-sign in gamit ang ${provider}. ` +
    'Masa-sign out ka sa lahat ng iba; ' +
    'mananatili ang wallet mo at ang iba mong paraan ng pag-sign in.',
  disconnectFailed: 'Hindi nadiskonekta',
  disconnected: 'Nadiskonekta',
  disconnectedMore: (provider) => `Hindi ka na makaka-sign in gamit ang ${provider}.`,
  connectFailed: 'Hindi naikonekta',
  fetchFailed: 'Hindi makuha ang mga provider mo sa pag-sign in',
}
