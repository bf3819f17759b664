import bowser from 'bowser'

export interface BrowserName {
  /** 'Chrome'; empty when unknown. */
  browser: string
  /** 'Android'; empty when unknown. */
  system: string
}

/** Reads the User-Agent header, which may lie: show it to its owner, decide nothing by it. */
export function browserName(userAgent: string): BrowserName {
  if (userAgent === '') return { browser: '', system: '' }
  const { browser, os } = bowser.parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '' }
}
