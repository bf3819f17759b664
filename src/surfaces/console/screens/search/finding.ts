import type { ReactNode } from 'react'
import type { consoleFrameWords } from '../../shared/words-frame.ts'

/** A line of the palette that leads somewhere or does something. */
export interface Finding {
  /** Unique in the list. */
  id: string
  icon: ReactNode
  title: string
  detail?: string
  aside?: ReactNode
  open: () => void
}

export interface FindingGroup {
  name: keyof typeof consoleFrameWords.found
  findings: Finding[]
}
