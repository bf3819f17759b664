import type { WordPair } from '#foundation/kit/i18n/language.tsx'
import { wordsFil as kitFil } from '#foundation/kit/i18n/words.fil.ts'
import { words as kit } from '#foundation/kit/i18n/words.ts'
import { wordsFil as companyNoticeFil } from '#people/company/shared/words-notice.fil.ts'
/** The Filipino of the doors alone: who signs in need not wait for that of the pages behind. */
import { words as companyNotice } from '#people/company/shared/words-notice.ts'
import {
  refusalsFil as identityRefusalsFil,
  wordsFil as identityFil,
} from '#people/identity/shared/words.fil.ts'
import { refusals as identityRefusals, words as identity } from '#people/identity/shared/words.ts'
import {
  refusalsFil as profileRefusalsFil,
  wordsFil as profileFil,
} from '#people/profile/shared/words.fil.ts'
import { refusals as profileRefusals, words as profile } from '#people/profile/shared/words.ts'
import {
  refusalsFil as socialRefusalsFil,
  wordsFil as socialFil,
} from '#people/social/shared/words.fil.ts'
import { refusals as socialRefusals, words as social } from '#people/social/shared/words.ts'
import { wordsFil as framesFil } from '../../shared/words.fil.ts'
import { words as frames } from '../../shared/words.ts'

export const pairs: readonly WordPair[] = [
  [kit, kitFil],
  [identity, identityFil],
  [identityRefusals, identityRefusalsFil],
  [companyNotice, companyNoticeFil],
  [profile, profileFil],
  [profileRefusals, profileRefusalsFil],
  [social, socialFil],
  [socialRefusals, socialRefusalsFil],
  [frames, framesFil],
]
