import { createElement, Suspense, use } from 'react'
import { RunningDeposit } from '#money/deposits/screens/user/running-deposit.tsx'
import { DashboardScreen } from '#money/transactions/screens/home/dashboard-screen.tsx'
import { UnderWayCard } from '#money/withdrawals/screens/user/under-way-card.tsx'

type More = typeof import('./dashboard-more.tsx')

/** Asked for at once and drawn after the first paint, which needs none of it. */
const more = import('./dashboard-more.tsx')
/** Drawn in the first paint where it has come by then: with a drawing of the server. */
let loaded: More | undefined
more.then(
  (parts) => (loaded = parts),
  // The parts that need it report a failure.
  () => {},
)

function Part({ name }: { name: keyof More }) {
  return createElement((loaded ?? use(more))[name])
}

const later = (name: keyof More) => (
  <Suspense>
    <Part name={name} />
  </Suspense>
)

/** Adds the parts of later modules to the user's first page. */
export function DashboardPage() {
  return (
    <DashboardScreen
      chart={later('BalanceChart')}
      running={<RunningDeposit />}
      underWay={<UnderWayCard />}
      chats={later('OpenChatsCard')}
      investments={later('InvestmentsCard')}
      liveWithdrawals={later('LiveWithdrawalsCard')}
      market={later('MarketCard')}
    />
  )
}
