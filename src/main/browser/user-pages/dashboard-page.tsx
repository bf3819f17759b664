import { MarketCard } from '#content/market/screens/market-card.tsx'
import { InvestmentsCard } from '#investing/placements/screens/user/investments-card.tsx'
import { DashboardScreen } from '#money/transactions/screens/home/dashboard-screen.tsx'
import { LiveWithdrawalsCard } from '#money/withdrawals/screens/user/live-withdrawals-card.tsx'

/** Adds the parts of later modules to the user's first page. */
export function DashboardPage() {
  return (
    <DashboardScreen
      investments={<InvestmentsCard />}
      market={<MarketCard />}
      liveWithdrawals={<LiveWithdrawalsCard />}
    />
  )
}
