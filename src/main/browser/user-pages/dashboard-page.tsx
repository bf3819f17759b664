import { MarketCard } from '#content/market/screens/market-card.tsx'
import { DashboardScreen } from '#money/transactions/screens/home/dashboard-screen.tsx'
import { LiveWithdrawalsCard } from '#money/withdrawals/screens/user/live-withdrawals-card.tsx'

/** Adds to the user's first page what later modules show on it. */
export function DashboardPage() {
  return <DashboardScreen market={<MarketCard />} liveWithdrawals={<LiveWithdrawalsCard />} />
}
