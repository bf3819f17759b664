/**
 * The entry of the pages before sign-in. Hydrates the server-rendered page and keeps everything
 * that the visitor has typed or pressed since.
 */
import '#foundation/kit/data/schema-mode.ts'
import '#foundation/kit/theme/theme.css'
import { hydrateRoot } from 'react-dom/client'
import { documents } from 'virtual:documents'
import { makeQueryClient } from '#foundation/kit/data/query-client.ts'
import { seedPreloadedAnswers } from '#foundation/kit/data/seed-preload.ts'
import {
  offerFilipino,
  registerWords,
  setRenderedLanguage,
} from '#foundation/kit/i18n/language.tsx'
import { savesData } from '#foundation/kit/offline/online.tsx'
import { showFlashMessage } from '#foundation/kit/page/flash-message.ts'
import { setSite } from '#foundation/kit/page/site-settings.ts'
import { setRenderedTheme } from '#foundation/kit/theme/theme.ts'
import { noteAdmin } from '#people/identity/screens/auth/admin-hint.ts'
import { deniedCookie } from '../shared/denied.ts'
import { renderedPageId, type AuthPageState } from '../shared/pages/auth-pages.ts'
import { parseSearch } from '../shared/search-params.ts'
import { RenderedAuthPage } from './auth-pages/rendered-auth-page.tsx'

const loadFilipino = async () => (await import('./filipino/auth.ts')).authWordPairs

// The Back button restores this page from memory, perhaps for somebody who has signed in since.
// After a reload the server redirects them to their home page.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

hydratePage().catch(() => document.dispatchEvent(new Event('kaban-lost')))

async function hydratePage(): Promise<void> {
  const root = document.getElementById('root')
  const state = document.getElementById(renderedPageId)?.textContent
  if (!root || !state) throw new Error('The server did not render this page')
  const { authPage, language, theme, mode, signedIn, siteName, next } = JSON.parse(
    state,
  ) as AuthPageState
  const queries = makeQueryClient()
  const [Screen, pairs] = await Promise.all([
    documents[authPage](),
    language === 'fil' ? loadFilipino() : [],
    seedPreloadedAnswers(queries),
  ])
  registerWords(pairs)
  setRenderedLanguage(language)
  setRenderedTheme(theme)
  setSite({ name: siteName, readOnly: false })
  noteAdmin(false)
  showFlashMessage()
  // Loaded only when there is something to say.
  if (document.cookie.includes(deniedCookie))
    void import('./frame/denied-page.ts').then(({ showDenied }) => showDenied())
  hydrateRoot(
    root,
    <RenderedAuthPage
      queries={queries}
      mode={mode}
      signedIn={signedIn}
      search={parseSearch(location.search)}
      Screen={Screen}
      onReady={isReady}
    />,
  )

  function isReady(): void {
    // public/first-paint.js now replays the earlier clicks.
    document.dispatchEvent(new Event('kaban-ready'))
    // Applies the language chosen in this browser, which the server may not know.
    void offerFilipino(loadFilipino).catch(() => {})
    if (authPage === '/login') addEventListener('input', () => fetchNext(next), { once: true })
  }
}

/** Once the visitor types, fetches the files of the page after the sign-in. */
function fetchNext(files: readonly string[]): void {
  if (savesData()) return
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.as = 'script'
    link.href = `/${file}`
    document.head.append(link)
  }
}
