export const socialConnectionWords = {
  cardTitle: 'Sign-in providers',
  cardIntro:
    'Whoever can open one of these can sign in as you. ' +
    'Your authenticator app is asked all the same.',
  connectedSince: (day: string) => `Connected on ${day}`,
  notConnected: 'Not connected',
  connect: 'Connect',
  connectTo: (provider: string) => `Connect ${provider}`,
  disconnect: 'Disconnect',
  disconnectFrom: (provider: string) => `Disconnect ${provider}`,
  disconnectTitle: (provider: string) => `Disconnect ${provider}?`,
  disconnectMore: (provider: string) =>
    `You can no longer sign in with ${provider}. You are signed out everywhere else; ` +
    'your wallet and your other ways of signing in stay as they are.',
  disconnectFailed: 'Not Disconnected',
  disconnected: 'Disconnected',
  disconnectedMore: (provider: string) => `${provider} opens your wallet no more.`,
  connectFailed: 'Not Connected',
  fetchFailed: 'Error Fetching Sign-in Providers',
}
