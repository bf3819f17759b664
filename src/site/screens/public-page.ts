/** The script of the pages that the server draws. They work without it; it makes them more comfortable, and keeps them new. */
import '../pages/public-page.css'
import { startCarousels } from './page-carousel.ts'
import { sayFarewellHere } from './page-farewell.ts'
import { startLive } from './page-live.ts'
import { startMenus } from './page-menu.ts'
import { startTicker } from './page-ticker.ts'
import { rememberLanguage, startThemes } from './page-theme.ts'

rememberLanguage()
startThemes()
startMenus()
sayFarewellHere()
startCarousels(document)
startTicker(document)
startLive((part) => {
  startCarousels(part)
  startTicker(part)
})
