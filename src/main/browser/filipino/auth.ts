/** The Filipino words of the pages before sign-in, which load without those of other pages. */
import type { WordPair } from '#foundation/kit/i18n/language.tsx'
import { kitWordsFil } from '#foundation/kit/i18n/words.fil.ts'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { platformRefusalsFil } from '#foundation/platform/shared/words.fil.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { companyNoticeWordsFil } from '#people/company/shared/words-notice.fil.ts'
import { companyNoticeWords } from '#people/company/shared/words-notice.ts'
import { recoverPasswordWordsFil } from '#people/identity/shared/words-password.fil.ts'
import { recoverPasswordWords } from '#people/identity/shared/words-password.ts'
import { registrationWordsFil } from '#people/identity/shared/words-register.fil.ts'
import { registrationWords } from '#people/identity/shared/words-register.ts'
import { signInWordsFil } from '#people/identity/shared/words-sign-in.fil.ts'
import { signInWords } from '#people/identity/shared/words-sign-in.ts'
import { identityRefusalsFil, identityWordsFil } from '#people/identity/shared/words.fil.ts'
import { identityRefusals, identityWords } from '#people/identity/shared/words.ts'
import { pictureWordsFil, profileRefusalsFil } from '#people/profile/shared/words.fil.ts'
import { pictureWords, profileRefusals } from '#people/profile/shared/words.ts'
import { socialRefusalsFil, socialWordsFil } from '#people/social/shared/words.fil.ts'
import { socialRefusals, socialWords } from '#people/social/shared/words.ts'
import { deniedWordsFil } from '../../shared/denied.fil.ts'
import { deniedWords } from '../../shared/denied.ts'
import { appWordsFil } from '../../shared/words.fil.ts'
import { appWords } from '../../shared/words.ts'

export const authWordPairs: readonly WordPair[] = [
  [kitWords, kitWordsFil],
  [platformRefusals, platformRefusalsFil],
  [identityWords, identityWordsFil],
  [identityRefusals, identityRefusalsFil],
  [recoverPasswordWords, recoverPasswordWordsFil],
  [registrationWords, registrationWordsFil],
  [signInWords, signInWordsFil],
  [companyNoticeWords, companyNoticeWordsFil],
  [pictureWords, pictureWordsFil],
  [profileRefusals, profileRefusalsFil],
  [socialWords, socialWordsFil],
  [socialRefusals, socialRefusalsFil],
  [appWords, appWordsFil],
  [deniedWords, deniedWordsFil],
]
