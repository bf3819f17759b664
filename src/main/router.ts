/** Every procedure of every room, by room: one line for each. */
import { activityRoutes } from '../activity/routes.ts'
import { adjustmentsRoutes } from '../adjustments/routes.ts'
import { announcementsRoutes } from '../announcements/routes.ts'
import { approvalsRoutes } from '../approvals/routes.ts'
import { companyRoutes } from '../company/routes.ts'
import { contentRoutes } from '../content/routes.ts'
import { chatsRoutes } from '../chats/routes.ts'
import { claimsRoutes } from '../claims/routes.ts'
import { consoleRoutes } from '../console/routes.ts'
import { deskRoutes } from '../desk/routes.ts'
import { depositsRoutes } from '../deposits/routes.ts'
import { investmentsRoutes } from '../investments/routes.ts'
import { identityRoutes } from '../identity/routes.ts'
import { marketRoutes } from '../market/routes.ts'
import { notesRoutes } from '../notes/routes.ts'
import { notificationsRoutes } from '../notifications/routes.ts'
import { oversightRoutes } from '../oversight/routes.ts'
import { privacyRoutes } from '../privacy/routes.ts'
import { profileRoutes } from '../profile/routes.ts'
import { safeguardsRoutes } from '../safeguards/routes.ts'
import { socialRoutes } from '../social/routes.ts'
import { statementsRoutes } from '../statements/routes.ts'
import { transactionsRoutes } from '../transactions/routes.ts'
import { tasksRoutes } from '../tasks/routes.ts'
import { testimonialsRoutes } from '../testimonials/routes.ts'
import { withdrawalsRoutes } from '../withdrawals/routes.ts'
import { approvalKinds } from './approval-kinds.ts'
import { usersRoutes } from '../users/routes.ts'
import { identityHooks } from './identity-hooks.ts'

export const router = {
  identity: identityRoutes(identityHooks),
  activity: activityRoutes,
  company: companyRoutes,
  notifications: notificationsRoutes,
  safeguards: safeguardsRoutes,
  profile: profileRoutes,
  social: socialRoutes(identityHooks),
  notes: notesRoutes,
  claims: claimsRoutes,
  approvals: approvalsRoutes(approvalKinds),
  content: contentRoutes,
  chats: chatsRoutes,
  transactions: transactionsRoutes,
  deposits: depositsRoutes,
  withdrawals: withdrawalsRoutes,
  investments: investmentsRoutes,
  adjustments: adjustmentsRoutes,
  statements: statementsRoutes,
  tasks: tasksRoutes,
  announcements: announcementsRoutes,
  market: marketRoutes,
  testimonials: testimonialsRoutes,
  privacy: privacyRoutes,
  desk: deskRoutes,
  users: usersRoutes,
  oversight: oversightRoutes,
  console: consoleRoutes,
}
