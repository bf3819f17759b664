// Which modules the build puts together, so that a slow phone asks for few files: each costs it a round trip.
import path from 'node:path'
import { readPages, type Page } from './page-files.ts'

/** As much of rolldown's context as is asked for here. */
interface Graph {
  getModuleInfo(module: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const home = '/dashboard'

/**
 * Names two files: 'home' has what the first page of the user area needs and no public page does, 'both' what some public page
 * needs as well. Whoever only signs in need not load the rest. Everything else is left to the groups that come after.
 */
export function homeGroup(root: string): (module: string, graph: Graph) => string | null {
  let groups: { home: Set<string>; visitors: Set<string> } | undefined
  return (module, graph) => {
    groups ??= reach(root, graph)
    if (!groups.home.has(module)) return null
    return groups.visitors.has(module) ? 'both' : 'home'
  }
}

/**
 * Names 'console' what only the console's pages need. What is small is put into one file with what is needed at nearly the same
 * places: without this, a button that users' pages share with the console would bring its windows along.
 */
export function consoleGroup(root: string): (module: string, graph: Graph) => string | null {
  let only: Set<string> | undefined
  return (module, graph) => (only ??= onlyConsole(root, graph)).has(module) ? 'console' : null
}

function onlyConsole(root: string, graph: Graph): Set<string> {
  const { user, visitor, admin } = readPages(root)
  const others = needed(graph, modulesOf(root, [...user, ...visitor]), 'later-too')
  return new Set([...needed(graph, modulesOf(root, admin), 'later-too')].filter((module) => !others.has(module)))
}

function reach(root: string, graph: Graph): { home: Set<string>; visitors: Set<string> } {
  const { user, visitor } = readPages(root)
  return { home: needed(graph, modulesOf(root, user.filter(({ address }) => address === home))), visitors: needed(graph, modulesOf(root, visitor)) }
}

function modulesOf(root: string, pages: readonly Page[]): string[] {
  return pages.flatMap(({ modules }) => modules.map((module) => path.join(root, module)))
}

/** The modules and all that they import; what they load later only when it is asked for too. */
function needed(graph: Graph, modules: readonly string[], when: 'at-once' | 'later-too' = 'at-once'): Set<string> {
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
