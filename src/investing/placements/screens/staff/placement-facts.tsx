import { Link } from '@tanstack/react-router'
import { useLanguage, useWords, type Language } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Facts, type Fact } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showDateTime, showWrittenDay } from '#foundation/time/shared/time.ts'
import type { StaffPlacement } from '../../shared/contract-staff.ts'
import { endReasonKind } from '../../shared/rolls/end-reason.ts'
import { lostPrincipal } from '../../shared/rolls/roll-amounts.ts'
import { endedWithoutReturn, isOpenPlacement } from '../../shared/states.ts'
import { endOf } from '../../shared/user/dates.ts'
import { staffWords } from '../../shared/words-staff.ts'
import { PlacementHistory } from './placement-history.tsx'
import { stateTones } from './state-tones.ts'

/** The state, the money and the history of one placement. */
export function PlacementFacts({ opened }: { opened: StaffPlacement }) {
  const w = useWords(staffWords)
  const language = useLanguage()
  const { placement, impairing } = opened
  return (
    <>
      <Notice>{w.placedByUser}</Notice>
      {placement.rollConsent && <Notice>{w.rollAsked}</Notice>}
      {impairing && (
        <Notice
          tone="waiting"
          action={
            <Link
              to="/admin/approvals"
              search={{ open: impairing.approvalId }}
              className="link target inline-flex items-center"
            >
              {w.toApproval}
            </Link>
          }
        >
          {w.impairWaits(impairing.by ?? w.companyAccess)}
        </Notice>
      )}
      <Facts facts={factsOf(opened, w, language)} />
      <PlacementHistory moves={opened.moves} noReturn={endedWithoutReturn(placement)} />
    </>
  )
}

function factsOf(
  { userName, userEmail, placement, moves }: StaffPlacement,
  w: typeof staffWords,
  language: Language,
): Fact[] {
  const { state, lateSince, principalCentavos, projectedGainCentavos } = placement
  const projected = (centavos: bigint) => state !== 'cancelled' && amount(centavos)
  const noReturn = endedWithoutReturn(placement)
  const endedAt = endOf(state, moves)
  const amount = (centavos: bigint | null) =>
    centavos === null ? null : <Amount centavos={centavos} />
  return [
    { label: w.user, value: `${userName}, ${userEmail}` },
    { label: w.plan, value: placement.planName[language] },
    {
      label: w.status,
      value: (
        <span className="flex flex-wrap justify-end gap-1.5">
          <StatusBadge tone={noReturn ? 'held' : stateTones[state]}>
            {noReturn ? w.noReturn : w.states[state]}
          </StatusBadge>
          {state === 'due' && lateSince && <StatusBadge tone="failed">{w.late}</StatusBadge>}
        </span>
      ),
    },
    { label: w.amount, value: amount(principalCentavos) },
    { label: w.gain, value: projected(projectedGainCentavos) },
    { label: w.payout, value: projected(principalCentavos + projectedGainCentavos) },
    {
      label: isOpenPlacement(state) ? w.dueOn : w.termUntil,
      value: showWrittenDay(placement.dueOn, language),
    },
    { label: w.endedOn, value: endedAt && showDateTime(endedAt, language) },
    { label: w.lateSince, value: lateSince && showDateTime(lateSince, language) },
    { label: w.gainPaid, value: amount(placement.gainPaidCentavos) },
    { label: w.taxWithheld, value: amount(placement.taxWithheldCentavos) },
    { label: w.returned, value: amount(placement.returnedCentavos) },
    { label: w.lostPrincipal, value: amount(lostPrincipal(placement)) },
    { label: w.endReasons[endReasonKind(placement)], value: placement.endReason?.[language] },
  ]
}
