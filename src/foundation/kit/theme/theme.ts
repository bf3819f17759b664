/**
 * Light, dark, or as the system says. The first paint is set by public/first-paint.js, which reads
 * the same setting.
 */
import { useSyncExternalStore } from 'react'
import { createStore } from '../data/store.ts'

export type Theme = 'light' | 'dark' | 'system'

const storageKey = 'kaban-theme'
const changes = createStore({}, followSystem)
/** What the server drew the page with. */
let drawn: Theme = 'system'

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Before a page that the server drew is drawn or taken over. */
export function drawnWith(theme: Theme): void {
  drawn = theme
}

export function setTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
    // The pages that the server draws know the choice by it.
    document.cookie = `${storageKey}=${theme}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  } catch {
    // Storage may be forbidden; the choice then lasts for this visit.
  }
  paintBrowserBar()
  changes.set({})
}

export function useTheme(): Theme {
  return useSyncExternalStore(changes.subscribe, currentTheme, () => drawn)
}

function followSystem(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', paintBrowserBar)
  return () => system.removeEventListener('change', paintBrowserBar)
}

/** The bar of a phone's browser takes the colour of the paper. */
function paintBrowserBar(): void {
  const paper = getComputedStyle(document.documentElement).backgroundColor
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
}
