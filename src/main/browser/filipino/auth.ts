import type { WordPair } from '#foundation/kit/i18n/language.tsx'
import { kitWordsFil } from '#foundation/kit/i18n/words.fil.ts'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { companyNoticeWordsFil } from '#people/company/shared/words-notice.fil.ts'
/** The Filipino of the doors alone: who signs in need not wait for that of the pages behind. */
import { companyNoticeWords } from '#people/company/shared/words-notice.ts'
import { identityRefusalsFil, identityWordsFil } from '#people/identity/shared/words.fil.ts'
import { identityRefusals, identityWords } from '#people/identity/shared/words.ts'
import { profileRefusalsFil, profileWordsFil } from '#people/profile/shared/words.fil.ts'
import { profileRefusals, profileWords } from '#people/profile/shared/words.ts'
import { socialRefusalsFil, socialWordsFil } from '#people/social/shared/words.fil.ts'
import { socialRefusals, socialWords } from '#people/social/shared/words.ts'
import { appWordsFil } from '../../shared/words.fil.ts'
import { appWords } from '../../shared/words.ts'

export const pairs: readonly WordPair[] = [
  [kitWords, kitWordsFil],
  [identityWords, identityWordsFil],
  [identityRefusals, identityRefusalsFil],
  [companyNoticeWords, companyNoticeWordsFil],
  [profileWords, profileWordsFil],
  [profileRefusals, profileRefusalsFil],
  [socialWords, socialWordsFil],
  [socialRefusals, socialRefusalsFil],
  [appWords, appWordsFil],
]
