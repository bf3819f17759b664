import { lazy, Suspense } from 'react'

const nothing = () => ({ default: () => null })

/** Both are rare, so their code comes only to where they may be shown; neither is ever missed. */
const PushOffer = lazy(() =>
  import('#people/notifications/screens/push/push-offer.tsx').then(
    (loaded) => ({ default: loaded.PushOffer }),
    nothing,
  ),
)
const GoOnWithPlan = lazy(() =>
  import('#investing/placements/screens/user/subscribe/go-on-with-plan.tsx').then(
    (loaded) => ({ default: loaded.GoOnWithPlan }),
    nothing,
  ),
)

/** Where a deposit has been completed: back to the plan that it was for, and push notifications. */
export function AfterDeposit() {
  return (
    <div className="grid grid-cols-1 gap-4 empty:hidden">
      <Suspense>
        <GoOnWithPlan />
        <PushOffer />
      </Suspense>
    </div>
  )
}
