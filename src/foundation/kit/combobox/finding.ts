import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A line of a search. */
export interface Finding {
  /** Unique in the list. */
  id: string
  icon: LucideIcon
  title: string
  detail?: string | undefined
  aside?: ReactNode
}

export interface FindingGroup<Name extends string, Found extends Finding> {
  name: Name
  findings: readonly Found[]
}
