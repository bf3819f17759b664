/** Texts for staff who manage company accounts. */
export const companyAccountWords = {
  title: 'Company deposit accounts',
  intro: 'Users choose one of these and send their money there.',
  fetchFailed: 'Error Fetching Company Accounts',
  updateFailed: 'Update Failed',
  none: 'No company account yet',
  noneMore: 'Users cannot deposit without one.',
  add: 'Add account',
  addTitle: 'Add a company account',
  addConfirm: 'Add account',
  addWarning:
    'Users will send money here. Compare the number with the bank before you add it: ' +
    'it cannot be changed, only retired.',
  added: 'Company account added',
  bankName: 'Bank or e-wallet',
  accountNumber: 'Account number',
  accountName: 'Account name',
  details: 'Details',
  detailsHint: 'Users see this next to the number.',
  retire: 'Retire',
  retireOf: (bank: string, number: string) => `Retire ${bank} ${number}`,
  retireTitle: (bank: string) => `Retire ${bank}?`,
  retireMore: 'It will take no new deposits.',
  retireOpen: (count: number) =>
    count === 1
      ? 'One deposit into it is under way and can still be completed.'
      : `${count} deposits into it are under way and can still be completed.`,
  retireLast: 'This is the last account: without it, users cannot deposit.',
  retired: 'Company account retired',
  retiredSince: (when: string) => `Retired ${when}`,
  openDeposits: (count: number) =>
    count === 1 ? '1 deposit under way' : `${count} deposits under way`,
  restore: 'Bring back',
  restoreOf: (bank: string, number: string) => `Bring back ${bank} ${number}`,
  restoreTitle: (bank: string) => `Bring back ${bank}?`,
  restoreMore: (number: string, name: string) =>
    `Users can choose ${number} (${name}) for new deposits again.`,
  restored: 'Company account brought back',
  cancel: 'Cancel',
}
