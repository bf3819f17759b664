// Which modules the build puts into one file. Each file costs a slow phone a round trip, so they
// are few, but none brings along what only other pages need.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'rolldown/experimental'
import {
  applicationEntry,
  authEntry,
  documentPages,
  pagesIn,
  type PageModules,
} from './page-files.ts'

/** The part of Rolldown's context that is used here. */
interface Graph {
  getModuleInfo(
    module: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}
type Group = (module: string, graph: Graph) => string | null

const home = '/dashboard'
const isIcon = (module: string) => /lucide-react.*[\\/]icons[\\/]/.test(module)

/**
 * 'common': what the application and the pages before a sign-in both begin with. 'shared': what
 * these pages and the first page of the user area need.
 */
export function authGroup(root: string): Group {
  const sets = once((graph) => {
    const entries = [authEntry, ...modulesOf(documentPages())]
    // Also what they load later: or a picture would bring the application along.
    const auth = needed(graph, inFolder(root, entries), 'later-too')
    return {
      auth,
      icons: importedIcons([...auth]),
      application: needed(graph, inFolder(root, [applicationEntry])),
      home: homeModules(root, graph),
    }
  })
  return (module, graph) => {
    const { auth, icons, application, home } = sets(graph)
    if (!auth.has(module) || (isIcon(module) && !icons.has(path.basename(module)))) return null
    return application.has(module) ? 'common' : home.has(module) ? 'shared' : null
  }
}

/** What the application begins with: 'ground' holds its packages, 'frame' the code of our own. */
export function frameGroup(root: string): Group {
  const entry = path.join(root, applicationEntry)
  const begin = once((graph) => needed(graph, [entry]))
  return (module, graph) => {
    // The entry stays alone: a file that shared it would start the application wherever it is
    // loaded.
    if (module === entry || !begin(graph).has(module)) return null
    return module.includes('node_modules') ? 'ground' : 'frame'
  }
}

/**
 * 'home': what the first page of the user area needs and no public page does. 'both': what some
 * public page needs as well, so that a sign-in does not load the rest.
 */
export function homeGroup(root: string): Group {
  const sets = once((graph) => ({
    home: homeModules(root, graph),
    publicPages: needed(graph, inFolder(root, modulesOf(pagesIn('public')))),
  }))
  return (module, graph) => {
    const { home, publicPages } = sets(graph)
    if (!home.has(module)) return null
    return publicPages.has(module) ? 'both' : 'home'
  }
}

/**
 * What only the console needs. Without this group, a button that the console shares with a user's
 * page would bring the console's dialogs along.
 */
export function consoleGroup(root: string): Group {
  const modules = once((graph) => {
    const others = needed(
      graph,
      inFolder(root, modulesOf([...pagesIn('user'), ...pagesIn('public')])),
      'later-too',
    )
    const all = needed(graph, inFolder(root, modulesOf(pagesIn('console'))), 'later-too')
    return new Set([...all].filter((module) => !others.has(module)))
  })
  return (module, graph) => (modules(graph).has(module) ? 'console' : null)
}

function homeModules(root: string, graph: Graph): Set<string> {
  const page = pagesIn('user').filter(({ address }) => address === home)
  return needed(graph, inFolder(root, modulesOf(page)))
}

/**
 * The file names of the icons that these modules import. The graph does not know them: by lucide's
 * one index, every module that imports an icon imports them all.
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

/** The modules and everything that they import; 'later-too' follows dynamic imports as well. */
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

/** The graph is the same for every module of one build. */
function once<Result>(compute: (graph: Graph) => Result): (graph: Graph) => Result {
  let result: Result | undefined
  return (graph) => (result ??= compute(graph))
}
