// Which modules the build puts together, so that a slow phone asks for few files: each costs it a round trip.
import path from 'node:path'
import { readPages, type Page } from './page-files.ts'

/** As much of rolldown's context as is asked for here. */
interface Graph {
  getModuleInfo(module: string): { importedIds: readonly string[] } | null
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

function reach(root: string, graph: Graph): { home: Set<string>; visitors: Set<string> } {
  const { user, visitor } = readPages(root)
  const modulesOf = (pages: readonly Page[]) => pages.flatMap(({ modules }) => modules.map((module) => path.join(root, module)))
  return { home: needed(graph, modulesOf(user.filter(({ address }) => address === home))), visitors: needed(graph, modulesOf(visitor)) }
}

/** The modules and all that they import, not what they load later. */
function needed(graph: Graph, modules: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...modules]
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (found.has(module)) continue
    found.add(module)
    waiting.push(...(graph.getModuleInfo(module)?.importedIds ?? []))
  }
  return found
}
