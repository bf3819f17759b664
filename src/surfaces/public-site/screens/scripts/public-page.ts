/**
 * The script of the server-rendered pages, which work without it. It adds convenience and live
 * updates. Only visible features start at once; the rest waits until the browser is idle.
 */
import '../page/public-page.css'
import { startCarousels } from './page-carousel.ts'
import { showSignedOutMessage } from './page-flash-message.ts'
import { startPageLive } from './page-live.ts'
import { startMenus } from './page-menu.ts'
import { goToSections } from './page-sections.ts'
import { rememberLanguage, startThemes } from './page-theme.ts'
import { startTicker } from './page-ticker.ts'

rememberLanguage()
startThemes()
startMenus()
goToSections()
showSignedOutMessage()
startCarousels(document)
whenQuiet(() => startTicker(document))
whenQuiet(layOutAll)
whenQuiet(() =>
  startPageLive((part) => {
    startCarousels(part)
    startTicker(part)
  }),
)

/** One section after the other, so that even a fast reader finds none of them empty. */
function layOutAll(): void {
  const far = document.querySelector('.far:not([data-near])')
  if (far) whenQuiet(layOutAll)
  else document.documentElement.dataset['near'] = ''
  far?.setAttribute('data-near', '')
}

/** Deferred work starts after this time at the latest. */
const latestMs = 3_000

/** Runs the function once everything has loaded and the browser is idle. */
function whenQuiet(run: () => void): void {
  const soon = (): void => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: latestMs })
    else setTimeout(run, latestMs / 10)
  }
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
