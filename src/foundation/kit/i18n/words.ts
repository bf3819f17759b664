/** The texts of the kit's own components. */
export const kitWords = {
  brand: 'Kaban',
  readOnly: 'Not possible during maintenance.',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
  optional: 'optional',
  skipToContent: 'Skip to content',
  sampleData: 'Sample data',
  sampleDataMore: 'No real money, no real people.',
  showing: (count: number, noun: string) => `Showing ${count} ${noun}`,
  rows: 'rows',
  pagesOfList: 'Pages of the list',
  newest: 'Newest',
  newer: 'Newer',
  older: 'Older',
  nothingHere: 'Nothing here yet',
  couldNotLoad: 'This could not be loaded',
  nothingChanged: 'Nothing was changed. Try again in a moment.',
  requestId: (id: string) => `Reference for support: ${id}`,
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  copyFailed: 'Copying was not possible. Select the text and copy it yourself.',
  showPassword: 'Show what is typed',
  hidePassword: 'Hide what is typed',
  amountPasteRefused: 'That is not an amount in pesos.',
  amountUnreadable: 'This is not an amount in pesos. Write it like 1,000.50.',
  quickAmounts: 'Suggestions',
  max: 'Max',
  choose: 'Choose one',
  timeLeft: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  timeOver: 'The time is over',
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',
  language: 'Language',
  dismiss: 'Dismiss notice',
  notices: 'Notices',
  asOf: (time: string) => `As of ${time}, Manila time`,
  updated: (time: string) => `Updated ${time}`,
  reconnecting: 'Reconnecting… What you see may be a little old.',
  offline:
    'You are offline. What you see may be old, and money cannot be moved until you are back.',
  needsConnection: 'You are offline. This can be done when you are back.',
  needsConnectionMore:
    'Money cannot be moved without a connection. This page opens by itself as soon as you are ' +
    'back.',
  offlineTitle: 'You are offline',
  notKept: 'You are offline, and this was not kept on this device. It comes when you are back.',
  offlineMessage: 'Nothing was sent. Check your connection, then try again.',
  unansweredTitle: 'No answer',
  /** The server may have carried out the request, and only its answer was lost. */
  unansweredMessage:
    'The connection broke before the answer came, so it may or may not have been done. Try ' +
    'again here: nothing is done twice. If it is about money, look at your transactions.',
  faultTitle: 'Something went wrong',
  faultMessage: (requestId: string | undefined) =>
    requestId
      ? 'Kaban could not finish this. If it is about money, look at your transactions before ' +
        `you try again. Reference: ${requestId}`
      : 'Kaban could not finish this. If it is about money, look at your transactions before ' +
        'you try again.',
  signedOutTitle: 'Please sign in again',
  signedOutMessage: 'Your session has ended. You return to this page after signing in.',
}
