import { useMutation } from '@tanstack/react-query'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import { useMarksRead } from '#people/wording/screens/marked-figures.tsx'
import type { AdminFigure } from '../shared/contract.ts'
import { judgeFigureTexts } from '../shared/rules-figures.ts'
import { figureTextsIn, showValue } from '../shared/rules.ts'
import { marketAdminWords } from '../shared/words-admin.ts'
import { market, useStoreFigures } from './calls.ts'

interface ConfirmProps {
  figure: AdminFigure
  onClose: () => void
}

export function ConfirmFigureDialog({ figure, onClose }: ConfirmProps) {
  const w = useWords(marketAdminWords)
  const language = useLanguage()
  const { figureId, version, name, source, asOf, enteredByName } = figure
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
      title={w.confirmTitle(name, valueIn('en', figure))}
      message={w.confirmMore(source, showListTime(asOf, language), enteredByName ?? '')}
      confirmLabel={w.confirmLabel}
      pending={confirm.isPending}
      onConfirm={() =>
        isTicked() &&
        confirm.mutate({ figureId, versionSeen: version, marksRead: marks.length > 0 })
      }
    >
      {(figure.nameFil || figure.unitFil) && (
        <p>
          {w.confirmFil}{' '}
          <span lang="fil" className="font-medium wrap-anywhere">
            {figureTextsIn('fil', figure).name}, {valueIn('fil', figure)}
          </span>
        </p>
      )}
      {tick}
    </ConfirmDialog>
  )
}

function valueIn(language: 'en' | 'fil', figure: AdminFigure): string {
  const { unit } = figureTextsIn(language, figure)
  return [showValue(figure.value, figure.decimals), unit].filter(Boolean).join(' ')
}
