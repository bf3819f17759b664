import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { AloneLimit } from '../shared/rules-alone.ts'
import { aloneLimitWords } from '../shared/words-alone.ts'

/** Which limit the amount is above, and that confirming moves no money. */
export function AloneLimitNotice({ limit, amount }: { limit: AloneLimit; amount: string }) {
  const w = useWords(aloneLimitWords)
  return (
    <Notice tone="waiting" title={w.title}>
      {w.reasons[limit.kind](amount, showPesos(limit.limitCentavos))} {w.nothingMoves}
    </Notice>
  )
}
