import { announcementsRoutes } from '#content/announcements/server/routes.ts'
import { contentRoutes } from '#content/content/server/routes.ts'
import { marketRoutes } from '#content/market/server/routes.ts'
import { tasksRoutes } from '#content/tasks/server/routes.ts'
import { testimonialsRoutes } from '#content/testimonials/server/routes.ts'
import { offersRoutes } from '#investing/offers/server/routes.ts'
import { readSoldInOffers } from '#investing/placements/server/outcomes/sold-in-offers.ts'
import { placedSql } from '#investing/placements/server/placements-sql.ts'
import { placementsRoutes } from '#investing/placements/server/routes.ts'
import { adjustmentsRoutes } from '#money/adjustments/server/routes.ts'
import { chatsRoutes } from '#money/chats/server/routes.ts'
import { depositsRoutes } from '#money/deposits/server/routes.ts'
import { investmentsRoutes } from '#money/investments/server/routes.ts'
import { poolsRoutes } from '#money/pools/server/routes.ts'
import { sealsRoutes } from '#money/seals/server/routes.ts'
import { statementsRoutes } from '#money/statements/server/routes.ts'
import { transactionsRoutes } from '#money/transactions/server/routes.ts'
import { findTransactionIds } from '#money/transactions/server/search-transactions.ts'
import { stopWithdrawals } from '#money/withdrawals/server/payees/stop-withdrawals.ts'
import { withdrawalsRoutes } from '#money/withdrawals/server/routes.ts'
import { activityRoutes } from '#people/activity/server/routes.ts'
import { companyRoutes } from '#people/company/server/routes.ts'
import { identityRoutes } from '#people/identity/server/routes.ts'
import { notificationsRoutes } from '#people/notifications/server/routes.ts'
import { profileRoutes } from '#people/profile/server/routes.ts'
import { safeguardsRoutes } from '#people/safeguards/server/routes.ts'
import { removeProvidersSince } from '#people/social/server/connections.ts'
import { socialRoutes } from '#people/social/server/routes.ts'
import { consoleRoutes } from '#surfaces/console/server/routes.ts'
import { digestRoutes } from '#surfaces/digest/server/routes.ts'
import { oversightRoutes } from '#surfaces/oversight/server/routes.ts'
import { privacyRoutes } from '#surfaces/privacy/server/routes.ts'
import { searchRoutes } from '#surfaces/search/server/routes.ts'
import type { ServerState } from '#surfaces/system/server/read-system.ts'
import { systemRoutes } from '#surfaces/system/server/routes.ts'
import { invitationsRoutes } from '#surfaces/users/server/invitations/routes.ts'
import { usersRoutes } from '#surfaces/users/server/routes.ts'
import { workbenchRoutes } from '#surfaces/workbench/server/routes.ts'
import { approvalsRoutes } from '#teamwork/approvals/server/routes.ts'
import { claimsRoutes } from '#teamwork/claims/server/routes.ts'
import { notesRoutes } from '#teamwork/notes/server/routes.ts'
import { viewsRoutes } from '#teamwork/views/server/routes.ts'
import { approvalKinds } from './approval-kinds.ts'
import { identityHooks } from './identity-hooks.ts'
import { readIncomePlans } from './income-plans.ts'

/** Every procedure of Kaban, by module, but those about the server itself. */
const routes = {
  identity: identityRoutes(identityHooks),
  activity: activityRoutes(findTransactionIds),
  company: companyRoutes(identityHooks),
  notifications: notificationsRoutes,
  safeguards: safeguardsRoutes({ stopWithdrawals, removeProvidersSince }),
  profile: profileRoutes,
  social: socialRoutes(identityHooks),
  notes: notesRoutes,
  claims: claimsRoutes,
  views: viewsRoutes,
  approvals: approvalsRoutes(approvalKinds),
  content: contentRoutes,
  chats: chatsRoutes,
  transactions: transactionsRoutes,
  deposits: depositsRoutes,
  withdrawals: withdrawalsRoutes,
  pools: poolsRoutes(readIncomePlans),
  investments: investmentsRoutes(placedSql),
  adjustments: adjustmentsRoutes,
  statements: statementsRoutes,
  seals: sealsRoutes,
  tasks: tasksRoutes,
  announcements: announcementsRoutes,
  market: marketRoutes,
  testimonials: testimonialsRoutes,
  offers: offersRoutes(readSoldInOffers),
  placements: placementsRoutes,
  digest: digestRoutes,
  privacy: privacyRoutes,
  workbench: workbenchRoutes,
  users: usersRoutes,
  invitations: invitationsRoutes,
  oversight: oversightRoutes,
  search: searchRoutes,
  console: consoleRoutes,
}

/** Every procedure of Kaban, by module. */
export const openRouter = (server: ServerState) => ({ ...routes, system: systemRoutes(server) })
