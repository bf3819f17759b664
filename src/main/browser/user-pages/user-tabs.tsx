import { Link, useRouterState } from '@tanstack/react-router'
import { ArrowDownUp, House, MessageCircle, UserRound } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { CountBadge } from '#foundation/kit/ui/count-badge.tsx'
import { useUnreadMessages } from '#money/chats/screens/calls.ts'
import { barMenu, tabOf } from '../../shared/pages/menus.ts'
import { appWords } from '../../shared/words.ts'

const icons = { home: House, activity: ArrowDownUp, chat: MessageCircle, account: UserRound }

/** In the top bar, where it has room. */
export function TopTabs() {
  const w = useWords(appWords)
  return (
    <nav aria-label={w.mainNavigation} className="hidden gap-1 sm:flex">
      {useTabs().map(({ tab, link, unread }) => {
        const Icon = icons[tab]
        return (
          <Link key={tab} {...link} className={topStyle}>
            <Icon aria-hidden size={20} className="max-md:hidden" />
            {w[tab]}
            {unread && <span className="absolute top-0 right-0">{unread}</span>}
          </Link>
        )
      })}
    </nav>
  )
}

/** At the bottom of a phone. */
export function BottomTabs() {
  const w = useWords(appWords)
  return (
    <nav aria-label={w.mainNavigation} data-frame="bottom" className={bottomBarStyle}>
      {useTabs().map(({ tab, link, unread }) => {
        const Icon = icons[tab]
        return (
          <Link key={tab} {...link} className={bottomStyle}>
            <span className={pillStyle}>
              <Icon aria-hidden size={23} />
            </span>
            {w[tab]}
            {unread && <span className={countStyle}>{unread}</span>}
          </Link>
        )
      })}
    </nav>
  )
}

function useTabs() {
  const w = useWords(appWords)
  const unread = useUnreadMessages()
  // Of the page that is being opened: a pressed tab answers before the page is there.
  const current = useRouterState({ select: ({ location }) => tabOf(location.pathname) })
  return barMenu.map(({ to, tab }) => ({
    tab,
    // A page below a tab marks it too; the router says "page" where the tab itself leads.
    link: {
      to,
      activeOptions: { exact: true, includeSearch: false },
      'aria-current': tab === current ? ('true' as const) : undefined,
    },
    unread:
      tab === 'chat' && unread > 0 ? (
        <CountBadge count={unread} label={w.unreadMessages(unread)} />
      ) : null,
  }))
}

const topStyle =
  'relative target inline-flex items-center gap-2 rounded-button px-3 font-medium no-underline ' +
  'transition-colors not-aria-[current]:hover:bg-deep-line aria-[current]:bg-on-deep ' +
  'aria-[current]:text-deeper lg:px-5'
const bottomBarStyle =
  'no-print fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-t border-line bg-surface px-2 ' +
  'py-1.5 pb-[calc(0.375rem+env(safe-area-inset-bottom))] sm:hidden'
const bottomStyle =
  'group relative flex min-h-13 min-w-0 flex-col items-center justify-center gap-0.5 ' +
  'text-[min(0.75rem,4.6vw)] font-medium text-muted no-underline ' +
  'aria-[current]:text-primary'
const countStyle =
  'absolute -top-0.5 left-[calc(50%+0.75rem)] grid rounded-full ring-2 ring-surface'
const pillStyle =
  'grid h-[30px] w-15 max-w-full place-items-center rounded-full ' +
  'group-aria-[current]:bg-primary-tint'
