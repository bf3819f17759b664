/** Activity descriptions of the money lock, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  locked: 'Money locked: no withdrawal is taken.',
  unlocked: 'Money unlocked.',
}

const filipino: typeof english = {
  locked: 'Ni-lock ang pera: walang tatanggaping withdrawal.',
  unlocked: 'In-unlock ang pera.',
}

export const safeguardRecordTexts = inBothLanguages(english, filipino)
