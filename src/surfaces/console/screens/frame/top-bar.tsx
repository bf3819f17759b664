import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import {
  Globe,
  Keyboard,
  LogOut,
  Menu as MenuIcon,
  Palette,
  Search,
  ShieldCheck,
} from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Menu, MenuAnchor, MenuItem, MenuLink } from '#foundation/kit/overlay/menu.tsx'
import { Avatar } from '#foundation/kit/ui/avatar.tsx'
import { Button, IconButton } from '#foundation/kit/ui/button.tsx'
import { meQuery } from '#people/identity/screens/calls.ts'
import { useLogout } from '#people/identity/screens/sign-out/logout.ts'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import { SearchCombobox } from '../search/search-combobox.tsx'
import { EnvironmentBadge } from './environment-badge.tsx'
import { sectionIcons, useSections } from './sections.ts'
import { searchKey, type Overlay } from './use-console-keys.ts'

type Opening = { onOpen: (overlay: Overlay) => void }

/** The current section, the search, and the signed-in person. */
export function TopBar({ onOpen }: Opening) {
  const w = useWords(consoleFrameWords)
  const { pathname } = useLocation()
  // Pages below a section belong to it.
  const section = useSections().find(({ to }) => `${pathname}/`.startsWith(`${to}/`))
  return (
    <header
      className={
        'no-print sticky top-0 z-20 flex items-center gap-2 border-b border-line bg-surface ' +
        'px-4 py-1 lg:px-6'
      }
    >
      <PageMenu onOpen={onOpen} />
      <p className="min-w-0 truncate font-medium max-md:grow lg:shrink-0">
        {section ? w.pages[section.name] : pathname === '/admin/security' && w.security}
      </p>
      <span className="lg:hidden">
        <EnvironmentBadge />
      </span>
      <div className="hidden min-w-0 grow justify-center px-2 md:flex">
        <SearchCombobox place="header" shortcut={searchKey()} onOpen={onOpen} />
      </div>
      <span className="md:hidden">
        <IconButton
          label={w.search}
          icon={<Search aria-hidden size={20} />}
          onClick={() => onOpen('search')}
        />
      </span>
      <span className="flex max-sm:hidden">
        <IconButton
          label={w.keys}
          icon={<Keyboard aria-hidden size={20} />}
          onClick={() => onOpen('keys')}
        />
        <IconButton
          label={w.appearance}
          icon={<Palette aria-hidden size={20} />}
          onClick={() => onOpen('appearance')}
        />
      </span>
      <Person />
    </header>
  )
}

function PageMenu({ onOpen }: Opening) {
  const w = useWords(consoleFrameWords)
  return (
    <div className="lg:hidden">
      <Menu
        label={w.navigation}
        align="start"
        trigger={(opener) => (
          <IconButton {...opener} label={w.menu} icon={<MenuIcon aria-hidden size={22} />} />
        )}
      >
        {useSections().map(({ to, name }) => {
          const Icon = sectionIcons[name]
          return (
            <MenuLink key={to} to={to} icon={<Icon aria-hidden size={18} />}>
              {w.pages[name]}
            </MenuLink>
          )
        })}
        <MenuLink to="/admin/security" icon={<ShieldCheck aria-hidden size={18} />}>
          {w.security}
        </MenuLink>
        <MenuAnchor href="/?public" icon={<Globe aria-hidden size={18} />}>
          {w.publicSite}
        </MenuAnchor>
        <MenuItem icon={<Palette aria-hidden size={18} />} onClick={() => onOpen('appearance')}>
          {w.appearance}
        </MenuItem>
      </Menu>
    </div>
  )
}

function Person() {
  const w = useWords(consoleFrameWords)
  const logout = useLogout()
  const { data: me } = useQuery(meQuery)
  // Company access has no name.
  const name = me?.fullName ?? w.companyAccess
  return (
    <>
      {/* Hidden on phones, where the title needs the room and the menu has the same page. */}
      <Link
        to="/admin/security"
        className={
          'target flex items-center gap-2 rounded-control px-2 text-sm text-ink ' +
          'no-underline hover:bg-sunken max-sm:hidden'
        }
      >
        <Avatar fullName={name} email={me?.email} avatarId={me?.avatarId} size="small" />
        <span className="max-w-40 truncate max-xl:sr-only">{name}</span>
        <span className="sr-only">, {w.security}</span>
      </Link>
      <span className="sr-only sm:hidden">{name}</span>
      <Button
        variant="quiet"
        icon={<LogOut aria-hidden size={18} />}
        pending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        <span className="max-xl:sr-only">{w.logout}</span>
      </Button>
    </>
  )
}
