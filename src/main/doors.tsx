/**
 * The browser's entry at the door: takes over the page that the server drew, with what was typed
 * and pressed on it meanwhile.
 */
import '../kit/schema-mode.ts'
import '../kit/theme.css'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { bringFirstAnswers } from '../kit/bring-first-answers.ts'
import { offerFilipino, registerWords, speak } from '../kit/language.tsx'
import { makeQueryClient } from '../kit/query-client.ts'
import { setSite } from '../kit/site-here.ts'
import { sparesData } from '../kit/spares-data.ts'
import { drawnWith } from '../kit/theme.ts'
import { tellHandedOver } from '../kit/told.ts'
import { drawnDoorId, type Door, type DrawnDoor } from './rules-doors.ts'
import { parseSearch } from './rules-search.ts'
import { noteAdmin } from '../identity/screens/admin-hint.ts'
import { DoorPage, type DoorScreenProps } from './screens/door-page.tsx'

const screens: Record<Door, () => Promise<ComponentType<DoorScreenProps>>> = {
  '/login': async () => (await import('./screens/login-door.tsx')).LoginDoor,
  '/register': async () => (await import('./screens/register-door.tsx')).RegisterDoor,
  '/forgot-password': async () =>
    (await import('../identity/screens/forgot-password-screen.tsx')).ForgotPasswordScreen,
  '/reset-password': async () =>
    (await import('./screens/reset-password-door.tsx')).ResetPasswordDoor,
}
const loadFilipino = async () => (await import('./words-fil-doors.ts')).pairs

// Back from the application by the browser's own button: whoever signed in there is not sent to this door again.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

takeOver().catch(() => document.dispatchEvent(new Event('kaban-lost')))

async function takeOver(): Promise<void> {
  const place = document.getElementById('root')
  const written = document.getElementById(drawnDoorId)?.textContent
  if (!place || !written) throw new Error('The page was not drawn')
  const { door, language, theme, mode, siteName, next } = JSON.parse(written) as DrawnDoor
  const queries = makeQueryClient()
  const [Screen, pairs] = await Promise.all([
    screens[door](),
    language === 'fil' ? loadFilipino() : [],
    bringFirstAnswers(queries),
  ])
  registerWords(pairs)
  speak(language)
  drawnWith(theme)
  setSite({ name: siteName, readOnly: false })
  noteAdmin(false)
  tellHandedOver()
  hydrateRoot(
    place,
    <DoorPage
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
    if (door === '/login') addEventListener('input', () => fetchNext(next), { once: true })
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
