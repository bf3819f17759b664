import { MarketCard } from '../../market/screens/market-card.tsx'
import { DashboardScreen } from '../../transactions/screens/dashboard-screen.tsx'
import { LiveWithdrawalsCard } from '../../withdrawals/screens/live-withdrawals-card.tsx'

/** The first page of a user: what other rooms show on it stands here. */
export function DashboardPage() {
  return <DashboardScreen market={<MarketCard />} liveWithdrawals={<LiveWithdrawalsCard />} />
}
