import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { Refusal } from '#foundation/platform/server/http/refuse.ts'
import { rollRecordTexts } from '../../shared/rolls/record-words.ts'

const { why } = rollRecordTexts

/** A refusal of `judgePlacement`, in the words for whose term has ended. */
export function whyNotRolled({ refusalName, figures = {} }: Refusal): BilingualText {
  const { cap = '', left = '', changed = '' } = figures
  switch (refusalName) {
    case 'offer-closed':
      return why.closed
    case 'offer-expired':
      return why.expired
    case 'terms-changed':
      return why.termsChanged(changed)
    case 'above-user-cap':
      return why.aboveUserCap(cap, left)
    case 'above-total-cap':
      return left === showPesos(0n) ? why.full : why.aboveTotalCap(left)
    default:
      return why.notPlaceable
  }
}
