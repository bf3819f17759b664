/** The contracts of all rooms, as main joins them. */
import { activityContract } from '../src/activity/contract.ts'
import { adjustmentsContract } from '../src/adjustments/contract.ts'
import { announcementsContract } from '../src/announcements/contract.ts'
import { approvalsContract } from '../src/approvals/contract.ts'
import { chatsContract } from '../src/chats/contract.ts'
import { companyContract } from '../src/company/contract.ts'
import { contentContract } from '../src/content/contract.ts'
import { claimsContract } from '../src/claims/contract.ts'
import { consoleContract } from '../src/console/contract.ts'
import { deskContract } from '../src/desk/contract.ts'
import { depositsContract } from '../src/deposits/contract.ts'
import { identityContract } from '../src/identity/contract.ts'
import { investmentsContract } from '../src/investments/contract.ts'
import { marketContract } from '../src/market/contract.ts'
import { notesContract } from '../src/notes/contract.ts'
import { notificationsContract } from '../src/notifications/contract.ts'
import { oversightContract } from '../src/oversight/contract.ts'
import { privacyContract } from '../src/privacy/contract.ts'
import { profileContract } from '../src/profile/contract.ts'
import { safeguardsContract } from '../src/safeguards/contract.ts'
import { socialContract } from '../src/social/contract.ts'
import { statementsContract } from '../src/statements/contract.ts'
import { transactionsContract } from '../src/transactions/contract.ts'
import { tasksContract } from '../src/tasks/contract.ts'
import { testimonialsContract } from '../src/testimonials/contract.ts'
import { usersContract } from '../src/users/contract.ts'
import { withdrawalsContract } from '../src/withdrawals/contract.ts'

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
  approvals: approvalsContract,
  content: contentContract,
  chats: chatsContract,
  transactions: transactionsContract,
  deposits: depositsContract,
  withdrawals: withdrawalsContract,
  investments: investmentsContract,
  adjustments: adjustmentsContract,
  statements: statementsContract,
  tasks: tasksContract,
  announcements: announcementsContract,
  market: marketContract,
  testimonials: testimonialsContract,
  privacy: privacyContract,
  desk: deskContract,
  users: usersContract,
  oversight: oversightContract,
  console: consoleContract,
}
