export const socialConnectionWords = {
  cardTitle: 'Sign-in providers',
  cardIntro:
    'Anyone who can open one of these can sign in as you. We still ask for your authenticator ' +
    'app code.',
  connectedSince: (day: string) => `Connected on ${day}`,
  notConnected: 'Not connected',
  connect: 'Connect',
  connectTo: (provider: string) => `Connect ${provider}`,
  disconnect: 'Disconnect',
  disconnectFrom: (provider: string) => `Disconnect ${provider}`,
  disconnectTitle: (provider: string) => `Disconnect ${provider}?`,
  disconnectMore: (provider: string) =>
    `You’ll no longer be able to sign in with ${provider}. You’re signed out everywhere else; ` +
    'your wallet and your other ways to sign in stay the same.',
  disconnectFailed: 'Not Disconnected',
  disconnected: 'Disconnected',
  disconnectedMore: (provider: string) => `You can no longer sign in with ${provider}.`,
  connectFailed: 'Not Connected',
  fetchFailed: 'Error Fetching Sign-in Providers',
}
