import {
  ArrowDownToLine,
  ArrowDownUp,
  ArrowUpFromLine,
  Bell,
  House,
  MessageCircle,
  Settings,
  UserRound,
} from 'lucide-react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { transactionWords } from '#money/transactions/shared/words.ts'
import type { SearchedPage } from '#surfaces/search/screens/own-finding.ts'
import { accountWords } from '../../../shared/words-account.ts'
import { appWords } from '../../../shared/words.ts'
import { accountGroups, accountSections } from '../account/sections.ts'

/**
 * Words by which each page is found besides its name: its name in both languages, because only one
 * of them is loaded, and what people look for there.
 */
export const alsoCalled: Readonly<Record<string, string>> = {
  '/dashboard/deposit': 'deposit magdeposito cash in add money magdagdag ng pera gcash',
  '/dashboard/withdraw': 'withdraw mag-withdraw cash out send money kumuha ng pera payee',
  '/dashboard': 'home wallet balance balanse simula',
  '/dashboard/transactions': 'activity galaw transactions mga transaksyon receipts resibo',
  '/dashboard/chat': 'chat support help tulong messages mensahe',
  '/dashboard/notifications': 'notifications mga abiso alerts news balita',
  '/dashboard/account': 'account profile',
  '/dashboard/settings': 'settings mga setting',
  '/dashboard/profile': 'profile name phone picture pangalan telepono larawan email',
  '/dashboard/bank-details': 'bank details detalye ng bangko e-wallet gcash maya account number',
  '/dashboard/settings/security':
    'security seguridad password mfa authenticator two-step devices sessions money lock hudyat',
  '/dashboard/settings/notifications': 'notification settings mga setting ng abiso mail push email',
  '/dashboard/settings/appearance':
    'language and appearance wika at hitsura english filipino tagalog theme dark light madilim',
  '/dashboard/settings/privacy':
    'privacy and data privacy at data export download close login delete burahin isara',
  '/dashboard/transactions/statements': 'statements mga statement pdf csv month buwan',
  '/dashboard/balance-proof':
    'proof of your balance patunay ng balanse mo seal selyo total owed utang',
  '/dashboard/investments': 'investments mga investment plans plano payout invest',
  '/dashboard/history': 'activity history kasaysayan ng galaw aktibidad sign-ins devices',
  '/dashboard/tasks': 'tasks & announcements mga gawain at anunsyo news to do',
  '/dashboard/testimonial': 'your testimonial ang testimonial mo review',
}

/** The pages of the user area in the chosen language, the commonest first. */
export function useSearchedPages(): SearchedPage[] {
  const app = useWords(appWords)
  const sections = useWords(accountWords)
  const t = useWords(transactionWords)
  const pages = [
    { to: '/dashboard/deposit', title: t.deposit, icon: ArrowDownToLine },
    { to: '/dashboard/withdraw', title: t.withdraw, icon: ArrowUpFromLine },
    { to: '/dashboard/transactions', title: app.activity, icon: ArrowDownUp },
    { to: '/dashboard/chat', title: app.chat, icon: MessageCircle },
    { to: '/dashboard', title: app.home, icon: House },
    { to: '/dashboard/account', title: app.account, icon: UserRound },
    { to: '/dashboard/notifications', title: app.notifications, icon: Bell },
    { to: '/dashboard/settings', title: app.settings, icon: Settings },
    ...accountGroups.flatMap((group) =>
      accountSections[group].map(({ to, name, icon }) => ({ to, icon, ...sections.entries[name] })),
    ),
  ]
  return pages.map((page) => ({ ...page, also: alsoCalled[page.to] ?? '' }))
}
