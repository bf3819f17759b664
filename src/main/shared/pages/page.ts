import type { consoleFrameWords } from '#surfaces/console/shared/words-frame.ts'
import type { appWords } from '../words.ts'

/** A module that exports a component named after its file: `wallet-screen.tsx`, `WalletScreen`. */
type ComponentFile = `#${string}.tsx`

interface Page {
  /** Rendered by the browser's router. A page without a screen is a document of the server. */
  screen?: ComponentFile
  /** The procedures that this page calls first, beyond those of its area. */
  preload?: readonly string[]
  /** There is no such page in a live installation. */
  sampleOnly?: true
}

export interface PublicPage extends Page {
  /** 'visitors': whoever is signed in is sent home. */
  access: 'visitors' | 'everybody' | 'everybody-but-admins'
  /**
   * The same page in a document of its own, which the server renders and a small script hydrates
   * (decision 0023).
   */
  document?: ComponentFile
}

export interface UserPage extends Page {
  /** In the bar of the main pages, in the menu behind the avatar, or in both. */
  menu?: { name: keyof typeof appWords; bar?: true; avatar?: true }
  /** The offline worker keeps its files before it takes over; those of the others come later. */
  keptOffline?: true
}

export interface ConsolePage extends Page {
  /** Its place in the side bar. */
  section?: {
    name: keyof typeof consoleFrameWords.pages
    group: keyof typeof consoleFrameWords.groups
    /**
     * Pressed after G, it opens the page. None of J, K, A, R and E: pressed too late, these would
     * decide something.
     */
    key: string
  }
}

export interface Area {
  /** The area has this address and every address below it. */
  base: string
  /** What is rendered around each screen. */
  layout: ComponentFile
  /** The procedures that every page calls first. */
  preload: readonly string[]
  pages: Readonly<Record<string, PublicPage | UserPage | ConsolePage>>
}
