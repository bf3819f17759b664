/** Every page of Kaban and the screen it shows. Screens are loaded when they are first opened. */
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { identity } from '../identity/screens/calls.ts'
import { adminChatSearch } from '../deposits/rules.ts'
import { transactionSearch } from '../transactions/rules.ts'
import { withdrawalSearch } from '../withdrawals/rules.ts'
import { guardPage } from './page-guard.ts'
import { RootScreen } from './screens/root-screen.tsx'
import { RouteFault, RoutePending } from './screens/route-states.tsx'

export interface RouterContext {
  queryClient: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({
  component: RootScreen,
  // The same table as on the server: it only saves a round trip, the server decides.
  async beforeLoad({ context, location }) {
    const me = await context.queryClient.ensureQueryData(identity.me.queryOptions({ input: {} }))
    const elsewhere = guardPage(location.pathname, me.role)
    if (elsewhere) throw redirect({ href: elsewhere, replace: true })
    return { me }
  },
})

const site = () => import('./screens/public-pages.tsx')
const user = () => import('./screens/user-pages.tsx')
const admin = () => import('./screens/admin-pages.tsx')

const publicArea = createRoute({ getParentRoute: () => root, id: 'public', component: lazyRouteComponent(site, 'PublicLayout') })

const token = (search: Record<string, unknown>) => ({ token: typeof search['token'] === 'string' ? search['token'] : '' })
const returnTo = (search: Record<string, unknown>): { return?: string } =>
  typeof search['return'] === 'string' ? { return: search['return'] } : {}

const publicPages = [
  createRoute({ getParentRoute: () => publicArea, path: '/', component: lazyRouteComponent(site, 'LandingPage') }),
  createRoute({ getParentRoute: () => publicArea, path: '/terms', component: lazyRouteComponent(site, 'TermsPage') }),
  createRoute({ getParentRoute: () => publicArea, path: '/login', validateSearch: returnTo, component: lazyRouteComponent(site, 'LoginPage') }),
  createRoute({ getParentRoute: () => publicArea, path: '/register', component: lazyRouteComponent(site, 'RegisterPage') }),
  createRoute({ getParentRoute: () => publicArea, path: '/forgot-password', component: lazyRouteComponent(site, 'ForgotPasswordPage') }),
  createRoute({ getParentRoute: () => publicArea, path: '/reset-password', validateSearch: token, component: lazyRouteComponent(site, 'ResetPasswordPage') }),
  createRoute({ getParentRoute: () => publicArea, path: '/verify-email', validateSearch: token, component: lazyRouteComponent(site, 'VerifyEmailPage') }),
  createRoute({ getParentRoute: () => publicArea, path: '/admin/login', component: lazyRouteComponent(site, 'CompanyAccessPage') }),
] as const

const userArea = createRoute({ getParentRoute: () => root, path: '/dashboard', component: lazyRouteComponent(user, 'UserLayout') })

const userPages = [
  createRoute({ getParentRoute: () => userArea, path: '/', component: lazyRouteComponent(user, 'DashboardPage') }),
  createRoute({ getParentRoute: () => userArea, path: '/wallet', component: lazyRouteComponent(user, 'WalletPage') }),
  createRoute({
    getParentRoute: () => userArea,
    path: '/transactions',
    validateSearch: transactionSearch,
    component: lazyRouteComponent(user, 'TransactionsPage'),
  }),
  createRoute({ getParentRoute: () => userArea, path: '/transactions/receipt/$transactionId', component: lazyRouteComponent(user, 'ReceiptPage') }),
  createRoute({ getParentRoute: () => userArea, path: '/profile', component: lazyRouteComponent(user, 'ProfilePage') }),
  createRoute({ getParentRoute: () => userArea, path: '/bank-details', component: lazyRouteComponent(user, 'BankDetailsPage') }),
  createRoute({ getParentRoute: () => userArea, path: '/history', component: lazyRouteComponent(user, 'HistoryPage') }),
  createRoute({ getParentRoute: () => userArea, path: '/withdraw', component: lazyRouteComponent(user, 'WithdrawPage') }),
  createRoute({ getParentRoute: () => userArea, path: '/deposit', component: lazyRouteComponent(user, 'DepositPage') }),
  createRoute({ getParentRoute: () => userArea, path: '/chat', component: lazyRouteComponent(user, 'ChatsPage') }),
  createRoute({ getParentRoute: () => userArea, path: '/chat/new-support', component: lazyRouteComponent(user, 'NewSupportChatPage') }),
  createRoute({ getParentRoute: () => userArea, path: '/chat/$chatId', component: lazyRouteComponent(user, 'ChatPage') }),
  createRoute({ getParentRoute: () => userArea, path: '/notifications', component: lazyRouteComponent(user, 'NotificationsPage') }),
] as const

const adminArea = createRoute({ getParentRoute: () => root, path: '/admin', component: lazyRouteComponent(admin, 'AdminLayout') })

const adminPages = [
  createRoute({ getParentRoute: () => adminArea, path: '/dashboard', component: lazyRouteComponent(admin, 'AdminDashboardPage') }),
  createRoute({
    getParentRoute: () => adminArea,
    path: '/transactions',
    validateSearch: transactionSearch,
    component: lazyRouteComponent(admin, 'AdminTransactionsPage'),
  }),
  createRoute({
    getParentRoute: () => adminArea,
    path: '/withdrawals',
    validateSearch: withdrawalSearch,
    component: lazyRouteComponent(admin, 'AdminWithdrawalsPage'),
  }),
  createRoute({
    getParentRoute: () => adminArea,
    path: '/deposit-chat',
    validateSearch: adminChatSearch,
    component: lazyRouteComponent(admin, 'AdminDepositChatsPage'),
  }),
  createRoute({ getParentRoute: () => adminArea, path: '/deposit-chat/$chatId', component: lazyRouteComponent(admin, 'AdminDepositChatPage') }),
] as const

const tree = root.addChildren([publicArea.addChildren(publicPages), userArea.addChildren(userPages), adminArea.addChildren(adminPages)])

export function makeRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: tree,
    context: { queryClient },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteFault,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
