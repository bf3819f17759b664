/** Texts for staff, apart from words.ts, which every phone loads. */
export const depositConsoleWords = {
  sameFile: 'This file was sent in another chat too',
  alike: 'A picture that looks the same was sent in another chat',
  elsewhere: (name: string, reference: string, when: string) => `${name}, ${reference}, ${when}`,
  onePayment: 'One slip proves one payment. Look at both before you complete this one.',
  flagged: 'The proof of this deposit was sent in another chat too',
  compare: 'Compare',
  compareTitle: 'Compare the two pictures',
  here: (name: string) => `Here, from ${name}`,
  there: (name: string, reference: string) => `${name}, ${reference}`,
  large: 'Large',
  largeTitle: (amount: string) => `Claimed amount: ${amount}`,
  writeMessage: 'Write a message',
  replies: 'Ready replies',
}
