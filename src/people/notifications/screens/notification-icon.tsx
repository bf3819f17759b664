import {
  ArrowLeftRight,
  Info,
  Megaphone,
  MessageCircle,
  ShieldCheck,
  Star,
  TriangleAlert,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { IconTile } from '#foundation/kit/rows/icon-tile.tsx'
import type { Tone } from '#foundation/kit/theme/tone.tsx'
import type { NotificationType } from '../shared/rules.ts'

const icons: Record<NotificationType, [icon: LucideIcon, tone?: Tone]> = {
  balance_update: [Wallet, 'credited'],
  transaction_update: [ArrowLeftRight],
  announcement: [Megaphone, 'info'],
  general_info: [Info, 'info'],
  account_update: [ShieldCheck],
  important_notice: [TriangleAlert, 'waiting'],
  promotion: [Star, 'info'],
  deposit_chat_initiated: [MessageCircle],
}

const dotStyle = 'absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-surface bg-coral'

export function NotificationIcon({ type, unread }: { type: NotificationType; unread: boolean }) {
  const [Icon, tone] = icons[type]
  return (
    <span className="relative">
      <IconTile icon={<Icon aria-hidden size={20} />} tone={tone} />
      {unread && <span aria-hidden className={dotStyle} />}
    </span>
  )
}
