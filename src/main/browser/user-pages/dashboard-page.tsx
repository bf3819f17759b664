import { lazy, Suspense, type ReactNode } from 'react'
import { RunningDeposit } from '#money/deposits/screens/user/running-deposit.tsx'
import { DashboardScreen } from '#money/transactions/screens/home/dashboard-screen.tsx'
import { UnderWayCard } from '#money/withdrawals/screens/user/under-way-card.tsx'

/** Asked for at once and drawn after the first paint, which needs none of it. */
const more = import('./dashboard-more.tsx')
// The parts that need it report a failure.
more.catch(() => {})
const part = <Name extends keyof Awaited<typeof more>>(name: Name) =>
  lazy(async () => ({ default: (await more)[name] }))
const BalanceChart = part('BalanceChart')
const OpenChatsCard = part('OpenChatsCard')
const InvestmentsCard = part('InvestmentsCard')
const LiveWithdrawalsCard = part('LiveWithdrawalsCard')
const MarketCard = part('MarketCard')

const later = (content: ReactNode) => <Suspense>{content}</Suspense>

/** Adds the parts of later modules to the user's first page. */
export function DashboardPage() {
  return (
    <DashboardScreen
      chart={later(<BalanceChart />)}
      running={<RunningDeposit />}
      underWay={<UnderWayCard />}
      chats={later(<OpenChatsCard />)}
      investments={later(<InvestmentsCard />)}
      liveWithdrawals={later(<LiveWithdrawalsCard />)}
      market={later(<MarketCard />)}
    />
  )
}
