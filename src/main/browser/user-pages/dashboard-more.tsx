/** The parts of the user's first page that its first paint does without. */
export { MarketCard } from '#content/market/screens/market-card.tsx'
export { InvestmentsCard } from '#investing/placements/screens/user/investments-card.tsx'
export { OpenChatsCard } from '#money/chats/screens/open-chats-card.tsx'
export { BalanceChart } from '#money/transactions/screens/home/balance-chart.tsx'
export { LiveWithdrawalsCard } from '#money/withdrawals/screens/user/live-withdrawals-card.tsx'
