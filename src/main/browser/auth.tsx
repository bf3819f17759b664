/**
 * The browser's entry at the door: takes over the page that the server drew, with what was typed
 * and pressed on it meanwhile.
 */
import '#foundation/kit/data/schema-mode.ts'
import '#foundation/kit/theme/theme.css'
import { hydrateRoot } from 'react-dom/client'
import { documents } from 'virtual:documents'
import { makeQueryClient } from '#foundation/kit/data/query-client.ts'
import { sparesData } from '#foundation/kit/data/save-data.ts'
import { seedPreloadedAnswers } from '#foundation/kit/data/seed-preload.ts'
import { offerFilipino, registerWords, speak } from '#foundation/kit/i18n/language.tsx'
import { showFlashMessage } from '#foundation/kit/page/flash-message.ts'
import { setSite } from '#foundation/kit/page/site-settings.ts'
import { drawnWith } from '#foundation/kit/theme/theme.ts'
import { noteAdmin } from '#people/identity/screens/auth/admin-hint.ts'
import { renderedPageId, type AuthPageState } from '../shared/pages/auth-pages.ts'
import { parseSearch } from '../shared/search-params.ts'
import { RenderedAuthPage } from './auth-pages/rendered-auth-page.tsx'

const loadFilipino = async () => (await import('./filipino/auth.ts')).pairs

// Back from the application by the browser's own button: whoever signed in there is not sent to
// this door again.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

takeOver().catch(() => document.dispatchEvent(new Event('kaban-lost')))

async function takeOver(): Promise<void> {
  const place = document.getElementById('root')
  const written = document.getElementById(renderedPageId)?.textContent
  if (!place || !written) throw new Error('The page was not drawn')
  const { authPage, language, theme, mode, siteName, next } = JSON.parse(written) as AuthPageState
  const queries = makeQueryClient()
  const [Screen, pairs] = await Promise.all([
    documents[authPage](),
    language === 'fil' ? loadFilipino() : [],
    seedPreloadedAnswers(queries),
  ])
  registerWords(pairs)
  speak(language)
  drawnWith(theme)
  setSite({ name: siteName, readOnly: false })
  noteAdmin(false)
  showFlashMessage()
  hydrateRoot(
    place,
    <RenderedAuthPage
      queries={queries}
      mode={mode}
      search={parseSearch(location.search)}
      Screen={Screen}
      onStands={stands}
    />,
  )

  function stands(): void {
    // What was pressed before (public/first-paint.js) is done now.
    document.dispatchEvent(new Event('kaban-stands'))
    // Chosen here before, and not known to the server.
    void offerFilipino(loadFilipino).catch(() => {})
    if (authPage === '/login') addEventListener('input', () => fetchNext(next), { once: true })
  }
}

/** Somebody is signing in: what comes behind the door is fetched while they type. */
function fetchNext(files: readonly string[]): void {
  if (sparesData()) return
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.as = 'script'
    link.href = `/${file}`
    document.head.append(link)
  }
}
