/**
 * The doors as whole pages (decision 0023): drawn here, so that the page stands before its scripts
 * are there, and with the scripts of the door alone.
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
import type { PreloadedAnswers } from './preload.ts'

/**
 * The page before a sign-in at this address. Undefined for their second steps, which the
 * application renders: the code of an authenticator app, and the way back from a provider.
 */
export function authPageAt(address: string, search: string): AuthPage | undefined {
  const found = findPage(address, 'sample')
  if (found?.area !== 'public' || !found.page.document) return undefined
  const { step, with: provider } = parseSearch(search)
  if (found.address === '/login' && step === 'code') return undefined
  if (found.address === '/register' && provider) return undefined
  return found.address as AuthPage
}

interface VisitedAuthPage extends Pick<AuthPageState, 'language' | 'theme' | 'mode'> {
  authPage: AuthPage
  /** With its question mark. */
  search: string
  first: PreloadedAnswers
}

/**
 * Nothing when it was not answered what stands on the page: it is the application's then, which
 * asks by itself.
 */
export type RenderAuthPage = (asked: VisitedAuthPage) => string | undefined

/** `directory` holds one build of the pages, `shell` the page of the application. */
export async function loadAuthPages(
  directory: string,
  shell: string,
  built: PageFiles,
): Promise<RenderAuthPage> {
  const { renderAuthPage } = (await import(
    pathToFileURL(path.join(directory, '.pages', 'auth-pages.js')).href
  )) as AuthPageRenderer
  const bare = withoutScripts(shell)
  return ({ first, search, ...asked }) => {
    const { answers, siteName } = first
    if (siteName === null || answers.length < 2) return undefined
    const own = scriptsOf(built.authPages[asked.authPage])
    const next = scriptsOf(built.pages['/dashboard']).filter((file) => !own.includes(file))
    const drawn: AuthPageState = { ...asked, siteName, next }
    const { title, page, lost, needsScripts } = renderAuthPage({ ...drawn, search, answers })
    const [entry = '', ...others] = [
      ...own,
      ...(asked.language === 'fil'
        ? scriptsOf(built.authPageWords).filter((file) => !own.includes(file))
        : []),
    ]
    const scripts = [
      // After what is seen: a phone on a thin line shows the page first.
      ...others.map(
        (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
      ),
      `<script type="module" fetchpriority="low" crossorigin src="/${entry}"></script>`,
    ]
    const told = `<script type="application/json" id="${renderedPageId}">${JSON.stringify(drawn).replaceAll('<', String.raw`\u003c`)}</script>`
    return bare
      .replace(
        /<html[^>]*>/,
        () =>
          `<html lang="${asked.language}" data-auth-page${asked.theme === 'system' ? '' : ` data-theme="${asked.theme}"`}>`,
      )
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      .replace(
        '<div id="root"></div>',
        () => `<noscript>${needsScripts}</noscript><div id="root">${page}</div>${lost}`,
      )
      .replace('</body>', () => `${told}${first.element}${scripts.join('')}</body>`)
  }
}

function withoutScripts(shell: string): string {
  return shell
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
}

function scriptsOf(files: readonly string[] = []): string[] {
  // While somebody works on Kaban, Vite serves the sources themselves (scripts/dev/dev-pages.ts).
  return files.filter((file) => /\.(js|tsx?)$/.test(file))
}
