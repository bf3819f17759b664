// Finds the files that each page loads. The offline worker caches these files, the server names
// them in the page, and tests/architecture/check-page-weights.ts weighs them.
import path from 'node:path'
import { everyPage, type AreaName } from '../../src/main/shared/pages/find-page.ts'
import { areas } from '../../src/main/shared/pages/pages.ts'

/** Written by scripts/build/build-worker.ts beside the pages as `.built-files.json`. */
export interface BuiltFiles {
  /** The file that contains each module. Keys are paths such as 'src/main/browser/app.tsx'. */
  fileOf: Record<string, string>
  /** The files that each file imports statically. */
  needs: Record<string, string[]>
  /** Every file that each page loads. Keys are addresses such as '/dashboard/chat/$chatId'. */
  pages: Record<string, string[]>
  /** The same for the pages before sign-in, and the files that Filipino adds to them. */
  authPages: Record<string, string[]>
  authPageWords: string[]
}

export interface PageModules {
  address: string
  /** The modules that the page loads: the area's layout, the frame of the account, the screen. */
  modules: string[]
}

export const applicationEntry = 'src/main/browser/app.tsx'
export const authEntry = 'src/main/browser/auth.tsx'
export const authWords = 'src/main/browser/filipino/auth.ts'
export const homeWords = 'src/main/browser/filipino/home.ts'

/** Returns the pages of an area that the browser renders, without those of sample installations. */
export function pagesIn(area: AreaName): PageModules[] {
  return everyPage.flatMap(({ area: own, address, page }) => {
    if (own !== area || !page.screen || page.sampleOnly) return []
    const frame = 'inAccount' in page ? [areas.user.accountFrame] : []
    return [{ address, modules: [areas[area].layout, ...frame, page.screen].map(sourceOf) }]
  })
}

/** Returns the pages of users that the worker caches before it takes over. */
export function keptPages(): PageModules[] {
  const kept = Object.entries(areas.user.pages).filter(([, page]) => 'keptOffline' in page)
  const addresses = new Set(kept.map(([address]) => address))
  return pagesIn('user').filter(({ address }) => addresses.has(address))
}

/** Returns the pages that have their own document (decision 0023). */
export function documentPages(): PageModules[] {
  return everyPage.flatMap(({ area, address, page }) =>
    area === 'public' && page.document ? [{ address, modules: [sourceOf(page.document)] }] : [],
  )
}

/** Turns '#main/browser/…' into 'src/main/browser/…'. */
function sourceOf(module: string): string {
  return path.posix.join('src', module.slice(1))
}

/** Returns every file that these modules need, including the files of the document. */
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
