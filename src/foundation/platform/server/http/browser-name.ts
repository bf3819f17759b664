import bowser from 'bowser'

export interface BrowserName {
  /** 'Chrome'; empty when the browser did not say, or said something unknown. */
  browser: string
  /** 'Android'; likewise. */
  system: string
}

/** What a browser calls itself. It may lie: good to be shown to its owner, never to decide on. */
export function browserName(userAgent: string): BrowserName {
  if (userAgent === '') return { browser: '', system: '' }
  const { browser, os } = bowser.parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '' }
}
