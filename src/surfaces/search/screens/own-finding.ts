import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
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
export interface OwnFinding {
  /** Unique among all. */
  id: string
  icon: LucideIcon
  title: string
  detail?: string | undefined
  aside?: ReactNode
  to: string
}

export interface OwnGroup {
  name: keyof typeof searchWords.groups
  findings: OwnFinding[]
}
