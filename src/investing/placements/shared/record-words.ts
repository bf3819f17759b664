/** Texts of records, notifications and mails about placements, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import { showUntil } from './user/deadline.ts'

const english = {
  subject: {
    placed: (plan: string) => `You placed money in ${plan}`,
    cancelled: (plan: string) => `You cancelled your investment ${plan}`,
    active: (plan: string) => `The term of your investment ${plan} has started`,
  },
  placed: (amount: string, plan: string, until: Date) =>
    `You placed ${amount} in ${plan}. Cancel by ${showUntil(until, 'en')} to get everything ` +
    'back.',
  placedActivity: (amount: string, plan: string) => `Placed ${amount} in the plan ${plan}.`,
  notOwed:
    'The return is projected, not owed: we pay it only from income the company has declared, and ' +
    'you can lose money.',
  cancelled: (amount: string, plan: string) =>
    `You cancelled your investment ${plan}: ${amount} is back in your wallet.`,
  cancelledActivity: (amount: string, plan: string) =>
    `Cancelled the investment ${plan} during cooling-off; ${amount} came back.`,
  active: (amount: string, plan: string, day: string) =>
    `The term of your investment ${plan} has started: ${amount} stays placed until ` +
    `${showWrittenDay(day)}.`,
  activeActivity: (plan: string) => `The term of the investment ${plan} began.`,
  facts: {
    plan: 'Plan',
    reference: 'Reference',
    amount: 'Amount',
    cancelUntil: 'Cancel by',
    startsOn: 'Term starts',
    dueOn: 'Due',
    projected: 'Projected return before tax',
    terms: 'Terms (SHA-256)',
  },
}

const filipino: typeof english = {
  subject: {
    placed: (plan) => `Naglagay ka ng pera sa ${plan}`,
    cancelled: (plan) => `Kinansela mo ang investment mong ${plan}`,
    active: (plan) => `Nagsimula na ang termino ng investment mong ${plan}`,
  },
  placed: (amount, plan, until) =>
    `Naglagay ka ng ${amount} sa ${plan}. Magkansela hanggang ${showUntil(until, 'fil')} para ` +
    'mabawi ang lahat.',
  placedActivity: (amount, plan) => `Naglagay ng ${amount} sa planong ${plan}.`,
  notOwed:
    'Tantiya lang ang kita at hindi ito utang sa iyo: galing lang ito sa kitang idineklara na ' +
    'ng kompanya, at puwedeng mabawasan ang pera mo.',
  cancelled: (amount, plan) =>
    `Kinansela mo ang investment mong ${plan}: bumalik sa wallet mo ang ${amount}.`,
  cancelledActivity: (amount, plan) =>
    `Kinansela ang investment na ${plan} sa cooling-off nito; bumalik ang ${amount}.`,
  active: (amount, plan, day) =>
    `Nagsimula na ang termino ng investment mong ${plan}: nakalagay ang ${amount} hanggang ` +
    `${showWrittenDay(day, 'fil')}.`,
  activeActivity: (plan) => `Nagsimula ang termino ng investment na ${plan}.`,
  facts: {
    plan: 'Plano',
    reference: 'Reference',
    amount: 'Halaga',
    cancelUntil: 'Makakakansela ka hanggang',
    startsOn: 'Simula ng termino',
    dueOn: 'Katapusan ng termino',
    projected: 'Tinatayang kita bago ang buwis',
    terms: 'Mga kondisyon (SHA-256)',
  },
}

export const placementRecordTexts = inBothLanguages(english, filipino)
