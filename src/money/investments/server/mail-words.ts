/** Mails about investments, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  facts: { plan: 'Plan', reference: 'Reference', amount: 'Change to your balance' },
  action: { receipt: 'Open the receipt', list: 'Open your investments' },
}

const filipino: typeof english = {
  facts: { plan: 'Plano', reference: 'Reference', amount: 'Pagbabago sa balanse mo' },
  action: { receipt: 'Buksan ang resibo', list: 'Buksan ang mga investment mo' },
}

export const investmentMails = inBothLanguages(english, filipino)
