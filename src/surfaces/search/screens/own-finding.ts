import type { LucideIcon } from 'lucide-react'
import type { Finding, FindingGroup } from '#foundation/kit/combobox/finding.ts'
import type { searchWords } from '../shared/words.ts'

/** A page of the user area. */
export interface SearchedPage {
  to: string
  title: string
  hint?: string
  /** Words that find it too, in both languages. */
  also: string
  icon: LucideIcon
}

/** A line of the search, which leads to a page. */
export interface OwnFinding extends Finding {
  to: string
}

export type OwnGroup = FindingGroup<keyof typeof searchWords.groups, OwnFinding>
