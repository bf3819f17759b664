/**
 * The entry of the pages before a sign-in: hydrates the page that the server rendered, with
 * whatever was typed and pressed in the meantime.
 */
import '#foundation/kit/data/schema-mode.ts'
import '#foundation/kit/theme/theme.css'
import { hydrateRoot } from 'react-dom/client'
import { documents } from 'virtual:documents'
import { makeQueryClient } from '#foundation/kit/data/query-client.ts'
import { savesData } from '#foundation/kit/data/save-data.ts'
import { seedPreloadedAnswers } from '#foundation/kit/data/seed-preload.ts'
import {
  offerFilipino,
  registerWords,
  setRenderedLanguage,
} from '#foundation/kit/i18n/language.tsx'
import { showFlashMessage } from '#foundation/kit/page/flash-message.ts'
import { setSite } from '#foundation/kit/page/site-settings.ts'
import { setRenderedTheme } from '#foundation/kit/theme/theme.ts'
import { noteAdmin } from '#people/identity/screens/auth/admin-hint.ts'
import { renderedPageId, type AuthPageState } from '../shared/pages/auth-pages.ts'
import { parseSearch } from '../shared/search-params.ts'
import { RenderedAuthPage } from './auth-pages/rendered-auth-page.tsx'

const loadFilipino = async () => (await import('./filipino/auth.ts')).pairs

// The browser's Back button restores this page from memory, perhaps for somebody who has signed in
// since: the server then sends them home.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

hydratePage().catch(() => document.dispatchEvent(new Event('kaban-lost')))

async function hydratePage(): Promise<void> {
  const root = document.getElementById('root')
  const state = document.getElementById(renderedPageId)?.textContent
  if (!root || !state) throw new Error('The server did not render this page')
  const { authPage, language, theme, mode, siteName, next } = JSON.parse(state) as AuthPageState
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
  hydrateRoot(
    root,
    <RenderedAuthPage
      queries={queries}
      mode={mode}
      search={parseSearch(location.search)}
      Screen={Screen}
      onReady={isReady}
    />,
  )

  function isReady(): void {
    // public/first-paint.js now replays what was pressed before.
    document.dispatchEvent(new Event('kaban-ready'))
    // The language that was chosen in this browser, of which the server may not know.
    void offerFilipino(loadFilipino).catch(() => {})
    if (authPage === '/login') addEventListener('input', () => fetchNext(next), { once: true })
  }
}

/** Fetches the files of the page that follows the sign-in while somebody types. */
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
