/** Texts of records and notifications about investments, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { InvestmentStatus } from './rules.ts'
import { investmentWordsFil } from './words.fil.ts'
import { investmentWords } from './words.ts'

const word = (status: InvestmentStatus) => investmentWords.statuses[status].toLowerCase()
const wordFil = (status: InvestmentStatus) => investmentWordsFil.statuses[status].toLowerCase()
const because = (reason: string) => (reason === '' ? '' : ` ${reason}`)

const english = {
  subject: {
    placed: (plan: string) => `Your new investment ${plan}`,
    moved: (plan: string, to: InvestmentStatus) => `Your investment ${plan} is now ${word(to)}`,
    corrected: (plan: string) => `The amount of your investment ${plan} has changed`,
  },
  placed: (amount: string, plan: string) =>
    `${amount} was taken from your balance for your investment ${plan}.`,
  corrected: (amount: string, plan: string, more: boolean) =>
    more
      ? `Another ${amount} was taken from your balance for your investment ${plan}.`
      : `${amount} from your investment ${plan} is back in your balance.`,
  moved: (plan: string, to: InvestmentStatus, reason: string) =>
    `Your investment ${plan} is now ${word(to)}.${because(reason)}`,
  paidOut: (amount: string, plan: string, to: InvestmentStatus, reason: string) =>
    `Your investment ${plan} is now ${word(to)}: ${amount} is in your balance.${because(reason)}`,
  recordedByStaff: (amount: string, plan: string, name: string) =>
    `Recorded the investment ${plan} of ${amount} for ${name}.`,
  editedByStaff: (plan: string, name: string) => `Edited the investment ${plan} of ${name}.`,
  movedByStaff: (plan: string, name: string, from: InvestmentStatus, to: InvestmentStatus) =>
    `Investment ${plan} of ${name} changed from ${word(from)} to ${word(to)}.`,
}

const filipino: typeof english = {
  subject: {
    placed: (plan) => `Ang bago mong investment na ${plan}`,
    moved: (plan, to) => `Status ngayon ng investment mong ${plan}: ${wordFil(to)}`,
    corrected: (plan) => `Nagbago ang halaga ng investment mong ${plan}`,
  },
  placed: (amount, plan) => `${amount} ang kinuha sa balanse mo para sa investment mong ${plan}.`,
  corrected: (amount, plan, more) =>
    more
      ? `Dagdag na ${amount} ang kinuha sa balanse mo para sa investment mong ${plan}.`
      : `Bumalik sa balanse mo ang ${amount} ng investment mong ${plan}.`,
  moved: (plan, to, reason) =>
    `Status ngayon ng investment mong ${plan}: ${wordFil(to)}.${because(reason)}`,
  paidOut: (amount, plan, to, reason) =>
    `Status ngayon ng investment mong ${plan}: ${wordFil(to)}. Pumasok sa balanse mo ang ` +
    `${amount}.${because(reason)}`,
  recordedByStaff: (amount, plan, name) =>
    `Itinala ang investment na ${plan} na ${amount} para kay ${name}.`,
  editedByStaff: (plan, name) => `Binago ang investment na ${plan} ni ${name}.`,
  movedByStaff: (plan, name, from, to) =>
    `Nagbago ang status ng investment na ${plan} ni ${name}: mula ${wordFil(from)}, naging ` +
    `${wordFil(to)}.`,
}

export const investmentRecordTexts = inBothLanguages(english, filipino)
