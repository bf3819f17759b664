import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDay, showWrittenDay } from '#foundation/time/shared/time.ts'
import { keptBack } from '../../../shared/rolls/roll-amounts.ts'
import { endedWithoutReturn } from '../../../shared/states.ts'
import { planText } from '../../../shared/user/plan-text.ts'
import { placementWords } from '../../../shared/user/words-placement.ts'
import type { PlacementView } from '../../../shared/views.ts'

/** Explains what went otherwise than projected. */
export function PlacementNotices({ placement }: { placement: PlacementView }) {
  const w = useWords(placementWords)
  const language = useLanguage()
  const { state, lateSince, dueOn, planName, endReason } = placement
  const ask = (
    <LinkButton
      to="/dashboard/chat/new-support"
      state={{ prefill: w.askMessage(planText(planName, language)) }}
      variant="secondary"
    >
      {w.askUs}
    </LinkButton>
  )
  if (state === 'due' && lateSince)
    return (
      <Notice tone="held" title={w.lateTitle} action={ask}>
        <p>{w.lateMore(showWrittenDay(dueOn, language), showDay(lateSince, language))}</p>
        <p className="mt-2">{w.lateNext}</p>
      </Notice>
    )
  if (state === 'impaired') {
    const placed = showPesos(placement.principalCentavos)
    const whole = endedWithoutReturn(placement)
    return (
      <Notice
        tone={whole ? 'held' : 'failed'}
        title={whole ? w.noReturnTitle : w.impairedTitle}
        action={ask}
      >
        <p>
          {whole
            ? w.noReturnMore(placed)
            : w.impairedMore(
                placed,
                showPesos(placement.returnedCentavos ?? 0n),
                showPesos(keptBack(placement)),
              )}
        </p>
        {endReason && (
          <p className="mt-2 whitespace-pre-line wrap-anywhere">
            <span className="font-medium">{w.reason}: </span>
            {planText(endReason, language)}
          </p>
        )}
      </Notice>
    )
  }
  if (state === 'paid' && endReason)
    return (
      <Notice tone="info" title={w.notRolledTitle} action={ask}>
        {planText(endReason, language)}
      </Notice>
    )
  if (state === 'rolled' && placement.rolledInto)
    return (
      <Notice
        tone="info"
        title={w.rolled}
        action={
          <LinkButton
            to="/dashboard/investments/$placementId"
            params={{ placementId: placement.rolledInto }}
            variant="secondary"
          >
            {w.rolledInto}
          </LinkButton>
        }
      >
        {w.rolledMore}
      </Notice>
    )
  return null
}
