import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { useAmountsHidden } from '#money/transactions/screens/home/amounts-hidden.ts'
import { cameBack, lostPrincipal, wouldComeBack } from '../../../shared/rolls/roll-amounts.ts'
import { isOpenPlacement } from '../../../shared/states.ts'
import { planText } from '../../../shared/user/plan-text.ts'
import { portfolioWords } from '../../../shared/user/words-portfolio.ts'
import type { PlacementView } from '../../../shared/views.ts'
import { PlacementBadges, usePlacementSays } from '../../placement-badge.tsx'

/** A link to the page of one placement. */
export function PlacementRow({ placement }: { placement: PlacementView }) {
  const language = useLanguage()
  const hidden = useAmountsHidden()
  const says = usePlacementSays()
  const { placementId, planName, principalCentavos } = placement
  return (
    <Link to="/dashboard/investments/$placementId" params={{ placementId }} className={rowClass}>
      <RowContent
        name={planText(planName, language)}
        centavos={principalCentavos}
        badges={<PlacementBadges placement={placement} />}
      >
        {says(placement)}
        {!hidden && <Figures placement={placement} />}
      </RowContent>
    </Link>
  )
}

export const rowClass =
  'flex min-h-16 items-center gap-3 edge py-3 text-ink no-underline hover:bg-sunken ' +
  'focus-visible:-outline-offset-2 sm:px-5'

interface RowProps {
  name: string
  centavos: bigint
  badges: ReactNode
  children: ReactNode
}

/** Of a link in a list of investments. */
export function RowContent({ name, centavos, badges, children }: RowProps) {
  const hidden = useAmountsHidden()
  return (
    <>
      <span className="grid min-w-0 grow gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 flex-1 basis-24 font-medium wrap-anywhere">{name}</span>
          <span className="ml-auto">
            <Amount centavos={centavos} hidden={hidden} />
          </span>
        </span>
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 text-sm">
          <span className="min-w-0 flex-1 basis-44 text-muted">{children}</span>
          <span className="ml-auto">{badges}</span>
        </span>
      </span>
      <ChevronRight
        aria-hidden
        size={18}
        className="-mr-1 shrink-0 text-muted max-[22rem]:hidden"
      />
    </>
  )
}

function Figures({ placement }: { placement: PlacementView }) {
  const w = useWords(portfolioWords)
  const { state } = placement
  // Its amount counts neither as placed nor as come back: it never began.
  if (state === 'cancelled') return null
  const back = showPesos(cameBack(placement))
  const lost = lostPrincipal(placement)
  const ended = lost === null ? w.back(back) : w.backAndLost(back, showPesos(lost))
  const text = isOpenPlacement(state) ? w.wouldComeBack(showPesos(wouldComeBack(placement))) : ended
  return <span className="figures block">{text}</span>
}
