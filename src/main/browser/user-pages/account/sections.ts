/**
 * The sections of the Account page, in their order. Not in the page manifest, which every page
 * loads.
 */
import {
  Bell,
  FileText,
  History,
  Landmark,
  ListTodo,
  MessageSquareQuote,
  Palette,
  PiggyBank,
  Scale,
  ShieldCheck,
  UserLock,
  UserRound,
} from 'lucide-react'

export const accountSections = {
  you: [
    { to: '/dashboard/profile', name: 'profile', icon: UserRound },
    { to: '/dashboard/bank-details', name: 'bankDetails', icon: Landmark },
  ],
  settings: [
    { to: '/dashboard/settings/security', name: 'security', icon: ShieldCheck },
    { to: '/dashboard/settings/notifications', name: 'notificationSettings', icon: Bell },
    { to: '/dashboard/settings/appearance', name: 'appearance', icon: Palette },
    { to: '/dashboard/settings/privacy', name: 'privacy', icon: UserLock },
  ],
  money: [
    { to: '/dashboard/transactions/statements', name: 'statements', icon: FileText },
    { to: '/dashboard/balance-proof', name: 'balanceProof', icon: Scale },
    { to: '/dashboard/investments', name: 'investments', icon: PiggyBank },
  ],
  more: [
    { to: '/dashboard/history', name: 'history', icon: History },
    { to: '/dashboard/tasks', name: 'tasks', icon: ListTodo },
    { to: '/dashboard/testimonial', name: 'testimonial', icon: MessageSquareQuote },
  ],
} as const

export type AccountGroup = keyof typeof accountSections
export type AccountSection = (typeof accountSections)[AccountGroup][number]
export const accountGroups = Object.keys(accountSections) as AccountGroup[]
