/** Activity descriptions of the money lock, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  locked: 'Money locked: withdrawals are off.',
  unlocked: 'Money unlocked.',
  protectedLogin: '“This was not me”: signed out everywhere, old password removed, money locked.',
}

const filipino: typeof english = {
  locked: 'Ni-lock ang pera: naka-off ang mga withdrawal.',
  unlocked: 'In-unlock ang pera.',
  protectedLogin:
    '“Hindi ako ito”: na-sign out sa lahat, tinanggal ang dating password, at ni-lock ang pera.',
}

export const safeguardRecordTexts = inBothLanguages(english, filipino)
