// How the build divides the application into chunks: only a few, because each costs a round trip on
// a slow phone. When several groups match a module, the one with the highest priority takes it.
import { authGroup, consoleGroup, frameGroup, homeGroup } from './page-groups.ts'

const inKit = (...files: string[]) =>
  new RegExp(String.raw`kit[\\/][a-z0-9]+[\\/](${files.join('|')})\.tsx?$`)

/** Shares code that several pages use, and merges small chunks that the same pages need. */
const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 }

export function chunkGroups(root: string) {
  const alone = { includeDependenciesRecursively: false }
  return [
    // React changes far less often than our code, so it stays cached across releases.
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 60 },
    { ...alone, name: authGroup(root), debugName: 'auth', priority: 50 },
    { name: 'icons', test: /lucide-react/, priority: 45 },
    { ...alone, name: frameGroup(root), debugName: 'frame', priority: 30 },
    { ...alone, name: homeGroup(root), debugName: 'home', priority: 25 },
    { ...alone, name: 'forms', test: /react-hook-form|@hookform|@standard-schema/, priority: 20 },
    {
      ...alone,
      name: 'forms',
      test: inKit('form', '(text|checkbox|select|password|code)-field'),
      priority: 20,
    },
    // Separate chunks: each is small enough to be merged into a part of other pages, which would
    // then load the forms too.
    { ...alone, name: 'text-area', test: inKit('text-area-field'), priority: 20 },
    { ...alone, name: 'date-field', test: inKit('date-field'), priority: 20 },
    // Otherwise these modules would join a large chunk of one of the pages that need them.
    {
      ...alone,
      name: 'inside',
      test: inKit('dialog', 'fetch-failed', 'menu', 'popover'),
      priority: 20,
    },
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
    { ...alone, ...shared, name: consoleGroup(root), debugName: 'console', priority: 12 },
    { ...shared, name: 'parts', priority: 10 },
  ]
}
