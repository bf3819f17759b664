import type { consoleFrameWords } from '#surfaces/console/shared/words-frame.ts'
import type { appWords } from '../words.ts'

/** A module that exports a component named after its file: `wallet-screen.tsx`, `WalletScreen`. */
type ComponentFile = `#${string}.tsx`

interface Page {
  /** Rendered by the browser's router. The server renders a page without a screen. */
  screen?: ComponentFile
  /** The procedures that this page calls first, beyond those of its area. */
  preload?: readonly string[]
  /** A live installation does not have this page. */
  sampleOnly?: true
}

export interface PublicPage extends Page {
  /** 'visitors' redirects signed-in people to their home page. */
  access: 'visitors' | 'everybody' | 'everybody-but-admins'
  /** The component of a document that the server renders and a script hydrates (decision 0023). */
  document?: ComponentFile
}

export const userTabs = ['home', 'activity', 'chat', 'account'] as const
export type UserTab = (typeof userTabs)[number]

export interface UserPage extends Page {
  /** The tab of the main bar that is marked while the page is open. The bell is no tab. */
  tab: UserTab | null
  /** Its tab leads here. */
  bar?: true
  /** The name of its entry in the avatar's menu. */
  menu?: keyof typeof appWords
  /** Drawn inside the account's frame: its sections beside the page, or a link back to them. */
  inAccount?: true
  /** The offline worker caches its files before it takes over, and those of other pages later. */
  keptOffline?: true
}

export interface ConsolePage extends Page {
  /** The page's place in the side bar. */
  section?: {
    name: keyof typeof consoleFrameWords.pages
    group: keyof typeof consoleFrameWords.groups
    /**
     * Pressing G and then this key opens the page. J, K, A, R and E are not allowed: if G was not
     * noticed, they would decide something.
     */
    key: string
  }
}

export interface Area {
  /** The area covers this address and every address below it. */
  base: string
  /** The component that wraps each screen. */
  layout: ComponentFile
  /** The component around the pages of the account. */
  accountFrame?: ComponentFile
  /** The procedures that every page calls first. */
  preload: readonly string[]
  pages: Readonly<Record<string, PublicPage | UserPage | ConsolePage>>
}
