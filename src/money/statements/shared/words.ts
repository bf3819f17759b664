import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { TransactionType } from '#money/transactions/shared/rules.ts'
import type { InvestmentEnd } from '#money/transactions/shared/type-label.ts'
import type { transactionWords } from '#money/transactions/shared/words.ts'
import type { StatementRefusal } from './rules.ts'

export const statementRefusals: Record<StatementRefusal, RefusalWords> = {
  'statement-not-found': {
    title: 'No Statement',
    message: 'There is no statement for this period.',
  },
  'statement-under-way': {
    title: 'Already in Progress',
    message: 'We’re still making two of your files. Wait until they arrive, then try again.',
  },
  'statement-too-long': {
    title: 'Too Long for a PDF',
    message: 'This statement has more entries than a PDF can hold. The CSV has all of them.',
  },
}

export const statementWords = {
  statements: 'Statements',
  tab: (month: string) => `Statement ${month}`,
  intro: 'Each month of your wallet, straight from our books.',
  datesTitle: 'Any dates',
  datesMore: 'For example, a tax year or the months a bank asks for.',
  from: 'From',
  to: 'To',
  dateMissing: 'Choose a date.',
  datesReversed: 'Choose a start date that isn’t after the end date.',
  allStatements: 'All statements',
  months: 'Months',
  soFar: 'so far',
  entries: (count: number) =>
    count === 0
      ? 'No entries'
      : count === 1
        ? '1 entry'
        : `${count.toLocaleString('en-PH')} entries`,
  opening: 'Opening balance',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  closing: 'Closing balance',
  closingSoFar: 'Balance so far',
  asOf: (time: string) => `As of ${time}.`,
  entriesTitle: 'Entries',
  balanceAfter: (amount: string) => `Balance ${amount}`,
  date: 'Date and time',
  day: 'Date',
  time: 'Time',
  what: 'Description',
  bank: 'Bank or e-wallet',
  accountName: 'Account name',
  reference: 'Reference',
  amount: 'Amount',
  balance: 'Balance',
  note: 'Note',
  takenBack: (what: string) => `Reversed: ${what}`,
  otherEntry: 'Other entry',
  none: 'No statements yet.',
  noneMore: 'After your first deposit you get one for every month.',
  firstDeposit: 'Make your first deposit',
  noneInMonth: 'No money moved this month.',
  noneInMonthMore: 'The balance stayed as it was.',
  showing: (shown: number, all: number) =>
    `Showing ${shown.toLocaleString('en-PH')} of ${all.toLocaleString('en-PH')}`,
  loadMore: 'Load more',
  pdf: 'PDF',
  csv: 'CSV',
  pdfMore: (month: string) => `PDF, statement of ${month}`,
  csvMore: (month: string) => `CSV, statement of ${month}`,
  downloadFailed: 'Download Failed',
  failed: 'Error Fetching Statements',
  held: (amount: string) =>
    `${amount} of it is on hold for withdrawals. Amounts on hold are not entries: they leave ` +
    'the balance when the withdrawal is paid.',
  holdsAreNoEntries:
    'Amounts on hold are not listed as entries. They leave the balance when the withdrawal is ' +
    'paid.',
  heldNow: (amount: string) => `On hold now, and still in the balance: ${amount}.`,
  manilaTime: 'All times are Philippine time (Asia/Manila).',
  sample: 'Sample data',
  sampleNote: 'Sample data. This statement is not about real money.',
  title: 'Wallet statement',
  period: (from: string, to: string) => `${from} to ${to}`,
  page: (number: number, of: number) => `Page ${number} of ${of}`,
  continued: 'continued',
}

/** The name of an entry: its transaction's type as the list has it, and the plan. */
export function describeLine(
  {
    type,
    correction,
    end,
    planName,
    reversal,
  }: {
    type: TransactionType | null
    correction: boolean
    end: InvestmentEnd | null
    planName: string | null
    reversal: boolean
  },
  w: typeof statementWords,
  t: Pick<typeof transactionWords, 'types' | 'correction' | 'ends'>,
): string {
  const label = (of: TransactionType) => {
    if (correction) return t.correction
    return end ? t.ends[end] : t.types[of]
  }
  const name = type === null ? w.otherEntry : label(type)
  const named = planName ? `${name} · ${planName}` : name
  return reversal ? w.takenBack(named) : named
}
