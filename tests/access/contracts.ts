/** The contracts of all modules, as main joins them. */
import { announcementsContract } from '#content/announcements/shared/contract.ts'
import { contentContract } from '#content/content/shared/contract.ts'
import { marketContract } from '#content/market/shared/contract.ts'
import { tasksContract } from '#content/tasks/shared/contract.ts'
import { testimonialsContract } from '#content/testimonials/shared/contract.ts'
import { offersContract } from '#investing/offers/shared/contract.ts'
import { placementsContract } from '#investing/placements/shared/contract.ts'
import { adjustmentsContract } from '#money/adjustments/shared/contract.ts'
import { chatsContract } from '#money/chats/shared/contract.ts'
import { depositsContract } from '#money/deposits/shared/contract.ts'
import { investmentsContract } from '#money/investments/shared/contract.ts'
import { poolsContract } from '#money/pools/shared/contract.ts'
import { sealsContract } from '#money/seals/shared/contract.ts'
import { statementsContract } from '#money/statements/shared/contract.ts'
import { transactionsContract } from '#money/transactions/shared/contract.ts'
import { withdrawalsContract } from '#money/withdrawals/shared/contract.ts'
import { activityContract } from '#people/activity/shared/contract.ts'
import { companyContract } from '#people/company/shared/contract.ts'
import { identityContract } from '#people/identity/shared/contract.ts'
import { notificationsContract } from '#people/notifications/shared/contract.ts'
import { profileContract } from '#people/profile/shared/contract.ts'
import { safeguardsContract } from '#people/safeguards/shared/contract.ts'
import { socialContract } from '#people/social/shared/contract.ts'
import { consoleContract } from '#surfaces/console/shared/contract.ts'
import { digestContract } from '#surfaces/digest/shared/contract.ts'
import { oversightContract } from '#surfaces/oversight/shared/contract.ts'
import { privacyContract } from '#surfaces/privacy/shared/contract.ts'
import { searchContract } from '#surfaces/search/shared/contract.ts'
import { systemContract } from '#surfaces/system/shared/contract.ts'
import { usersContract } from '#surfaces/users/shared/contract.ts'
import { invitationsContract } from '#surfaces/users/shared/invitations/contract.ts'
import { workbenchContract } from '#surfaces/workbench/shared/contract.ts'
import { approvalsContract } from '#teamwork/approvals/shared/contract.ts'
import { claimsContract } from '#teamwork/claims/shared/contract.ts'
import { notesContract } from '#teamwork/notes/shared/contract.ts'
import { viewsContract } from '#teamwork/views/shared/contract.ts'

export const contracts = {
  identity: identityContract,
  activity: activityContract,
  company: companyContract,
  notifications: notificationsContract,
  safeguards: safeguardsContract,
  profile: profileContract,
  social: socialContract,
  notes: notesContract,
  claims: claimsContract,
  views: viewsContract,
  approvals: approvalsContract,
  content: contentContract,
  chats: chatsContract,
  transactions: transactionsContract,
  deposits: depositsContract,
  withdrawals: withdrawalsContract,
  pools: poolsContract,
  investments: investmentsContract,
  offers: offersContract,
  placements: placementsContract,
  adjustments: adjustmentsContract,
  statements: statementsContract,
  seals: sealsContract,
  tasks: tasksContract,
  announcements: announcementsContract,
  market: marketContract,
  testimonials: testimonialsContract,
  digest: digestContract,
  privacy: privacyContract,
  workbench: workbenchContract,
  users: usersContract,
  invitations: invitationsContract,
  oversight: oversightContract,
  search: searchContract,
  system: systemContract,
  console: consoleContract,
}
