// Decides which modules the build puts into the same chunk. Each file costs a round trip on a slow
// phone, so chunks are few. But no chunk contains code that only other pages need.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'rolldown/experimental'
import {
  applicationEntry,
  authEntry,
  documentPages,
  homeWords,
  keptPages,
  pagesIn,
  type PageModules,
} from './page-files.ts'

/** The parts of Rolldown's context that this file uses. */
interface Graph {
  getModuleInfo(
    module: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}
type Group = (module: string, graph: Graph) => string | null

const home = '/dashboard'
const modulesAfterHome = [
  'src/main/browser/user-pages/dashboard-more.tsx',
  'src/main/browser/user-pages/search/search-keys.ts',
]
const keeper = 'src/main/browser/offline/keep-for-person.ts'
const isIcon = (module: string) => /lucide-react.*[\\/]icons[\\/]/.test(module)

/**
 * 'common' is the code that both the application and the pages before sign-in start with. 'shared'
 * is the code that these pages, at once, and the dashboard need.
 */
export function authGroup(root: string): Group {
  const sets = once((graph) => {
    const entries = [authEntry, ...modulesOf(documentPages())]
    // Includes dynamic imports, or else a picture would load the application too.
    const auth = needed(graph, inFolder(root, entries), 'later-too')
    return {
      auth,
      atOnce: needed(graph, inFolder(root, entries)),
      icons: importedIcons([...auth]),
      application: needed(graph, inFolder(root, [applicationEntry])),
      home: homeModules(root, graph),
    }
  })
  return (module, graph) => {
    const { auth, atOnce, icons, application, home } = sets(graph)
    if (!auth.has(module) || (isIcon(module) && !icons.has(path.basename(module)))) return null
    if (application.has(module)) return 'common'
    return home.has(module) && atOnce.has(module) ? 'shared' : null
  }
}

/**
 * 'ground' is the packages that the application starts with, and the icons of the pages that a
 * phone keeps; 'frame' is our own code of that kind, and what the dashboard shares with pages of
 * other areas. 'user-icons' are those of the other pages of users; 'staff-icons' the rest.
 */
export function frameGroup(root: string): Group {
  const entry = path.join(root, applicationEntry)
  const sets = once((graph) => {
    const ofPages = (pages: readonly PageModules[]) => [
      ...needed(graph, inFolder(root, modulesOf(pages)), 'later-too'),
    ]
    const begin = needed(graph, [entry])
    const elsewhere = needed(
      graph,
      inFolder(root, modulesOf([...pagesIn('public'), ...pagesIn('console')])),
    )
    return {
      begin,
      common: homeModules(root, graph).intersection(elsewhere),
      keptIcons: importedIcons([...begin, ...ofPages(keptPages())]),
      userIcons: importedIcons(ofPages([...pagesIn('user'), ...pagesIn('public')])),
    }
  })
  return (module, graph) => {
    const { begin, common, keptIcons, userIcons } = sets(graph)
    if (module.includes('lucide-react')) {
      const file = path.basename(module)
      if (!isIcon(module) || keptIcons.has(file)) return 'ground'
      return userIcons.has(file) ? 'user-icons' : 'staff-icons'
    }
    // The entry gets its own chunk, because loading a chunk that contains it starts the
    // application.
    if (module === entry || !(begin.has(module) || common.has(module))) return null
    return module.includes('node_modules') ? 'ground' : 'frame'
  }
}

/**
 * 'home' is the code that the dashboard needs and only pages of users have. 'home-later' is what it
 * fetches after its first paint, 'user-parts' is what other pages of users need of that, and
 * 'later-parts' what the console does.
 */
export function homeGroup(root: string): Group {
  const sets = once((graph) => {
    const others = pagesIn('user').filter(({ address }) => address !== home)
    return {
      home: homeModules(root, graph),
      // Filipino words name the English ones that they stand for.
      words: needed(graph, inFolder(root, [homeWords])),
      later: needed(graph, inFolder(root, [...modulesAfterHome, keeper])),
      keeping: needed(graph, inFolder(root, [keeper])),
      ofOthers: needed(graph, inFolder(root, modulesOf(others))),
      ofVisitors: needed(graph, inFolder(root, modulesOf(pagesIn('public'))), 'later-too'),
      ofStaff: needed(graph, inFolder(root, modulesOf(pagesIn('console'))), 'later-too'),
    }
  })
  return (module, graph) => {
    const { home, words, later, keeping, ofOthers, ofVisitors, ofStaff } = sets(graph)
    if (home.has(module)) return 'home'
    if (!later.has(module) || ofVisitors.has(module)) return null
    if (ofStaff.has(module)) return 'later-parts'
    if (words.has(module)) return 'home'
    if (ofOthers.has(module)) return 'user-parts'
    return keeping.has(module) ? 'keep-for-person' : 'home-later'
  }
}

/**
 * The code that only the console needs, or else a button that a user's page shares would load the
 * console's dialogs: what half of its pages need, what a fifth of them do, and the rest.
 */
export function consoleGroup(root: string, part: 'most' | 'many' | 'rest'): Group {
  const sets = once((graph) => {
    const others = [...pagesIn('user'), ...pagesIn('public')]
    return {
      ofOthers: needed(graph, inFolder(root, modulesOf(others)), 'later-too'),
      all: needed(graph, inFolder(root, modulesOf(pagesIn('console'))), 'later-too'),
      pages: pagesIn('console').map((page) => needed(graph, inFolder(root, page.modules))),
    }
  })
  return (module, graph) => {
    const { ofOthers, all, pages } = sets(graph)
    if (!all.has(module) || ofOthers.has(module)) return null
    const share = pages.filter((page) => page.has(module)).length / pages.length
    const its = share >= 1 / 2 ? 'most' : share >= 1 / 5 ? 'many' : 'rest'
    return its === part ? `console-${part}` : null
  }
}

function homeModules(root: string, graph: Graph): Set<string> {
  const page = pagesIn('user').filter(({ address }) => address === home)
  return needed(graph, inFolder(root, modulesOf(page)))
}

/**
 * Returns the file names of the icons that these modules import. The graph cannot tell: lucide has
 * one index, so every module that imports one icon appears to import all of them.
 */
function importedIcons(modules: readonly string[]): Set<string> {
  const index = modules.find((module) => module.endsWith('lucide-react.mjs'))
  if (index === undefined) return new Set()
  const files = new Map(
    parse(index).staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName, moduleRequest }) => [exportName.name, moduleRequest?.value]),
    ),
  )
  const names = modules
    .filter((module) => module.endsWith('.tsx'))
    .flatMap((module) => parse(module).staticImports)
    .filter(({ moduleRequest }) => moduleRequest.value === 'lucide-react')
    .flatMap(({ entries }) => entries.map(({ importName }) => importName.name))
  return new Set(names.map((name) => path.basename(files.get(name) ?? '')))
}

function parse(file: string) {
  return parseSync(file, readFileSync(file, 'utf8')).module
}

function modulesOf(pages: readonly PageModules[]): string[] {
  return pages.flatMap(({ modules }) => modules)
}

function inFolder(root: string, modules: readonly string[]): string[] {
  return modules.map((module) => path.join(root, module))
}

/** Returns the modules and everything they import; 'later-too' includes dynamic imports. */
function needed(
  graph: Graph,
  modules: readonly string[],
  when: 'at-once' | 'later-too' = 'at-once',
): Set<string> {
  const found = new Set<string>()
  const waiting = [...modules]
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (found.has(module)) continue
    found.add(module)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(module) ?? {}
    waiting.push(...importedIds, ...(when === 'later-too' ? dynamicallyImportedIds : []))
  }
  return found
}

/** Computes the result once, because the graph is the same for every module of a build. */
function once<Result>(compute: (graph: Graph) => Result): (graph: Graph) => Result {
  let result: Result | undefined
  return (graph) => (result ??= compute(graph))
}
