/** Stored texts about pools, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  generalPool: 'General income',
  declared: (amount: string, pool: string) => `Declared income of ${amount} for ${pool}.`,
}

const filipino: typeof english = {
  generalPool: 'Pangkalahatang kita',
  declared: (amount, pool) => `Nagdeklara ng kitang ${amount} para sa ${pool}.`,
}

export const poolRecordTexts = inBothLanguages(english, filipino)
