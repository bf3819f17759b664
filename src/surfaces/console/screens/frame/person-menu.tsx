import { useQuery } from '@tanstack/react-query'
import { Globe, Keyboard, LogOut, Palette, ShieldCheck } from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Menu, MenuAnchor, MenuItem, MenuLink } from '#foundation/kit/overlay/menu.tsx'
import { Avatar } from '#foundation/kit/ui/avatar.tsx'
import { initials } from '#foundation/kit/ui/initials.ts'
import { meQuery } from '#people/identity/screens/calls.ts'
import { useLogout } from '#people/identity/screens/sign-out/logout.ts'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import type { Overlay } from './use-console-keys.ts'

/** The signed-in person, and what is theirs. */
export function PersonMenu({ onOpen }: { onOpen: (overlay: Overlay) => void }) {
  const w = useWords(consoleFrameWords)
  const logout = useLogout()
  const { data: me } = useQuery(meQuery)
  // Company access has no name.
  const name = me?.fullName ?? w.companyAccess
  return (
    <Menu
      label={name}
      trigger={(opener) => (
        <button
          {...opener}
          type="button"
          aria-label={`${initials(name, me?.email)}, ${w.menuOf(name)}`}
          aria-busy={logout.isPending}
          title={name}
          className="target inline-flex items-center justify-center rounded-full hover:bg-sunken"
        >
          <Avatar fullName={name} email={me?.email} avatarId={me?.avatarId} size="small" />
        </button>
      )}
    >
      <MenuLink to="/admin/security" icon={<ShieldCheck aria-hidden size={18} />}>
        {w.security}
      </MenuLink>
      <MenuItem icon={<Palette aria-hidden size={18} />} onClick={() => onOpen('appearance')}>
        {w.appearance}
      </MenuItem>
      <MenuItem icon={<Keyboard aria-hidden size={18} />} onClick={() => onOpen('keys')}>
        {w.keysTitle}
      </MenuItem>
      <MenuAnchor href="/?public" icon={<Globe aria-hidden size={18} />}>
        {w.publicSite}
      </MenuAnchor>
      <MenuItem icon={<LogOut aria-hidden size={18} />} onClick={() => logout.mutate()}>
        {w.logout}
      </MenuItem>
    </Menu>
  )
}
