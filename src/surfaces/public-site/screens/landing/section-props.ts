import type { PageFrame, PublicSite } from '../../shared/rules-page.ts'

/** What every section of a public page is drawn from. */
export interface SectionProps {
  site: PublicSite
  frame: PageFrame
}
