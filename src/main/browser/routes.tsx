import type { QueryClient } from '@tanstack/react-query'
/** Every page of Kaban and the screen it shows. Screens are loaded when they are first opened. */
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { announcementSearch } from '#content/announcements/shared/rules.ts'
import { contentSearch, plansSearch } from '#content/content/shared/rules-address.ts'
import { queueSearch as testimonialSearch } from '#content/testimonials/shared/rules.ts'
import { reviewSearch } from '#foundation/kit/form/review-search.ts'
import { offerFilipino } from '#foundation/kit/i18n/language.tsx'
import type { SessionType } from '#money/chats/shared/rules.ts'
import { adminChatSearch } from '#money/deposits/shared/rules-list.ts'
import { investmentSearch } from '#money/investments/shared/rules.ts'
import { statementSearch } from '#money/statements/shared/rules.ts'
import { transactionSearch } from '#money/transactions/shared/rules.ts'
import { withdrawalSearch } from '#money/withdrawals/shared/rules-list.ts'
import { trailSearch } from '#people/activity/shared/rules.ts'
import { readOutcome, type Outcome } from '#people/social/shared/rules.ts'
import { consoleTransactionSearch, overviewSearch } from '#surfaces/console/shared/rules-address.ts'
import { mailSearch } from '#surfaces/oversight/shared/rules.ts'
import { userListSearch, userPageSearch } from '#surfaces/users/shared/rules.ts'
import { workbenchSearch } from '#surfaces/workbench/shared/rules.ts'
import { approvalSearch } from '#teamwork/approvals/shared/rules.ts'
import { guardPage, isServerRendered } from '../shared/page-guard.ts'
import { parseSearch, stringifySearch } from '../shared/search-params.ts'
import { readSession } from './frame/read-session.ts'
import { RootScreen } from './frame/root-screen.tsx'
import { RouteFault, RoutePending } from './frame/route-states.tsx'

/**
 * A screen that was never opened has to be fetched. Offline, the page it was asked from waits for
 * the connection: the router would load the whole page anew and leave the browser's own error page,
 * and whatever was typed would be gone.
 */
const lazy: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => whenOnline(load), name)

async function whenOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    // Only pointed at, and fetched beforehand: whatever is wrong is looked at when the page is really opened.
    if (navigator.onLine && !opening) {
      await nextOpening()
      return await whenOnline(load)
    }
    // A file that is nowhere any more belongs to a version that is over.
    if (navigator.onLine && (await isOver())) return await new Promise(() => {})
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return await whenOnline(load)
  }
}

/** Whether a page is being opened, and who waits for that. */
let opening = false
const awaiting = new Set<() => void>()

function nextOpening(): Promise<void> {
  return new Promise((resolve) => awaiting.add(resolve))
}

function followOpening(router: ReturnType<typeof makeRouter>): void {
  router.subscribe('onBeforeNavigate', () => {
    opening = true
    for (const go of awaiting) go()
    awaiting.clear()
  })
  router.subscribe('onResolved', () => (opening = false))
}

async function isOver(): Promise<boolean> {
  try {
    const { leaveOldVersion } = await import('./frame/new-version-notice.tsx')
    return await leaveOldVersion()
  } catch {
    return false
  }
}

export interface RouterContext {
  queryClient: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({
  component: RootScreen,
  // The same table as on the server: it only saves a round trip, the server decides.
  async beforeLoad({ context, location }) {
    const me = await readSession(context.queryClient)
    const elsewhere = guardPage(location.pathname, me.role, location.searchStr)
    const target = elsewhere ?? location.href
    if (isServerRendered(target.split(/[?#]/)[0] ?? '')) await leaveForServer(target)
    if (elsewhere) throw redirect({ href: elsewhere, replace: true })
    return { me }
  },
})

/** The browser fetches the page as any other document; nothing of this one goes on meanwhile. */
async function leaveForServer(address: string): Promise<never> {
  window.location.replace(address)
  return await new Promise<never>(() => {})
}

const publicArea = createRoute({
  getParentRoute: () => root,
  id: 'public',
  component: lazy(() => import('./frame/public-layout.tsx'), 'PublicLayout'),
})

const token = (search: Record<string, unknown>) => ({
  token: typeof search['token'] === 'string' ? search['token'] : '',
})
const returnTo = (search: Record<string, unknown>): { returnTo?: string } =>
  typeof search['returnTo'] === 'string' ? { returnTo: search['returnTo'] } : {}

/** `code`: the first step of a sign-in is done, and the authenticator app comes next. */
const step = (search: Record<string, unknown>): { step?: 'code' } =>
  search['step'] === 'code' ? { step: 'code' } : {}

/** What came of a way to a provider, and the provider that a sign-up came back from. */
const social = (search: Record<string, unknown>): { social?: Outcome } => {
  const outcome = readOutcome(search['social'])
  return outcome ? { social: outcome } : {}
}
const withProvider = (search: Record<string, unknown>): { with?: string } =>
  typeof search['with'] === 'string' ? { with: search['with'] } : {}

const inPublicArea = { getParentRoute: () => publicArea }
const publicPages = [
  createRoute({
    ...inPublicArea,
    path: '/verify',
    component: lazy(
      () => import('#money/transactions/screens/receipt/verify-screen.tsx'),
      'VerifyScreen',
    ),
  }),
  createRoute({
    ...inPublicArea,
    path: '/verify/$code',
    component: lazy(
      () => import('#money/transactions/screens/receipt/verify-result-screen.tsx'),
      'VerifyResultScreen',
    ),
  }),
  createRoute({
    ...inPublicArea,
    path: '/login',
    validateSearch: (search) => ({ ...returnTo(search), ...step(search), ...social(search) }),
    component: lazy(() => import('./auth-pages/login-page.tsx'), 'LoginPage'),
  }),
  createRoute({
    ...inPublicArea,
    path: '/register',
    validateSearch: withProvider,
    component: lazy(() => import('./auth-pages/register-page.tsx'), 'RegisterPage'),
  }),
  createRoute({
    ...inPublicArea,
    path: '/forgot-password',
    component: lazy(
      () => import('#people/identity/screens/auth/forgot-password-screen.tsx'),
      'ForgotPasswordScreen',
    ),
  }),
  createRoute({
    ...inPublicArea,
    path: '/reset-password',
    validateSearch: token,
    component: lazy(() => import('./auth-pages/reset-password-page.tsx'), 'ResetPasswordPage'),
  }),
  createRoute({
    ...inPublicArea,
    path: '/verify-email',
    validateSearch: token,
    component: lazy(() => import('./auth-pages/verify-email-page.tsx'), 'VerifyEmailPage'),
  }),
  createRoute({
    ...inPublicArea,
    path: '/admin/login',
    validateSearch: (search) => ({ ...returnTo(search), ...step(search) }),
    component: lazy(() => import('./auth-pages/company-access-page.tsx'), 'CompanyAccessPage'),
  }),
] as const

const userArea = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  component: lazy(() => import('./user-pages/user-layout.tsx'), 'UserLayout'),
})

const inUserArea = { getParentRoute: () => userArea }
const userPages = [
  createRoute({
    ...inUserArea,
    path: '/',
    component: lazy(() => import('./user-pages/dashboard-page.tsx'), 'DashboardPage'),
  }),
  createRoute({
    ...inUserArea,
    path: '/wallet',
    component: lazy(
      () => import('#money/transactions/screens/home/wallet-screen.tsx'),
      'WalletScreen',
    ),
  }),
  createRoute({
    ...inUserArea,
    path: '/transactions',
    validateSearch: transactionSearch,
    component: lazy(() => import('./user-pages/transactions-page.tsx'), 'TransactionsPage'),
  }),
  createRoute({
    ...inUserArea,
    path: '/transactions/receipt/$transactionId',
    component: lazy(() => import('./user-pages/receipt-page.tsx'), 'ReceiptPage'),
  }),
  createRoute({
    ...inUserArea,
    path: '/transactions/statements',
    validateSearch: statementSearch,
    component: lazy(() => import('./user-pages/statements-page.tsx'), 'StatementsPage'),
  }),
  createRoute({
    ...inUserArea,
    path: '/profile',
    component: lazy(() => import('#people/profile/screens/profile-screen.tsx'), 'ProfileScreen'),
  }),
  createRoute({
    ...inUserArea,
    path: '/bank-details',
    component: lazy(
      () => import('#people/profile/screens/bank-details-screen.tsx'),
      'BankDetailsScreen',
    ),
  }),
  createRoute({
    ...inUserArea,
    path: '/history',
    component: lazy(() => import('#people/activity/screens/history-screen.tsx'), 'HistoryScreen'),
  }),
  createRoute({
    ...inUserArea,
    path: '/withdraw',
    validateSearch: reviewSearch,
    component: lazy(
      () => import('#money/withdrawals/screens/user/withdraw-screen.tsx'),
      'WithdrawScreen',
    ),
  }),
  createRoute({
    ...inUserArea,
    path: '/deposit',
    validateSearch: reviewSearch,
    component: lazy(
      () => import('#money/deposits/screens/user/deposit-screen.tsx'),
      'DepositScreen',
    ),
  }),
  createRoute({
    ...inUserArea,
    path: '/chat',
    component: lazy(() => import('./user-pages/chats-page.tsx'), 'ChatsPage'),
  }),
  createRoute({
    ...inUserArea,
    path: '/chat/new-support',
    component: lazy(() => import('./user-pages/new-support-chat-page.tsx'), 'NewSupportChatPage'),
  }),
  createRoute({
    ...inUserArea,
    path: '/chat/$chatId',
    component: lazy(() => import('./user-pages/chat-page.tsx'), 'ChatPage'),
  }),
  createRoute({
    ...inUserArea,
    path: '/notifications',
    component: lazy(
      () => import('#people/notifications/screens/notifications-screen.tsx'),
      'NotificationsScreen',
    ),
  }),
  createRoute({
    ...inUserArea,
    path: '/testimonial',
    component: lazy(
      () => import('#content/testimonials/screens/testimonial-screen.tsx'),
      'TestimonialScreen',
    ),
  }),
  createRoute({
    ...inUserArea,
    path: '/tasks',
    component: lazy(() => import('./user-pages/tasks-page.tsx'), 'TasksPage'),
  }),
  createRoute({
    ...inUserArea,
    path: '/settings',
    validateSearch: social,
    component: lazy(() => import('./user-pages/settings-page.tsx'), 'SettingsPage'),
  }),
] as const

const loadConsoleWords = async () => (await import('./filipino/console.ts')).pairs

/** Nothing of the console is drawn before its own Filipino is there; without it, it is English. */
async function withConsoleWords<Frame>(frame: Promise<Frame>): Promise<Frame> {
  const [loaded] = await Promise.all([frame, offerFilipino(loadConsoleWords).catch(() => {})])
  return loaded
}

const adminArea = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  component: lazy(
    () => withConsoleWords(import('#surfaces/console/screens/frame/console-layout.tsx')),
    'ConsoleLayout',
  ),
})

const inAdminArea = { getParentRoute: () => adminArea }
const adminPages = [
  createRoute({
    ...inAdminArea,
    path: '/dashboard',
    validateSearch: overviewSearch,
    component: lazy(() => import('./admin-pages/admin-dashboard-page.tsx'), 'AdminDashboardPage'),
  }),
  createRoute({
    ...inAdminArea,
    path: '/users',
    validateSearch: userListSearch,
    component: lazy(() => import('./admin-pages/admin-users-page.tsx'), 'AdminUsersPage'),
  }),
  createRoute({
    ...inAdminArea,
    path: '/users/$userId',
    validateSearch: userPageSearch,
    component: lazy(() => import('./admin-pages/admin-user-page.tsx'), 'AdminUserPage'),
  }),
  createRoute({
    ...inAdminArea,
    path: '/transactions',
    validateSearch: consoleTransactionSearch,
    component: lazy(
      () => import('./admin-pages/admin-transactions-page.tsx'),
      'AdminTransactionsPage',
    ),
  }),
  createRoute({
    ...inAdminArea,
    path: '/workbench',
    validateSearch: workbenchSearch,
    component: lazy(() => import('./admin-pages/workbench-page.tsx'), 'WorkbenchPage'),
  }),
  createRoute({
    ...inAdminArea,
    path: '/withdrawals',
    validateSearch: withdrawalSearch,
    component: lazy(
      () => import('./admin-pages/admin-withdrawals-page.tsx'),
      'AdminWithdrawalsPage',
    ),
  }),
  createRoute({
    ...inAdminArea,
    path: '/investments',
    validateSearch: investmentSearch,
    component: lazy(
      () => import('./admin-pages/admin-investments-page.tsx'),
      'AdminInvestmentsPage',
    ),
  }),
  createRoute({
    ...inAdminArea,
    path: '/deposit-chat',
    validateSearch: adminChatSearch,
    component: lazy(
      () => import('./admin-pages/admin-deposit-chats-page.tsx'),
      'AdminDepositChatsPage',
    ),
  }),
  createRoute({
    ...inAdminArea,
    path: '/deposit-chat/$chatId',
    component: lazy(
      () => import('./admin-pages/admin-deposit-chat-page.tsx'),
      'AdminDepositChatPage',
    ),
  }),
  createRoute({
    ...inAdminArea,
    path: '/approvals',
    validateSearch: approvalSearch,
    component: lazy(() => import('./admin-pages/admin-approvals-page.tsx'), 'AdminApprovalsPage'),
  }),
  createRoute({
    ...inAdminArea,
    path: '/content',
    validateSearch: contentSearch,
    component: lazy(() => import('./admin-pages/admin-content-page.tsx'), 'AdminContentPage'),
  }),
  createRoute({
    ...inAdminArea,
    path: '/plans',
    validateSearch: plansSearch,
    component: lazy(() => import('./admin-pages/admin-plans-page.tsx'), 'AdminPlansPage'),
  }),
  createRoute({
    ...inAdminArea,
    path: '/market-data',
    component: lazy(
      () => import('#content/market/screens/admin-market-screen.tsx'),
      'AdminMarketScreen',
    ),
  }),
  createRoute({
    ...inAdminArea,
    path: '/settings',
    component: lazy(() => import('./admin-pages/admin-settings-page.tsx'), 'AdminSettingsPage'),
  }),
  createRoute({
    ...inAdminArea,
    path: '/announcements',
    validateSearch: announcementSearch,
    component: lazy(
      () => import('./admin-pages/admin-announcements-page.tsx'),
      'AdminAnnouncementsPage',
    ),
  }),
  createRoute({
    ...inAdminArea,
    path: '/testimonials',
    validateSearch: testimonialSearch,
    component: lazy(
      () => import('./admin-pages/admin-testimonials-page.tsx'),
      'AdminTestimonialsPage',
    ),
  }),
  createRoute({
    ...inAdminArea,
    path: '/audit',
    validateSearch: trailSearch,
    component: lazy(() => import('./admin-pages/admin-audit-page.tsx'), 'AdminAuditPage'),
  }),
  createRoute({
    ...inAdminArea,
    path: '/outbox',
    validateSearch: mailSearch,
    component: lazy(() => import('./admin-pages/admin-outbox-page.tsx'), 'AdminOutboxPage'),
  }),
  createRoute({
    ...inAdminArea,
    path: '/books',
    component: lazy(
      () => import('#surfaces/oversight/screens/books/books-screen.tsx'),
      'BooksScreen',
    ),
  }),
  createRoute({
    ...inAdminArea,
    path: '/security',
    component: lazy(() => import('./admin-pages/admin-security-page.tsx'), 'AdminSecurityPage'),
  }),
] as const

const tree = root.addChildren([
  publicArea.addChildren(publicPages),
  userArea.addChildren(userPages),
  adminArea.addChildren(adminPages),
])

export function makeRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: tree,
    context: { queryClient },
    defaultPreload: 'intent',
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
    // What a messenger or a mail program hangs on a link that was shared is no filter of a list.
    search: { strict: true },
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteFault,
  })
  followOpening(router)
  return router
}

declare module '@tanstack/react-router' {
  /** What a link hands to the page it opens, beside the address. */
  interface HistoryState {
    /** The message that a chat is opened with, not yet sent. */
    prefill?: string
    /** Asks /dashboard/chat to open a chat of this kind; a deposit chat is about a transaction. */
    type?: SessionType
    transactionId?: string
  }
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
