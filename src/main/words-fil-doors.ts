/** The Filipino of the doors alone: who signs in need not wait for that of the pages behind. */
import { words as companyNotice } from '../company/words-notice.ts'
import { wordsFil as companyNoticeFil } from '../company/words-notice.fil.ts'
import { refusals as identityRefusals, words as identity } from '../identity/words.ts'
import {
  refusalsFil as identityRefusalsFil,
  wordsFil as identityFil,
} from '../identity/words.fil.ts'
import type { WordPair } from '../kit/language.tsx'
import { words as kit } from '../kit/words.ts'
import { wordsFil as kitFil } from '../kit/words.fil.ts'
import { refusals as profileRefusals, words as profile } from '../profile/words.ts'
import { refusalsFil as profileRefusalsFil, wordsFil as profileFil } from '../profile/words.fil.ts'
import { refusals as socialRefusals, words as social } from '../social/words.ts'
import { refusalsFil as socialRefusalsFil, wordsFil as socialFil } from '../social/words.fil.ts'
import { words as frames } from './words.ts'
import { wordsFil as framesFil } from './words.fil.ts'

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
