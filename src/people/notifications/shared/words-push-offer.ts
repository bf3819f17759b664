/** The offer of push notifications after a deposit. */
export const pushOfferWords = {
  title: 'Know when your money moves',
  more: 'Get a message on this device, even when Kaban is closed. Amounts stay hidden.',
  turnOn: 'Turn on',
  notNow: 'Not now',
}
