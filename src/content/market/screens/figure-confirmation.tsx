import { useMutation } from '@tanstack/react-query'
import { Check, Clock } from 'lucide-react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import { useMarksRead } from '#people/wording/screens/marked-figures.tsx'
import type { AdminFigure } from '../shared/contract.ts'
import { judgeFigureTexts } from '../shared/rules-figures.ts'
import { showValue } from '../shared/rules.ts'
import { marketAdminWords } from '../shared/words-admin.ts'
import { market, useStoreFigures } from './calls.ts'

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
      <span className="inline-flex items-baseline gap-1.5 wrap-anywhere">
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
    <span className="inline-flex items-baseline gap-1.5 text-muted wrap-anywhere">
      <Clock aria-hidden size={16} className="shrink-0 self-center" />
      {enteredByName === null ? w.unknown : w.waits}
    </span>
  )
}

interface ConfirmProps {
  figure: AdminFigure
  onClose: () => void
}

export function ConfirmFigureDialog({ figure, onClose }: ConfirmProps) {
  const w = useWords(marketAdminWords)
  const language = useLanguage()
  const { figureId, version, name, value, decimals, unit, source, asOf, enteredByName } = figure
  const { marks } = judgeFigureTexts(figure)
  const { tick, isTicked } = useMarksRead(marks)
  const storeFigures = useStoreFigures()
  const confirm = useMutation(
    market.confirm.mutationOptions({
      onSuccess: (response) => {
        storeFigures(response)
        notify({ title: w.confirmedToast, message: name, tone: 'credited' })
      },
      onError: showFailure(w.updateFailed),
      onSettled: onClose,
    }),
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={w.confirmTitle(name, [showValue(value, decimals), unit].filter(Boolean).join(' '))}
      message={w.confirmMore(source, showListTime(asOf, language), enteredByName ?? '')}
      confirmLabel={w.confirmLabel}
      pending={confirm.isPending}
      onConfirm={() =>
        isTicked() &&
        confirm.mutate({ figureId, versionSeen: version, marksRead: marks.length > 0 })
      }
    >
      {tick}
    </ConfirmDialog>
  )
}
