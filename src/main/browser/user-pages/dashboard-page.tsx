import { MarketCard } from '#content/market/screens/market-card.tsx'
import { DashboardScreen } from '#money/transactions/screens/home/dashboard-screen.tsx'
import { LiveWithdrawalsCard } from '#money/withdrawals/screens/user/live-withdrawals-card.tsx'

/** The first page of a user: what other rooms show on it stands here. */
export function DashboardPage() {
  return <DashboardScreen market={<MarketCard />} liveWithdrawals={<LiveWithdrawalsCard />} />
}
