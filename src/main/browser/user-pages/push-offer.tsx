import { lazy, Suspense } from 'react'

/** Rare, so its code comes only to where it may be shown; without it nothing is missing. */
const Offer = lazy(() =>
  import('#people/notifications/screens/push/push-offer.tsx').then(
    (loaded) => ({ default: loaded.PushOffer }),
    () => ({ default: () => null }),
  ),
)

/** Where a deposit has been completed. */
export function PushOffer() {
  return (
    <Suspense>
      <Offer />
    </Suspense>
  )
}
