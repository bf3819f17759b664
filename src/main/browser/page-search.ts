/** The search parameters of each page. Links and screens get their types from here. */
import { announcementSearch } from '#content/announcements/shared/rules-address.ts'
import { contentSearch, plansSearch } from '#content/content/shared/rules-address.ts'
import { testimonialQueueSearch } from '#content/testimonials/shared/rules-queue.ts'
import { offersSearch } from '#investing/offers/shared/rules-address.ts'
import { maturitiesSearch } from '#investing/placements/shared/rules-address.ts'
import { adminChatSearch } from '#money/deposits/shared/rules-list.ts'
import { investmentSearch } from '#money/investments/shared/rules.ts'
import { poolsSearch } from '#money/pools/shared/rules-address.ts'
import { statementSearch } from '#money/statements/shared/rules.ts'
import { transactionSearch } from '#money/transactions/shared/rules.ts'
import { withdrawalSearch } from '#money/withdrawals/shared/rules-list.ts'
import { trailSearch } from '#people/activity/shared/rules.ts'
import { readSignInOutcome, type SignInOutcome } from '#people/social/shared/rules.ts'
import { consoleTransactionSearch, overviewSearch } from '#surfaces/console/shared/rules-address.ts'
import { mailSearch } from '#surfaces/oversight/shared/rules-address.ts'
import { userListSearch, userPageSearch } from '#surfaces/users/shared/rules-address.ts'
import { workbenchSearch } from '#surfaces/workbench/shared/rules.ts'
import { approvalSearch } from '#teamwork/approvals/shared/rules-address.ts'
import type { AreaName } from '../shared/pages/find-page.ts'
import type { areas } from '../shared/pages/pages.ts'

type Search = Record<string, unknown>

/** `code` means that the next step of the sign-in is the authenticator code. */
function signInSearch({ returnTo, step }: Search): { returnTo?: string; step?: 'code' } {
  return {
    ...(typeof returnTo === 'string' && { returnTo }),
    ...(step === 'code' && { step }),
  }
}

/** The outcome of a sign-in or of linking a provider. */
function socialSearch(search: Search): { social?: SignInOutcome } {
  const social = readSignInOutcome(search['social'])
  return social ? { social } : {}
}

/** `with` names the provider that a sign-up returns from. */
function signUpSearch(search: Search): { with?: string; returnTo?: string } {
  const { returnTo } = signInSearch(search)
  return {
    ...(typeof search['with'] === 'string' && { with: search['with'] }),
    ...(returnTo !== undefined && { returnTo }),
  }
}

function tokenSearch({ token }: Search): { token: string } {
  return { token: typeof token === 'string' ? token : '' }
}

/** `review` is the last step of a form about money (kit/form/review-step.ts). */
function reviewSearch({ step }: Search): { step?: 'review' } {
  return step === 'review' ? { step } : {}
}

/** `plan`: the plan of a link from the public pages. */
function planSearch({ plan }: Search): { plan?: string } {
  return typeof plan === 'string' ? { plan } : {}
}

/** The steps of placing money; without one, the amount. */
function placingSearch({ step }: Search): { step?: 'facts' | 'questions' | 'review' } {
  return step === 'facts' || step === 'questions' || step === 'review' ? { step } : {}
}

/** Every address of the page manifest. */
type Address = { [Area in AreaName]: keyof (typeof areas)[Area]['pages'] }[AreaName]

export const pageSearch = {
  '/login': (search: Search) => ({ ...signInSearch(search), ...socialSearch(search) }),
  '/register': signUpSearch,
  '/reset-password': tokenSearch,
  '/not-me': tokenSearch,
  '/verify-email': tokenSearch,
  '/admin-invitation': tokenSearch,
  '/admin/login': signInSearch,
  '/dashboard/transactions': transactionSearch,
  '/dashboard/transactions/statements': statementSearch,
  '/dashboard/settings/security': socialSearch,
  '/dashboard/investments/plans': planSearch,
  '/dashboard/investments/plans/$offerId': placingSearch,
  '/dashboard/withdraw': reviewSearch,
  '/dashboard/deposit': reviewSearch,
  '/admin/dashboard': overviewSearch,
  '/admin/users': userListSearch,
  '/admin/users/$userId': userPageSearch,
  '/admin/transactions': consoleTransactionSearch,
  '/admin/withdrawals': withdrawalSearch,
  '/admin/investments': investmentSearch,
  '/admin/maturities': maturitiesSearch,
  '/admin/pools': poolsSearch,
  '/admin/deposit-chat': adminChatSearch,
  '/admin/workbench': workbenchSearch,
  '/admin/approvals': approvalSearch,
  '/admin/announcements': announcementSearch,
  '/admin/plans': plansSearch,
  '/admin/offers': offersSearch,
  '/admin/content': contentSearch,
  '/admin/testimonials': testimonialQueueSearch,
  '/admin/audit': trailSearch,
  '/admin/outbox': mailSearch,
} as const satisfies Partial<Record<Address, unknown>>
