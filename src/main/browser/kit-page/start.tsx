/** The entry of /kit. It is built separately, and a live server does not send it. */
import '#foundation/kit/data/schema-mode.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { offerFilipino } from '#foundation/kit/i18n/language.tsx'
import {
  kitEditWordsFil,
  kitListWordsFil,
  pictureViewerWordsFil,
} from '#foundation/kit/i18n/words-console.fil.ts'
import {
  kitEditWords,
  kitListWords,
  pictureViewerWords,
} from '#foundation/kit/i18n/words-console.ts'
import { kitWordsFil } from '#foundation/kit/i18n/words.fil.ts'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { KitPage } from './kit-page.tsx'
import { RouterForLinks } from './router-for-links.tsx'

void offerFilipino(() =>
  Promise.resolve([
    [kitWords, kitWordsFil],
    [kitEditWords, kitEditWordsFil],
    [kitListWords, kitListWordsFil],
    [pictureViewerWords, pictureViewerWordsFil],
  ]),
)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')
createRoot(root).render(
  <StrictMode>
    <RouterForLinks>
      <KitPage />
    </RouterForLinks>
  </StrictMode>,
)
