/**
 * Whole documents for the pages before sign-in (decision 0023). The server renders them, so that
 * people see the page before its scripts arrive, and they load only their own scripts.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  renderedPageId,
  type AuthPage,
  type AuthPageState,
  type AuthPageRenderer,
} from '../../shared/pages/auth-pages.ts'
import { findPage } from '../../shared/pages/find-page.ts'
import { parseSearch } from '../../shared/search-params.ts'
import type { PageFiles } from './page-shell.ts'
import { jsonElement, type PreloadedAnswers } from './preload.ts'

/**
 * Returns the auth page at this address. Returns undefined for the second steps, which the
 * application renders: the code of an authenticator app, and the return from a provider.
 */
export function authPageAt(address: string, search: string): AuthPage | undefined {
  const found = findPage(address, 'sample')
  if (found?.area !== 'public' || !found.page.document) return undefined
  const { step, with: provider } = parseSearch(search)
  if (found.address === '/login' && step === 'code') return undefined
  if (found.address === '/register' && provider) return undefined
  return found.address as AuthPage
}

interface VisitedAuthPage extends Pick<AuthPageState, 'language' | 'theme' | 'mode' | 'signedIn'> {
  authPage: AuthPage
  /** With its question mark. */
  search: string
  first: PreloadedAnswers
}

/** Returns undefined when a preloaded answer is missing. The application then renders the page. */
export type RenderAuthPage = (asked: VisitedAuthPage) => string | undefined

/** `directory` holds one build of the pages; `shell` is the application's page. */
export async function loadAuthPages(
  directory: string,
  shell: string,
  built: PageFiles,
): Promise<RenderAuthPage> {
  const { renderAuthPage } = (await import(
    pathToFileURL(path.join(directory, '.pages', 'auth-pages.js')).href
  )) as AuthPageRenderer
  const bare = withoutScripts(shell)
  return ({ first, search, ...visited }) => {
    const { answers, siteName } = first
    if (siteName === null || answers.length < 2) return undefined
    const own = scriptsOf(built.authPages[visited.authPage])
    const words = visited.language === 'fil' ? scriptsOf(built.authPageWords) : []
    const next = scriptsOf(built.pages['/dashboard']).filter((file) => !own.includes(file))
    const state: AuthPageState = { ...visited, siteName, next }
    const { title, page, lost, needsScripts } = renderAuthPage({ ...state, search, answers })
    const theme = visited.theme === 'system' ? '' : ` data-theme="${visited.theme}"`
    const scripts = scriptTags([...own, ...words.filter((file) => !own.includes(file))])
    return bare
      .replace(/<html[^>]*>/, () => `<html lang="${visited.language}" data-auth-page${theme}>`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      .replace(
        /<div id="root">.*?<\/div>/s,
        () => `<noscript>${needsScripts}</noscript><div id="root">${page}</div>${lost}`,
      )
      .replace('</body>', () => {
        const element = jsonElement(renderedPageId, state)
        return `${element}${first.element}${scripts}</body>`
      })
  }
}

/** Low priority, so that a slow phone first fetches what it shows. */
function scriptTags([entry = '', ...others]: readonly string[]): string {
  const preloads = others.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
  )
  const script = `<script type="module" fetchpriority="low" crossorigin src="/${entry}"></script>`
  return [...preloads, script].join('')
}

function withoutScripts(shell: string): string {
  return shell
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
}

function scriptsOf(files: readonly string[] = []): string[] {
  // Under `npm run dev`, Vite serves the sources themselves (scripts/dev/dev-pages.ts).
  return files.filter((file) => /\.(js|tsx?)$/.test(file))
}
