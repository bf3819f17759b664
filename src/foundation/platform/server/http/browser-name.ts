import bowser from 'bowser'

export interface BrowserName {
  /** 'Chrome'; empty when unknown. */
  browser: string
  /** 'Android'; empty when unknown. */
  system: string
}

/** The last names that were read: reading one takes a hundred regular expressions. */
const known = new Map<string, BrowserName>()
const knownMax = 500

/** Reads the User-Agent header, which may lie: show it to its owner, decide nothing by it. */
export function browserName(userAgent: string): BrowserName {
  if (userAgent === '') return { browser: '', system: '' }
  const found = known.get(userAgent)
  if (found) return found
  const { browser, os } = bowser.parse(userAgent)
  const name = { browser: browser.name ?? '', system: os.name ?? '' }
  if (known.size >= knownMax) known.clear()
  known.set(userAgent, name)
  return name
}
