/** Texts for staff, apart from words.ts, which every phone loads. */
export const depositConsoleWords = {
  sameFile: 'This file was also sent in another chat',
  alike: 'A similar picture was sent in another chat',
  elsewhere: (name: string, reference: string, when: string) => `${name}, ${reference}, ${when}`,
  onePayment: 'One slip proves one payment. Look at both before you complete this one.',
  flagged: 'This proof was also sent in another chat',
  compare: 'Compare',
  compareTitle: 'Compare the two pictures',
  here: (name: string) => `Here, from ${name}`,
  there: (name: string, reference: string) => `${name}, ${reference}`,
  large: 'Large',
  largeTitle: (amount: string) => `Claimed amount: ${amount}`,
  requestTitle: 'Request approval of this deposit?',
  requestMore: (amount: string, name: string) =>
    `${amount} for ${name}’s wallet. Check the company’s bank account first.`,
  sentForApproval: 'Awaiting a second person',
  sentForApprovalMore: (amount: string) =>
    `${amount} is above what one person may complete alone. It is credited once another staff ` +
    'member approves it.',
  approvalWaits: 'A second person must approve this',
  approvalWaitsMore:
    'A staff member asked to complete this deposit. No money has moved. It is credited once a ' +
    'second person approves it.',
  openApprovals: 'Open approvals',
  noProofSent: 'No proof was sent.',
  paidTo: 'Paid to',
  writeMessage: 'Write a message',
  replies: 'Ready replies',
  views: { waiting: 'Waiting', deposits: 'Deposit chats', support: 'Support chats' },
  age: 'Since',
  /** Where the status of the chat does not say it. */
  steps: { to_confirm: 'Payment to confirm', second_person: 'With a second person' },
  onRecord: (status: string) => `On record: ${status}`,
  onRecordYet: (status: string) => `On record: ${status}, until you decide`,
  supportChat: 'Support',
  nothingWaits: 'No chat is waiting',
  nothingWaitsMore: 'New messages appear here as soon as they arrive.',
}
