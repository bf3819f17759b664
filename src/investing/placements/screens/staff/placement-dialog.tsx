import { useState } from 'react'
import { useOpeningQuery } from '#foundation/kit/data/opening-query.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { PlacementView } from '../../shared/views.ts'
import { staffWords } from '../../shared/words-staff.ts'
import { placements } from './calls.ts'
import { ImpairForm } from './impair-form.tsx'
import { PlacementFacts } from './placement-facts.tsx'

/** An investment that its user placed. It runs by itself: staff enter nothing but a loss. */
export function PlacementDialog({
  placementId,
  onClose,
}: {
  placementId: string
  onClose: () => void
}) {
  const w = useWords(staffWords)
  const one = useOpeningQuery(placements.adminOne.queryOptions({ input: { placementId } }))
  const [impairing, setImpairing] = useState(false)
  const language = useLanguage()
  const titleOf = ({ principalCentavos, planName }: PlacementView) =>
    w.titleOf(showPesos(principalCentavos), planName[language])
  if (impairing && one.data) return <ImpairForm placement={one.data.placement} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={one.data ? titleOf(one.data.placement) : w.status}
      actions={
        <>
          {one.data && !one.data.impairing && mayImpair(one.data.placement) && (
            <Button variant="danger" onClick={() => setImpairing(true)}>
              {w.impair}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {w.close}
          </Button>
        </>
      }
    >
      {one.data ? (
        <PlacementFacts opened={one.data} />
      ) : one.error ? (
        <ErrorState error={one.error} title={w.fetchFailed} onRetry={() => void one.refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  )
}

const mayImpair = ({ state }: PlacementView) => state === 'active' || state === 'due'
