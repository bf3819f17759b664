import type { RegisteredRouter } from '@tanstack/react-router'
import {
  ArrowLeftRight,
  BadgeCheck,
  Banknote,
  BookOpenCheck,
  CalendarClock,
  ChartLine,
  Coins,
  FileText,
  LayoutDashboard,
  Megaphone,
  MessageSquareQuote,
  MessagesSquare,
  PiggyBank,
  ScrollText,
  Send,
  Server,
  Settings,
  Sprout,
  SquareCheckBig,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { createContext, useContext } from 'react'
import type { consoleFrameWords } from '../../shared/words-frame.ts'

type SectionName = keyof typeof consoleFrameWords.pages
type ConsoleAddress = Exclude<
  Extract<keyof RegisteredRouter['routesByPath'], `/admin/${string}`>,
  `${string}$${string}`
>

/** A page in the side bar. */
export interface Section {
  to: ConsoleAddress
  name: SectionName
  group: keyof typeof consoleFrameWords.groups
  /** Opens the page after G. */
  key: string
}

/** The view that a page opens with from the side bar, where most come for what waits. */
const firstViews: Partial<Record<SectionName, Record<string, string>>> = {
  withdrawals: { status: 'waiting', sort: 'requested' },
  depositChat: { view: 'waiting' },
}

/** For links and navigation. */
export function placeOf({ to, name }: Section) {
  return { to, search: firstViews[name] } as { to: Section['to'] }
}

/** Main takes the sections from the page manifest and gives them to the layout. */
export const SectionsContext = createContext<readonly Section[]>([])

export const useSections = () => useContext(SectionsContext)

export const sectionIcons: Record<SectionName, LucideIcon> = {
  overview: LayoutDashboard,
  users: Users,
  transactions: ArrowLeftRight,
  withdrawals: Banknote,
  investments: PiggyBank,
  depositChat: MessagesSquare,
  market: ChartLine,
  settings: Settings,
  workbench: Wrench,
  approvals: SquareCheckBig,
  announcements: Megaphone,
  content: FileText,
  plans: Sprout,
  offers: BadgeCheck,
  testimonials: MessageSquareQuote,
  audit: ScrollText,
  outbox: Send,
  maturities: CalendarClock,
  pools: Coins,
  books: BookOpenCheck,
  system: Server,
}
