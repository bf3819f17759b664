/** Texts of records and notifications about balance adjustments, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  notice: {
    credit: (amount: string, reason: string) =>
      `The company added ${amount} to your balance. ${reason}`,
    debit: (amount: string, reason: string) =>
      `The company took ${amount} from your balance. ${reason}`,
  },
  activity: {
    credit: (amount: string, uid: string) => `The company added ${amount} to the balance (${uid}).`,
    debit: (amount: string, uid: string) => `The company took ${amount} from the balance (${uid}).`,
  },
}

const filipino: typeof english = {
  notice: {
    credit: (amount, reason) => `Nagdagdag ang kompanya ng ${amount} sa balanse mo. ${reason}`,
    debit: (amount, reason) => `Nagbawas ang kompanya ng ${amount} sa balanse mo. ${reason}`,
  },
  activity: {
    credit: (amount, uid) => `Nagdagdag ang kompanya ng ${amount} sa balanse (${uid}).`,
    debit: (amount, uid) => `Nagbawas ang kompanya ng ${amount} sa balanse (${uid}).`,
  },
}

export const adjustmentRecordTexts = inBothLanguages(english, filipino)
