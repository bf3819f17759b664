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
  requestTitle: 'Request approval of this deposit?',
  requestMore: (amount: string, name: string) =>
    `${amount} for the wallet of ${name}. Look at the company's bank account first.`,
  sentForApproval: 'Waits for a second person',
  sentForApprovalMore: (amount: string) =>
    `${amount} is above what one person may complete alone. It is credited as soon as ` +
    'somebody else of the staff agrees.',
  approvalWaits: 'A second person has to agree',
  approvalWaitsMore:
    'Somebody of the staff asked to complete this deposit. It is credited when a second person ' +
    'agrees; no money has moved yet.',
  openApprovals: 'Open approvals',
  writeMessage: 'Write a message',
  replies: 'Ready replies',
  views: { waiting: 'Waiting', deposits: 'Deposit chats', support: 'Support chats' },
  age: 'Since',
  supportChat: 'Support',
  nothingWaits: 'Nobody is waiting for an answer',
  nothingWaitsMore: 'New messages appear here as soon as they arrive.',
}
