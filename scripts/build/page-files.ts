// Which files each page loads, from what Vite wrote about its build. The offline worker keeps these
// files, the server names them in the page, and the check of the weights weighs them.
import path from 'node:path'
import { everyPage, type AreaName } from '../../src/main/shared/pages/find-page.ts'
import { areas } from '../../src/main/shared/pages/pages.ts'

/** The build writes it beside the pages as `.built-files.json` (scripts/build/build-worker.ts). */
export interface BuiltFiles {
  /** By module, 'src/main/browser/app.tsx': the file that holds it. */
  fileOf: Record<string, string>
  /** By file: the files that it needs at once. */
  needs: Record<string, string[]>
  /** By the address of a page, '/dashboard/chat/$chatId': every file that opening it loads. */
  pages: Record<string, string[]>
  /** The same for the documents of the pages before a sign-in, and what Filipino adds there. */
  authPages: Record<string, string[]>
  authPageWords: string[]
}

export interface PageModules {
  address: string
  /** The modules that are loaded when the page is opened: the layout of its area, and its screen. */
  modules: string[]
}

export const applicationEntry = 'src/main/browser/app.tsx'
export const authEntry = 'src/main/browser/auth.tsx'
export const authWords = 'src/main/browser/filipino/auth.ts'

/**
 * The pages of an area that the browser renders. Those of a sample alone may be as heavy as they
 * like.
 */
export function pagesIn(area: AreaName): PageModules[] {
  return everyPage.flatMap(({ area: own, address, page: { screen, sampleOnly } }) =>
    own === area && screen && !sampleOnly
      ? [{ address, modules: [areas[area].layout, screen].map(sourceOf) }]
      : [],
  )
}

/** The pages that have a document of their own. */
export function documentPages(): PageModules[] {
  return everyPage.flatMap(({ area, address, page }) =>
    area === 'public' && page.document ? [{ address, modules: [sourceOf(page.document)] }] : [],
  )
}

/** '#main/browser/…' is 'src/main/browser/…'. */
function sourceOf(module: string): string {
  return path.posix.join('src', module.slice(1))
}

/** Every file that opening these modules loads, with those of the document itself. */
export function filesOf(
  built: Pick<BuiltFiles, 'fileOf' | 'needs'>,
  modules: readonly string[],
  document = applicationEntry,
): string[] {
  const files = new Set<string>()
  const add = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    for (const next of built.needs[file] ?? []) add(next)
  }
  for (const module of [document, ...modules]) {
    const file = built.fileOf[module]
    if (file === undefined) throw new Error(`The build has no module ${module}`)
    add(file)
  }
  return [...files]
}
