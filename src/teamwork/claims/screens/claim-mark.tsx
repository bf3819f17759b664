import { UserRound } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { ClaimKind } from '../shared/rules.ts'
import { claimWords } from '../shared/words.ts'
import { useClaimOf } from './use-claim.ts'

/** For rows of lists: who works on the item. Renders nothing when nobody does. */
export function ClaimMark({ kind, id }: { kind: ClaimKind; id: string }) {
  const w = useWords(claimWords)
  const held = useClaimOf(kind, id)
  if (!held) return null
  return (
    <span
      className={
        'inline-flex items-center gap-1 text-xs font-medium wrap-anywhere ' +
        `${held.mine ? 'text-primary' : 'text-held'}`
      }
    >
      <UserRound aria-hidden size={13} className="shrink-0" />
      {held.mine ? w.workedOnByMe : w.workedOnBy(held.name ?? w.companyAccess)}
    </span>
  )
}
