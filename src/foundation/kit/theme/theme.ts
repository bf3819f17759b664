/**
 * Light, dark, or as the system has it. public/first-paint.js reads the same setting before the
 * first paint.
 */
import { useSyncExternalStore } from 'react'
import { ifStored } from '../data/if-stored.ts'
import { createStore } from '../data/store.ts'

export type Theme = 'light' | 'dark' | 'system'

const storageKey = 'kaban-theme'
const changes = createStore({}, followSystem)
/** The theme of the page that the server rendered. */
let renderedTheme: Theme = 'system'

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Called before a page that the server rendered is rendered or hydrated. */
export function setRenderedTheme(theme: Theme): void {
  renderedTheme = theme
}

export function setTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  ifStored(() => {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
    // The pages that the server renders read the cookie.
    document.cookie =
      `${storageKey}=${theme}; path=/; max-age=31536000; ` +
      `samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  })
  paintBrowserBar()
  changes.set({})
}

export function useTheme(): Theme {
  return useSyncExternalStore(changes.subscribe, currentTheme, () => renderedTheme)
}

function followSystem(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', paintBrowserBar)
  return () => system.removeEventListener('change', paintBrowserBar)
}

/** Colours the bar of a phone's browser like the bar at the top of the page. */
function paintBrowserBar(): void {
  const theme = currentTheme()
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', isDark ? '#073C41' : '#06484E')
}
