/** The Filipino words of the home page and of the frame around every page of the user area. */
import { marketWordsFil } from '#content/market/shared/words.fil.ts'
import { marketWords } from '#content/market/shared/words.ts'
import type { WordPair } from '#foundation/kit/i18n/language.tsx'
import { kitWordsFil } from '#foundation/kit/i18n/words.fil.ts'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { placementHomeWordsFil } from '#investing/placements/shared/user/words-home.fil.ts'
import { placementHomeWords } from '#investing/placements/shared/user/words-home.ts'
import { chatHomeWordsFil } from '#money/chats/shared/words-home.fil.ts'
import { chatHomeWords } from '#money/chats/shared/words-home.ts'
import { chatWordsFil } from '#money/chats/shared/words.fil.ts'
import { chatWords } from '#money/chats/shared/words.ts'
import { depositHomeWordsFil } from '#money/deposits/shared/words-home.fil.ts'
import { depositHomeWords } from '#money/deposits/shared/words-home.ts'
import { balanceChartWordsFil } from '#money/transactions/shared/words-chart.fil.ts'
import { balanceChartWords } from '#money/transactions/shared/words-chart.ts'
import { expectedTimeWordsFil } from '#money/transactions/shared/words-expected.fil.ts'
import { expectedTimeWords } from '#money/transactions/shared/words-expected.ts'
import { transactionWordsFil } from '#money/transactions/shared/words.fil.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { withdrawalHomeWordsFil } from '#money/withdrawals/shared/words-home.fil.ts'
import { withdrawalHomeWords } from '#money/withdrawals/shared/words-home.ts'
import { withdrawalLiveWordsFil } from '#money/withdrawals/shared/words-live.fil.ts'
import { withdrawalLiveWords } from '#money/withdrawals/shared/words-live.ts'
import { companyNoticeWordsFil } from '#people/company/shared/words-notice.fil.ts'
import { companyNoticeWords } from '#people/company/shared/words-notice.ts'
import { signOutWordsFil } from '#people/identity/shared/words-sign-out.fil.ts'
import { signOutWords } from '#people/identity/shared/words-sign-out.ts'
import { notificationWordsFil } from '#people/notifications/shared/words.fil.ts'
import { notificationWords } from '#people/notifications/shared/words.ts'
import { appWordsFil } from '../../shared/words.fil.ts'
import { appWords } from '../../shared/words.ts'

export const homeWordPairs: readonly WordPair[] = [
  [kitWords, kitWordsFil],
  [signOutWords, signOutWordsFil],
  [companyNoticeWords, companyNoticeWordsFil],
  [notificationWords, notificationWordsFil],
  [chatWords, chatWordsFil],
  [chatHomeWords, chatHomeWordsFil],
  [transactionWords, transactionWordsFil],
  [expectedTimeWords, expectedTimeWordsFil],
  [balanceChartWords, balanceChartWordsFil],
  [depositHomeWords, depositHomeWordsFil],
  [withdrawalLiveWords, withdrawalLiveWordsFil],
  [withdrawalHomeWords, withdrawalHomeWordsFil],
  [placementHomeWords, placementHomeWordsFil],
  [marketWords, marketWordsFil],
  [appWords, appWordsFil],
]
