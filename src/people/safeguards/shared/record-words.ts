/** Activity descriptions of the money lock, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  locked: 'Money locked: no withdrawal is taken.',
  unlocked: 'Money unlocked.',
  protectedLogin:
    '“This was not me”: every session ended, the old password removed, the money locked.',
}

const filipino: typeof english = {
  locked: 'Ni-lock ang pera: walang tatanggaping withdrawal.',
  unlocked: 'In-unlock ang pera.',
  protectedLogin:
    '“Hindi ako ito”: tinapos ang lahat ng session, tinanggal ang dating password, at ni-lock ' +
    'ang pera.',
}

export const safeguardRecordTexts = inBothLanguages(english, filipino)
