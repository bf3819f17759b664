import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useRouteContext } from '@tanstack/react-router'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { mainId } from '#foundation/kit/page/skip-link.tsx'
import { Brand } from '#foundation/kit/ui/brand.tsx'
import { meQuery } from '#people/identity/screens/calls.ts'
import { NotificationBell } from '#people/notifications/screens/notification-bell.tsx'
import { appWords } from '../../shared/words.ts'
import { NewVersion } from '../frame/new-version.tsx'
import { useBarHeight } from './bar-height.ts'
import { ManilaTime } from './manila-time.tsx'
import { SearchButton } from './search/search-button.tsx'
import { UserMenu } from './user-menu.tsx'
import { BottomTabs, TopTabs } from './user-tabs.tsx'

/** The frame of the user area: a teal bar at the top, the page, and a bar of tabs on phones. */
export function UserLayout() {
  const w = useWords(appWords)
  const { me: known } = useRouteContext({ from: '__root__' })
  const { data: me = known } = useQuery(meQuery)
  const fullName = me.fullName ?? ''
  const bar = useBarHeight()
  return (
    <div data-frame="page" className="flex min-h-dvh flex-col print:min-h-0">
      <header ref={bar} data-frame="top" className="no-print sticky top-0 z-20">
        <div className="deep-field [--field-height:32rem]">
          <div className={barStyle}>
            <div className="hidden flex-1 sm:flex">
              <Link to="/dashboard" className="target inline-flex items-center no-underline">
                <Brand />
              </Link>
            </div>
            <TopTabs />
            <div className="contents flex-1 items-center justify-end gap-1 sm:flex">
              <p className="min-w-0 truncate font-semibold max-sm:flex-1 sm:hidden lg:block">
                {w.greeting(fullName.split(' ')[0] ?? '')}
              </p>
              <SearchButton />
              <NotificationBell />
              <span className="max-sm:order-first">
                <UserMenu fullName={fullName} email={me.email ?? ''} avatarId={me.avatarId} />
              </span>
            </div>
          </div>
        </div>
      </header>
      <NewVersion />
      {/* One readable column. A screen with two columns sets `data-wide`; one that reaches both
          sides of the window sets `data-bleed` and makes its own column; one that fills the window
          sets `data-fill` (money/chats/screens/chats.css). */}
      <main id={mainId} tabIndex={-1} data-frame="main" className={mainStyle}>
        <Outlet />
        <ManilaTime />
      </main>
      <BottomTabs />
    </div>
  )
}

const barStyle =
  'mx-auto flex min-h-16 max-w-[71rem] items-center gap-x-2 edge py-1.5 max-sm:flex-wrap'
const mainStyle =
  'mx-auto w-full grow edge pt-4 pb-28 outline-none lg:max-w-2xl lg:has-data-wide:max-w-[71rem] ' +
  'has-data-bleed:max-w-none has-data-bleed:px-0 has-data-bleed:pt-0 sm:not-has-data-bleed:pt-6 ' +
  // The line below the page waits until the page has its height.
  'has-[.animate-late]:[&>[data-frame=time]]:invisible ' +
  'sm:pb-12 print:max-w-none print:pb-0'
