/** The pages of the console, in the order of its side bar. */
import {
  ArrowLeftRight,
  Banknote,
  BookOpenCheck,
  ChartLine,
  FileText,
  LayoutDashboard,
  Megaphone,
  MessageSquareQuote,
  MessagesSquare,
  PiggyBank,
  ScrollText,
  Send,
  Settings,
  Sprout,
  SquareCheckBig,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import type { consoleFrameWords } from '../../shared/words-frame.ts'

export interface Section {
  to:
    | '/admin/dashboard'
    | '/admin/users'
    | '/admin/transactions'
    | '/admin/withdrawals'
    | '/admin/investments'
    | '/admin/deposit-chat'
    | '/admin/market-data'
    | '/admin/settings'
    | '/admin/workbench'
    | '/admin/approvals'
    | '/admin/announcements'
    | '/admin/content'
    | '/admin/plans'
    | '/admin/testimonials'
    | '/admin/audit'
    | '/admin/outbox'
    | '/admin/books'
  name: keyof typeof consoleFrameWords.pages
  Icon: LucideIcon
  /** Pressed after G, it goes there. None of J, K, A, R and E: late, they would decide something. */
  key: string
}

interface SectionGroup {
  name: keyof typeof consoleFrameWords.groups
  sections: readonly Section[]
}

export const sectionGroups: readonly SectionGroup[] = [
  {
    name: 'pages',
    sections: [
      { to: '/admin/dashboard', name: 'overview', Icon: LayoutDashboard, key: 'd' },
      { to: '/admin/users', name: 'users', Icon: Users, key: 'u' },
      { to: '/admin/transactions', name: 'transactions', Icon: ArrowLeftRight, key: 't' },
      { to: '/admin/withdrawals', name: 'withdrawals', Icon: Banknote, key: 'w' },
      { to: '/admin/investments', name: 'investments', Icon: PiggyBank, key: 'i' },
      { to: '/admin/deposit-chat', name: 'depositChat', Icon: MessagesSquare, key: 'c' },
      { to: '/admin/market-data', name: 'market', Icon: ChartLine, key: 'm' },
      { to: '/admin/settings', name: 'settings', Icon: Settings, key: 's' },
    ],
  },
  {
    name: 'everyDay',
    sections: [
      { to: '/admin/workbench', name: 'workbench', Icon: Wrench, key: 'b' },
      { to: '/admin/approvals', name: 'approvals', Icon: SquareCheckBig, key: 'p' },
      { to: '/admin/announcements', name: 'announcements', Icon: Megaphone, key: 'n' },
    ],
  },
  {
    name: 'publicSite',
    sections: [
      { to: '/admin/plans', name: 'plans', Icon: Sprout, key: 'y' },
      { to: '/admin/content', name: 'content', Icon: FileText, key: 'f' },
      { to: '/admin/testimonials', name: 'testimonials', Icon: MessageSquareQuote, key: 'v' },
    ],
  },
  {
    name: 'oversight',
    sections: [
      { to: '/admin/audit', name: 'audit', Icon: ScrollText, key: 'h' },
      { to: '/admin/outbox', name: 'outbox', Icon: Send, key: 'o' },
      { to: '/admin/books', name: 'books', Icon: BookOpenCheck, key: 'l' },
    ],
  },
]

export const sections: readonly Section[] = sectionGroups.flatMap((group) => group.sections)

/** The section that a page belongs to: also one of its inner pages. */
export function sectionAt(pathname: string): Section | undefined {
  return sections.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
}
