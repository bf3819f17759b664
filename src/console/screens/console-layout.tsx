import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { ArrowLeftRight, Banknote, LayoutDashboard, LogOut, Menu as MenuIcon, MessagesSquare, Palette, ShieldCheck, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { identity } from '../../identity/screens/calls.ts'
import { useLogout } from '../../identity/screens/logout.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { Brand } from '../../kit/brand.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { useWords } from '../../kit/language.tsx'
import { LanguageSwitch } from '../../kit/language-switch.tsx'
import { Menu, MenuLink } from '../../kit/menu.tsx'
import { mainId } from '../../kit/route-announcer.tsx'
import { ThemeSwitch } from '../../kit/theme-switch.tsx'
import { words } from '../words.ts'

type SectionName = 'overview' | 'transactions' | 'withdrawals' | 'depositChat'
interface Section {
  to: '/admin/dashboard' | '/admin/transactions' | '/admin/withdrawals' | '/admin/deposit-chat'
  name: SectionName
  Icon: LucideIcon
}

const sections: Section[] = [
  { to: '/admin/dashboard', name: 'overview', Icon: LayoutDashboard },
  { to: '/admin/transactions', name: 'transactions', Icon: ArrowLeftRight },
  { to: '/admin/withdrawals', name: 'withdrawals', Icon: Banknote },
  { to: '/admin/deposit-chat', name: 'depositChat', Icon: MessagesSquare },
]

/** The frame of the console: a side bar on a laptop, a top bar with a menu below 1024 px. */
export function ConsoleLayout() {
  const [choosing, setChoosing] = useState(false)
  const w = useWords(words)
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[240px_minmax(0,1fr)]">
      <SideBar />
      <div className="flex min-w-0 flex-col">
        <TopBar onAppearance={() => setChoosing(true)} />
        <main id={mainId} tabIndex={-1} className="grow p-4 pb-12 outline-none [--sticky-top:3.25rem] lg:p-6 lg:pb-12">
          <Outlet />
        </main>
      </div>
      <Dialog open={choosing} onClose={() => setChoosing(false)} title={w.appearance}>
        <div className="grid justify-items-start gap-4">
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </Dialog>
    </div>
  )
}

function SideBar() {
  const w = useWords(words)
  return (
    <aside className="no-print sticky top-0 hidden h-dvh flex-col gap-4 overflow-y-auto border-r border-line bg-surface p-3 lg:flex">
      <div className="grid gap-1 px-2 pt-1">
        <Brand />
        <p className="text-sm text-muted">{w.console}</p>
      </div>
      <nav aria-label={w.navigation} className="grid gap-1">
        {sections.map(({ to, name, Icon }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ includeSearch: false }}
            activeProps={{ className: 'bg-primary-tint font-medium !text-primary', 'aria-current': 'page' }}
            className="target flex items-center gap-3 rounded-control px-3 text-sm whitespace-nowrap text-ink no-underline hover:bg-sunken"
          >
            <Icon aria-hidden size={20} className="shrink-0" />
            {w[name]}
          </Link>
        ))}
      </nav>
    </aside>
  )
}

function TopBar({ onAppearance }: { onAppearance: () => void }) {
  const w = useWords(words)
  const logout = useLogout()
  const { data: me } = useQuery(identity.me.queryOptions({ input: {} }))
  const { pathname } = useLocation()
  const section = sections.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  // Who came in by the access code has no name of their own.
  const name = me?.fullName ?? w.companyAccess
  return (
    <header className="no-print sticky top-0 z-20 flex items-center gap-2 border-b border-line bg-surface px-4 py-1 lg:px-6">
      <div className="lg:hidden">
        <Menu label={w.navigation} align="start" trigger={(opener) => <IconButton {...opener} label={w.menu} icon={<MenuIcon aria-hidden size={22} />} />}>
          {sections.map(({ to, name: title, Icon }) => (
            <MenuLink key={to} to={to} icon={<Icon aria-hidden size={18} />}>
              {w[title]}
            </MenuLink>
          ))}
          <MenuLink to="/admin/security" icon={<ShieldCheck aria-hidden size={18} />}>
            {w.security}
          </MenuLink>
        </Menu>
      </div>
      <p className="min-w-0 grow truncate font-medium">{section ? w[section.name] : pathname === '/admin/security' && w.security}</p>
      <IconButton label={w.appearance} icon={<Palette aria-hidden size={20} />} onClick={onAppearance} />
      {/* On a phone the title of the section needs the room, and the menu leads to the same page. */}
      <Link to="/admin/security" className="target flex items-center gap-2 rounded-control px-2 text-sm text-ink no-underline hover:bg-sunken max-sm:hidden">
        <Avatar fullName={name} email={me?.email} avatarId={me?.avatarId} size="small" />
        <span className="max-w-48 truncate">{name}</span>
        <span className="sr-only">, {w.security}</span>
      </Link>
      <span className="sr-only sm:hidden">{name}</span>
      <Button variant="quiet" icon={<LogOut aria-hidden size={18} />} pending={logout.isPending} onClick={() => logout.mutate()}>
        <span className="max-sm:sr-only">{w.logout}</span>
      </Button>
    </header>
  )
}
