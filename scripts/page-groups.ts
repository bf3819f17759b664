// Which modules the build puts together, so that a slow phone asks for few files: each costs it a round trip.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { authEntry, readAuthPages, readPages, type Page } from './page-files.ts'

/** As much of rolldown's context as is asked for here. */
interface Graph {
  getModuleInfo(
    module: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const home = '/dashboard'
const application = 'src/main/browser/app.tsx'

/**
 * Names 'common' what the document of the doors and that of the application both begin with, and
 * 'shared' what the doors and the first page of the user area need: so neither brings along what
 * only the other needs.
 */
export function authGroup(root: string): (module: string, graph: Graph) => string | null {
  let sets:
    | { authPage: Set<string>; begin: Set<string>; home: Set<string>; icons: Set<string> }
    | undefined
  return (module, graph) => {
    sets ??= authSets(root, graph)
    const { authPage, begin, home, icons } = sets
    if (
      !authPage.has(module) ||
      (/lucide-react.*[\\/]icons[\\/]/.test(module) && !icons.has(path.basename(module)))
    )
      return null
    return begin.has(module) ? 'common' : home.has(module) ? 'shared' : null
  }
}

function authSets(root: string, graph: Graph) {
  // What a door loads later too: or a picture would bring the application along.
  const authPage = needed(
    graph,
    [path.join(root, authEntry), ...modulesOf(root, readAuthPages(root))],
    'later-too',
  )
  return {
    authPage,
    begin: needed(graph, [path.join(root, application)]),
    home: reach(root, graph).home,
    icons: iconsOf([...authPage]),
  }
}

/**
 * The files of the icons that these modules name: by the one index of all icons every module would
 * need each of them.
 */
function iconsOf(modules: readonly string[]): Set<string> {
  const index = readFileSync(
    modules.find((module) => module.endsWith('lucide-react.mjs')) ?? '',
    'utf8',
  )
  const own = modules
    .filter((module) => !module.includes('node_modules') && module.endsWith('.tsx'))
    .map((module) => readFileSync(module, 'utf8'))
  const named = own
    .flatMap(
      (source) => /import \{([^}]+)\} from 'lucide-react'/.exec(source)?.[1]?.split(',') ?? [],
    )
    .map((name) => name.trim())
  const files = named.map(
    (name) =>
      new RegExp(`default as ${name}[ ,][^}]*\\} from '\\./icons/([^']+)'`).exec(index)?.[1],
  )
  if (files.includes(undefined))
    throw new Error(
      `Not all icons of the doors were found: ${named.filter((_, at) => files[at] === undefined).join(', ')}`,
    )
  return new Set(files.flatMap((file) => file ?? []))
}

/**
 * Names 'ground' and 'frame' what the document of the application begins with: the packages, and
 * what is ours.
 */
export function frameGroup(root: string): (module: string, graph: Graph) => string | null {
  let begin: Set<string> | undefined
  return (module, graph) => {
    begin ??= needed(graph, [path.join(root, application)])
    // The entry itself stays alone: whoever loads a file that it shares must not start the application.
    if (!begin.has(module) || module === path.join(root, application)) return null
    return module.includes('node_modules') ? 'ground' : 'frame'
  }
}

/**
 * Names two files: 'home' has what the first page of the user area needs and no public page does,
 * 'both' what some public page needs as well. Whoever only signs in need not load the rest.
 * Everything else is left to the groups that come after.
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
 * Names 'console' what only the console's pages need. What is small is put into one file with what
 * is needed at nearly the same places: without this, a button that users' pages share with the
 * console would bring its windows along.
 */
export function consoleGroup(root: string): (module: string, graph: Graph) => string | null {
  let only: Set<string> | undefined
  return (module, graph) => ((only ??= onlyConsole(root, graph)).has(module) ? 'console' : null)
}

function onlyConsole(root: string, graph: Graph): Set<string> {
  const { user, visitor, admin } = readPages(root)
  const others = needed(graph, modulesOf(root, [...user, ...visitor]), 'later-too')
  return new Set(
    [...needed(graph, modulesOf(root, admin), 'later-too')].filter((module) => !others.has(module)),
  )
}

function reach(root: string, graph: Graph): { home: Set<string>; visitors: Set<string> } {
  const { user, visitor } = readPages(root)
  return {
    home: needed(
      graph,
      modulesOf(
        root,
        user.filter(({ address }) => address === home),
      ),
    ),
    visitors: needed(graph, modulesOf(root, visitor)),
  }
}

function modulesOf(root: string, pages: readonly Page[]): string[] {
  return pages.flatMap(({ modules }) => modules.map((module) => path.join(root, module)))
}

/** The modules and all that they import; what they load later only when it is asked for too. */
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
