import { Check, Clock } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { AdminFigure } from '../shared/contract.ts'
import { marketAdminWords } from '../shared/words-admin.ts'

/** The state of the confirmation, or the button that confirms. */
export function FigureConfirmation({
  figure: { name, mine, enteredByName, confirmedByName },
  onConfirm,
}: {
  figure: AdminFigure
  onConfirm: () => void
}) {
  const w = useWords(marketAdminWords)
  if (confirmedByName !== null) {
    return (
      <span className="inline-flex items-baseline gap-1.5">
        <Check aria-hidden size={16} className="shrink-0 self-center text-credited" />
        {w.confirmed(confirmedByName)}
      </span>
    )
  }
  if (enteredByName !== null && !mine) {
    return (
      <Button variant="secondary" size="small" aria-label={w.confirmOf(name)} onClick={onConfirm}>
        {w.confirm}
      </Button>
    )
  }
  return (
    <span className="inline-flex items-baseline gap-1.5 text-muted">
      <Clock aria-hidden size={16} className="shrink-0 self-center" />
      {enteredByName === null ? w.unknown : w.waits}
    </span>
  )
}
