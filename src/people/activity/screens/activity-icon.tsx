import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Bell,
  Download,
  History,
  KeyRound,
  Landmark,
  Lock,
  MessageCircle,
  MessageSquareQuote,
  PiggyBank,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'

/** The first that fits. */
const icons: [actions: RegExp, icon: LucideIcon][] = [
  [/^MONEY_|PROTECTED/, Lock],
  [/2FA|PASSWORD|EMAIL_VERIFIED|ROLE|STATUS_CHANGE/, ShieldCheck],
  [/LOGIN|LOGOUT|SESSION|PROVIDER/, KeyRound],
  [/BANK/, Landmark],
  [/PROFILE|USER/, UserRound],
  [/DEPOSIT/, ArrowDownToLine],
  [/WITHDRAWAL|PAYOUT_CONSENT|PROOF_CONSENT|PAYEE/, ArrowUpFromLine],
  [/PLACEMENT|INVESTMENT/, PiggyBank],
  [/NOTIFICATION/, Bell],
  [/TESTIMONIAL/, MessageSquareQuote],
  [/CHAT/, MessageCircle],
  [/EXPORT/, Download],
]

export function ActivityIcon({ actionType }: { actionType: string }) {
  const found = icons.find(([actions]) => actions.test(actionType))
  return createElement(found?.[1] ?? History, { 'aria-hidden': true, size: 20 })
}
