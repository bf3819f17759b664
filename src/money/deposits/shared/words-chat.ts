/** Words of a deposit inside its chat. */
export const depositChatWords = {
  requestedAt: (time: string) => `Deposit requested · ${time}`,
  howToPay: 'How to pay',
  payHere: (amount: string) =>
    `Send ${amount} to this account and write your reference in the payment, ` +
    'so we find it at once. Then send your proof here.',
  minutesToPay: 'You have 30 minutes to pay. If you need longer, ask for more time.',
  reference: 'Write this in the payment',
  nearEnd: 'Less than 5 minutes left. Ask for more time if you are still paying.',
  whatHappens: 'What happens',
  whatHappened: 'What happened',
  requested: 'Deposit requested',
  pay: 'Pay and send your proof',
  paid: 'You paid and sent your proof',
  payBy: (time: string) => `Now, by ${time}`,
  check: 'We check your proof',
  checkDone: 'Proof checked',
  secondPerson: 'A second person is checking it',
  added: 'We add it to your balance',
  addedDone: 'Added to your balance',
  addedMore: 'You get a receipt anyone can verify.',
  seeReceipt: 'See your receipt',
  weave: 'Your weave.',
  weaveMore:
    'This small mat is drawn from your reference. Your receipt shows the same one, and we see ' +
    'it too.',
  iHavePaid: 'I have paid',
  iHavePaidText: 'I have paid. ',
  otherAmount: 'I paid a different amount',
  otherAmountText: (amount: string) => `I did not pay ${amount}. I paid ₱`,
  cannotPay: 'I can’t pay now',
  cannotPayText: 'I can’t pay now, because ',
}
