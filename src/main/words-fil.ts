/** The Filipino catalogue: every room's words and their twins. Loaded only when somebody chooses Filipino. */
import { words as kit } from '../kit/words.ts'
import { wordsFil as kitFil } from '../kit/words.fil.ts'
import type { WordPair } from '../kit/language.tsx'

export const pairs: readonly WordPair[] = [[kit, kitFil]]
