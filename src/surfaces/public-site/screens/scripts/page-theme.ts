/** The theme and the language, stored under the same names as in the application. */

const themeKey = 'kaban-theme'
const languageKey = 'kaban-language'
const papers = { light: '#06484E', dark: '#073C41' }

type Theme = keyof typeof papers | 'system'

export function startThemes(): void {
  const here = document.documentElement.dataset['theme']
  const kept = read(themeKey)
  // The theme was chosen in the application before the cookie existed.
  if (here === undefined && isTheme(kept) && kept !== 'system') show(kept)
  const group = document.querySelector<HTMLElement>('[data-themes]')
  if (!group) return
  group.hidden = false
  group.addEventListener('click', ({ target }) => {
    const theme =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-theme-choice]')?.dataset['themeChoice']
        : undefined
    if (!isTheme(theme)) return
    keep(themeKey, theme === 'system' ? null : theme)
    show(theme)
  })
  show(currentTheme())
}

/** Stores the language of the address, so that the application uses it too. */
export function rememberLanguage(): void {
  const asked = new URLSearchParams(location.search).get('lang')
  if (asked === 'en' || asked === 'fil') keep(languageKey, asked)
}

function show(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  setCookie(themeKey, theme)
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]'))
    button.setAttribute('aria-pressed', String(button.dataset['themeChoice'] === theme))
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content =
      papers[theme === 'system' ? (bar.media.includes('dark') ? 'dark' : 'light') : theme]
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return isTheme(chosen) ? chosen : 'system'
}

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system'
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // When storage is blocked, only the cookie keeps the choice.
  }
  setCookie(name, value ?? 'system')
}

function setCookie(name: string, value: string): void {
  document.cookie =
    `${name}=${value}; path=/; max-age=31536000; ` +
    `samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
