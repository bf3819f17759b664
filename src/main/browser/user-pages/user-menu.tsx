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
  PiggyBank,
  Settings,
  UserRound,
  Wallet,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
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
import { avatarMenu } from '../../shared/pages/menus.ts'
import { appWords } from '../../shared/words.ts'

const iconSize = 18
const icons = {
  wallet: Wallet,
  investments: PiggyBank,
  profile: UserRound,
  bankDetails: Landmark,
  notifications: Bell,
  chats: MessageCircle,
  history: History,
  tasks: ListTodo,
  testimonial: MessageSquareQuote,
  settings: Settings,
}

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
  const counts: Partial<Record<keyof typeof icons, ReactNode>> = {
    chats: <CountBadge count={messages} label={w.unreadMessages(messages)} />,
    tasks: <CountBadge count={unseen} label={w.unseenAnnouncements(unseen)} />,
  }
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
            <Avatar onDeep fullName={fullName} email={email} avatarId={avatarId} />
            {news && <UnreadDot className="top-0.5 right-0.5" />}
          </button>
        )}
      >
        {avatarMenu.map(({ to, name }) => {
          const Icon = icons[name]
          return (
            <MenuLink key={to} to={to} icon={<Icon aria-hidden size={iconSize} />}>
              {counts[name] ? (
                <>
                  <span className="grow">{w[name]}</span>
                  {counts[name]}
                </>
              ) : (
                w[name]
              )}
            </MenuLink>
          )
        })}
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
