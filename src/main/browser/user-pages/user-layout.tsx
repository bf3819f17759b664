import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useRouteContext } from '@tanstack/react-router'
import { ArrowLeftRight, House, UserRound, Wallet } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { mainId } from '#foundation/kit/page/skip-link.tsx'
import { Brand } from '#foundation/kit/ui/brand.tsx'
import { meQuery } from '#people/identity/screens/calls.ts'
import { NotificationBell } from '#people/notifications/screens/notification-bell.tsx'
import { barMenu } from '../../shared/pages/menus.ts'
import { areas } from '../../shared/pages/pages.ts'
import { appWords } from '../../shared/words.ts'
import { NewVersion } from '../frame/new-version.tsx'
import { useBarHeight } from './bar-height.ts'
import { ManilaTime } from './manila-time.tsx'
import { UserMenu } from './user-menu.tsx'

/** The frame of the user area: a top bar, the page, and a bottom bar on phones. */
export function UserLayout() {
  const w = useWords(appWords)
  const { me: known } = useRouteContext({ from: '__root__' })
  const { data: me = known } = useQuery(meQuery)
  const fullName = me.fullName ?? ''
  const bar = useBarHeight()
  return (
    <div data-frame="page" className="flex min-h-dvh flex-col print:min-h-0">
      <header
        ref={bar}
        data-frame="top"
        className="no-print sticky top-0 z-20 border-b border-line bg-surface"
      >
        <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-3 px-4 py-1.5">
          <Link to="/dashboard" className="target hidden items-center no-underline sm:inline-flex">
            <Brand />
          </Link>
          <nav
            aria-label={w.mainNavigation}
            className="-mx-1 hidden gap-1 lg:ml-3 sm:max-lg:order-last sm:max-lg:w-full sm:flex"
          >
            <PageLinks style="row" />
          </nav>
          <p className="min-w-0 flex-1 truncate font-medium sm:text-right">
            {w.greeting(fullName.split(' ')[0] ?? '')}
          </p>
          <NotificationBell />
          <UserMenu fullName={fullName} email={me.email ?? ''} avatarId={me.avatarId} />
        </div>
      </header>
      <NewVersion />
      {/* One readable column. A screen with two columns sets `data-wide`; one that fills the window
          sets `data-fill` (kit/theme/fill.css). */}
      <main id={mainId} tabIndex={-1} data-frame="main" className={mainStyle}>
        <Outlet />
        <ManilaTime />
      </main>
      <nav aria-label={w.mainNavigation} data-frame="bottom" className={bottomBarStyle}>
        <PageLinks style="bar" />
      </nav>
    </div>
  )
}

const mainStyle =
  'mx-auto w-full max-w-2xl grow edge pt-4 pb-28 outline-none lg:has-data-wide:max-w-5xl ' +
  'sm:pt-6 sm:pb-12 print:max-w-none print:pb-0'
const bottomBarStyle =
  'no-print fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-t border-line bg-surface ' +
  'pb-[env(safe-area-inset-bottom)] sm:hidden'
const styles = {
  row:
    'target inline-flex items-center gap-2 rounded-control px-3 text-muted no-underline ' +
    'hover:bg-sunken',
  bar:
    'flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 ' +
    'text-[min(0.75rem,4.6vw)] text-muted no-underline',
}

const icons = { home: House, wallet: Wallet, transactions: ArrowLeftRight, profile: UserRound }
type BarName = keyof typeof icons

function PageLinks({ style }: { style: keyof typeof styles }) {
  const w = useWords(appWords)
  const titleOf = (name: BarName) =>
    name === 'transactions' && style === 'bar' ? w.transactionsShort : w[name]
  return (
    <>
      {barMenu.map(({ to, name }) => {
        const Icon = icons[name]
        return (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: to === areas.user.base, includeSearch: false }}
            activeProps={{ className: 'font-medium !text-primary', 'aria-current': 'page' }}
            className={styles[style]}
          >
            <Icon aria-hidden size={20} />
            {titleOf(name)}
          </Link>
        )
      })}
    </>
  )
}
