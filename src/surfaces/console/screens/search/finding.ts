import type { Finding, FindingGroup } from '#foundation/kit/combobox/finding.ts'
import type { consoleFrameWords } from '../../shared/words-frame.ts'

/** A line of the palette that leads somewhere or does something. */
export interface ConsoleFinding extends Finding {
  open: () => void
}

export type ConsoleGroup = FindingGroup<keyof typeof consoleFrameWords.found, ConsoleFinding>
