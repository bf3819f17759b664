// How the build divides the application into chunks: only a few, because each costs a round trip on
// a slow phone. When several groups match a module, the one with the highest priority takes it.
import { authGroup, consoleGroup, frameGroup, homeGroup } from './page-groups.ts'

const inKit = (...files: string[]) =>
  new RegExp(String.raw`kit[\\/][a-z0-9]+[\\/](${files.join('|')})\.tsx?$`)

const formLibrary = /react-hook-form|@hookform|@standard-schema/
const formInKit = inKit('form', 'field-notice', '(text|checkbox|select|password)-field')
const investing = /src[\\/]investing[\\/]/
const tiny = /(?<!social[\\/])screens[\\/]calls\.ts$/
const isForm = (module: string) => formLibrary.test(module) || formInKit.test(module)

/** Puts modules that the same pages need into one chunk. */
const shared = { minShareCount: 2, entriesAware: true }

export function chunkGroups(root: string) {
  const alone = { includeDependenciesRecursively: false }
  return [
    // React changes far less often than our code, so it stays cached across releases.
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 60 },
    // Of the pages before the sign-in only one shows a time.
    { ...alone, name: 'times', test: /time[\\/]shared[\\/](time|days)\.ts$/, priority: 55 },
    { ...alone, name: authGroup(root), debugName: 'auth', priority: 50 },
    { ...alone, name: frameGroup(root), debugName: 'frame', priority: 45 },
    { ...alone, name: homeGroup(root), debugName: 'home', priority: 25 },
    { ...alone, name: 'forms', test: isForm, priority: 20 },
    // Otherwise these modules would join a large chunk of one of the pages that need them.
    {
      ...alone,
      name: 'pictures',
      test: inKit(
        'avatar',
        'chosen-picture',
        'file-check',
        'initials',
        'problem',
        'shrink-picture',
      ),
      priority: 20,
    },
    // Otherwise it would be merged with the rules of bank accounts, which the sign-up loads.
    { ...alone, name: 'facts', test: inKit('facts'), priority: 20 },
    // Otherwise it would be merged with `saveFile`, which phones keep for the receipt.
    { ...alone, name: 'files', test: inKit('fetch-file'), priority: 20 },
    { ...alone, name: consoleGroup(root, 'most'), debugName: 'console-most', priority: 12 },
    { ...alone, name: consoleGroup(root, 'many'), debugName: 'console-many', priority: 12 },
    {
      ...alone,
      ...shared,
      name: consoleGroup(root, 'rest'),
      debugName: 'console',
      entriesAwareMergeThreshold: 1500,
      priority: 12,
    },
    // Merged only with each other, or else the pages that phones keep would load parts of them.
    {
      ...alone,
      ...shared,
      name: 'investing',
      test: investing,
      entriesAwareMergeThreshold: 200,
      priority: 11,
    },
    // Tiny, and needed by pages that share nothing else. Those before a sign-in need only one.
    { ...alone, ...shared, name: 'calls', test: tiny, priority: 10 },
    // Small chunks are merged, but not in the console: all of its pages share some small modules,
    // and would then load a large chunk that only one of them needs.
    { ...shared, name: 'parts', entriesAwareMergeThreshold: 1000, priority: 10 },
  ]
}
