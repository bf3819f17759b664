import {
  Bell,
  Download,
  Globe,
  History,
  Landmark,
  ListTodo,
  LogOut,
  MessageCircle,
  MessageSquareQuote,
  Palette,
  Settings,
  UserRound,
} from 'lucide-react'
import { useState } from 'react'
import { useUnseenAnnouncements } from '#content/announcements/screens/calls.ts'
import { LanguageSwitch } from '#foundation/kit/i18n/language-switch.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { useInstallOffer } from '#foundation/kit/offline/install.ts'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { Menu, MenuAnchor, MenuItem, MenuLink } from '#foundation/kit/overlay/menu.tsx'
import { ThemeSwitch } from '#foundation/kit/theme/theme-switch.tsx'
import { Avatar } from '#foundation/kit/ui/avatar.tsx'
import { CountBadge, UnreadDot } from '#foundation/kit/ui/count-badge.tsx'
import { initials } from '#foundation/kit/ui/initials.ts'
import { useUnreadMessages } from '#money/chats/screens/calls.ts'
import { useLogout } from '#people/identity/screens/sign-out/logout.ts'
import { appWords } from '../../shared/words.ts'

const iconSize = 18

/** The menu behind the avatar. */
export function UserMenu({
  fullName,
  email,
  avatarId,
}: {
  fullName: string
  email: string
  avatarId: string | undefined
}) {
  const w = useWords(appWords)
  const logout = useLogout()
  const install = useInstallOffer()
  const [choosing, setChoosing] = useState(false)
  const [messages, unseen] = [useUnreadMessages(), useUnseenAnnouncements()]
  const news = [
    messages > 0 && w.unreadMessages(messages),
    unseen > 0 && w.unseenAnnouncements(unseen),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <Menu
        label={w.yourMenu}
        trigger={(opener) => (
          <button
            {...opener}
            type="button"
            aria-label={w.openMenu(initials(fullName, email), news)}
            className="target relative inline-flex items-center justify-center rounded-full"
          >
            <Avatar fullName={fullName} email={email} avatarId={avatarId} />
            {news && <UnreadDot className="top-1 right-1" />}
          </button>
        )}
      >
        <MenuLink to="/dashboard/profile" icon={<UserRound aria-hidden size={iconSize} />}>
          {w.profile}
        </MenuLink>
        <MenuLink to="/dashboard/bank-details" icon={<Landmark aria-hidden size={iconSize} />}>
          {w.bankDetails}
        </MenuLink>
        <MenuLink to="/dashboard/notifications" icon={<Bell aria-hidden size={iconSize} />}>
          {w.notifications}
        </MenuLink>
        <MenuLink to="/dashboard/chat" icon={<MessageCircle aria-hidden size={iconSize} />}>
          <span className="grow">{w.chats}</span>
          <CountBadge count={messages} label={w.unreadMessages(messages)} />
        </MenuLink>
        <MenuLink to="/dashboard/history" icon={<History aria-hidden size={iconSize} />}>
          {w.history}
        </MenuLink>
        <MenuLink to="/dashboard/tasks" icon={<ListTodo aria-hidden size={iconSize} />}>
          <span className="grow">{w.tasks}</span>
          <CountBadge count={unseen} label={w.unseenAnnouncements(unseen)} />
        </MenuLink>
        <MenuLink
          to="/dashboard/testimonial"
          icon={<MessageSquareQuote aria-hidden size={iconSize} />}
        >
          {w.testimonial}
        </MenuLink>
        <MenuLink to="/dashboard/settings" icon={<Settings aria-hidden size={iconSize} />}>
          {w.settings}
        </MenuLink>
        <MenuItem onClick={() => setChoosing(true)} icon={<Palette aria-hidden size={iconSize} />}>
          {w.appearance}
        </MenuItem>
        <MenuAnchor href="/?public" icon={<Globe aria-hidden size={iconSize} />}>
          {w.publicSite}
        </MenuAnchor>
        {install && (
          <MenuItem onClick={install} icon={<Download aria-hidden size={iconSize} />}>
            {w.install}
          </MenuItem>
        )}
        <MenuItem onClick={() => logout.mutate()} icon={<LogOut aria-hidden size={iconSize} />}>
          {w.logout}
        </MenuItem>
      </Menu>
      <Dialog open={choosing} onClose={() => setChoosing(false)} title={w.appearance}>
        <div className="grid justify-items-start gap-4">
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
      </Dialog>
    </>
  )
}
