/** Words of the overview. */
export const consoleOverviewWords = {
  title: 'Dashboard Overview',
  asOf: (time: string) => `As of ${time}`,
  refresh: 'Refresh',
  loadFailed: 'Error Loading Data',

  totalUsers: 'Total Users',
  newUsers: (count: number, before: number) =>
    `${count.toLocaleString('en-PH')} new in 30 days, ${before.toLocaleString('en-PH')} in ` +
    'the 30 before',
  ofThem: (customers: number, staff: number) =>
    `${customers.toLocaleString('en-PH')} ${customers === 1 ? 'customer' : 'customers'}, ` +
    `${staff.toLocaleString('en-PH')} staff`,
  totalFunds: 'Total Funds Under Management',
  alsoInvested: (amount: string) => `plus ${amount} in investments`,
  fundsBefore: (amount: string) => `${amount} thirty days ago`,
  change: (percent: number) =>
    percent === 0 ? 'unchanged' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`,
  pendingWithdrawals: 'Pending Withdrawals',
  pendingAmount: (amount: string) => `${amount} requested, not approved yet`,
  activeInvestments: 'Active Investments',
  investedAmount: (amount: string) => `${amount} placed`,

  alone: 'Moved without a second person, last 24 hours',
  aloneHint: (person: string, company: string) =>
    `The limit is ${person} for each person and ${company} for everyone together.`,
  aloneSettings: 'Limits in Settings',
  aloneIn: 'In',
  aloneOut: 'Out',
  aloneTogether: 'Total',
  aloneAll: 'Everyone',
  aloneShare: (sum: string, limit: string, percent: number) => `${sum} of ${limit} (${percent}%)`,
  companyAccess: 'Company Access',
  aloneNobody: 'Nobody has moved money alone.',

  recent: 'Recent Transactions',
  listFailed: 'Error Fetching Transactions',
  allTransactions: 'All transactions',
  noTransactions: 'No transactions yet.',

  waiting: 'Waiting now',
  toWorkbench: 'Workbench',
  settingsWait: (count: number) =>
    count === 1
      ? '1 settings change needs a second person.'
      : `${count} settings changes need a second person.`,
  toSettings: 'Settings',
  adminsWait: (count: number) =>
    count === 1
      ? '1 invited admin needs a second person.'
      : `${count} invited admins need a second person.`,
  toAdmins: 'Admins',
  taxClassesWait: (count: number) =>
    count === 1
      ? '1 tax class needs a second person.'
      : `${count} tax classes need a second person.`,
  toTaxClasses: 'Tax classes',
  nothingWaits: 'Nothing is waiting',
  nothingWaitsMore: 'New work appears here as soon as it arrives.',
  oldest: 'Oldest first',
  counted: (count: number) => (count >= 1000 ? '1,000 or more' : count.toLocaleString('en-PH')),
  since: (time: string) => `oldest ${time}`,

  flow: 'Money over time',
  flowFailed: 'Error Loading Data',
  by: 'Periods',
  steps: { day: 'Days', week: 'Weeks', month: 'Months' },
  view: 'Shown as',
  views: { chart: 'Chart', table: 'Table' },
  download: 'Export CSV',
  downloadAll: 'Export CSV of these figures',
  period: { day: 'Day', week: 'Week from', month: 'Month' },
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  other: 'Other movements',
  balance: 'Balance of all wallets',
  balanceAtEnd: 'Balance at the end',
  unfinished: (name: string) => `${name}, so far`,
  chartSays: (from: string, to: string, balance: string) =>
    `Deposits, withdrawals and the balance of all wallets from ${from} to ${to}. The ` +
    `balance is now ${balance}. The table has every figure.`,
  fromTheBook: 'From the ledger, in Manila time. Other movements are adjustments and investments.',
}
