// Which files a page loads, from what Vite wrote about its build. The worker keeps them by it, and the check of the weight weighs them.
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What the build made of each module; scripts/build-worker.ts writes it beside the pages. */
export interface BuiltFiles {
  /** By module, 'src/main/browser/app.tsx': the file that holds it. */
  fileOf: Record<string, string>
  /** By file: the files that must be there with it. */
  needs: Record<string, string[]>
  /** By the address of a page, '/dashboard/chat/$chatId': every file that opening it loads. */
  pages: Record<string, string[]>
  /**
   * The same by the address of a door (src/main/browser/auth.tsx), and what Filipino needs there
   * beyond it.
   */
  authPages: Record<string, string[]>
  authPageWords: string[]
}

export interface Page {
  /** '/dashboard/wallet'. */
  address: string
  /** The modules that are loaded when it is opened: the frame of its area, and its screen. */
  modules: string[]
}

export interface Pages {
  visitor: Page[]
  user: Page[]
  admin: Page[]
}

const entry = 'src/main/browser/app.tsx'
export const authEntry = 'src/main/browser/auth.tsx'
export const authWords = 'src/main/browser/filipino/auth.ts'
const folder = 'src/main/browser'

/**
 * The pages of each area as src/main/browser/routes.tsx names them. Throws when it finds one that
 * it does not understand.
 */
export function readPages(root: string): Pages {
  const routes = readFileSync(path.join(root, folder, 'routes.tsx'), 'utf8')
  const frame = (area: string) =>
    new RegExp(`const ${area} = createRoute\\(.*?import\\('([^']+)'\\)`, 's').exec(routes)?.[1]
  const pages = (area: string, base: string, frames: (string | undefined)[]): Page[] => {
    const found = [
      ...routes.matchAll(
        new RegExp(
          `createRoute\\(\\{\\s*\\.\\.\\.${area},\\s*path: '([^']+)',(.*?)import\\('([^']+)'\\)`,
          'gs',
        ),
      ),
    ]
    const named = routes.split(`...${area},`).length - 1
    if (named === 0 || found.length !== named)
      throw new Error(`Of ${named} pages of ${area} ${found.length} were understood in routes.tsx`)
    return found.map(([, address = '', , screen = '']) => ({
      address: (base + address).replace(/(.)\/$/, '$1'),
      modules: [...frames, screen].flatMap((module) =>
        module === undefined ? [] : [moduleAt(module)],
      ),
    }))
  }
  return {
    visitor: pages('inPublicArea', '', [frame('publicArea')]),
    user: pages('inUserArea', '/dashboard', [frame('userArea')]),
    admin: pages('inAdminArea', '/admin', [frame('adminArea')]),
  }
}

/** The pages that stand in a document of their own, as src/main/browser/auth.tsx names them. */
export function readAuthPages(root: string): Page[] {
  const source = readFileSync(path.join(root, authEntry), 'utf8')
  const found = [...source.matchAll(/'(\/[^']*)': async \(\) =>\s*\(await import\('([^']+)'\)\)/g)]
  if (found.length === 0) throw new Error('No auth page was understood in auth.tsx')
  return found.map(([, address = '', screen = '']) => ({
    address,
    modules: [moduleAt(screen)],
  }))
}

function moduleAt(specifier: string): string {
  return specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : path.posix.join(folder, specifier)
}

/** Every file that opening these modules loads, with those of the document itself. */
export function filesOf(
  built: Pick<BuiltFiles, 'fileOf' | 'needs'>,
  modules: readonly string[],
  document = entry,
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
