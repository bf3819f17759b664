// The arguments of each script of package.json. It checks them before it does anything.
import { parseArgs } from 'node:util'

const parts = 'format|types|lint|imports|build|weight|tests|e2e'
const attacks = 'dying|kills|overload|pictures|restarts|scanners'
const testing = `[--long] [--runs N] [${parts} …]`

/**
 * The arguments, and what the command does. `N` is a number; words with a bar between them are all
 * that may stand there; `…` means several; another word in capitals stands for any text.
 */
export const commands = {
  start: ['', 'installs, builds and runs Kaban'],
  dev: ['', 'runs Kaban with hot reload'],
  typecheck: ['[types]', 'checks the types'],
  test: [testing, 'runs every check and test, or those that are named'],
  'test:changed': ['', 'runs the tests that the current changes can break'],
  'test:long': [testing, 'runs every check and test, the long ones too'],
  'company-account': [
    '[--bank NAME] [--number NUMBER] [--name NAME] [--details TEXT]',
    'adds the first account into which clients deposit',
  ],
  'try-container': ['[ARCHIVE]', 'makes the container image and tries it'],
  'try-package': ['[ARCHIVE]', 'installs the Debian package in a system of its own and tries it'],
  user: [
    '[--email EMAIL] [--status STATUS] [--role ROLE] [--create] [--name NAME] [--vouch] ' +
      '[--remove-authenticator] [--end-sessions] [--company-access] [--on] [--change-code]',
    'creates a user, changes one, or changes the company access',
  ],
  portability: [
    '--database URL [--tills ordered|portable]',
    'shows what a server that speaks the protocol of PostgreSQL lacks',
  ],
  attack: [`[--short] [${attacks} …]`, 'attacks servers of its own'],
  simulate: [
    '[--seed N] [--seconds N] [--minutes N] [--until-broken] [--two-releases] [--plant NAME]',
    'lets people use two servers while faults strike',
  ],
  failovers: [
    '[--times N] [--seed N] [--patroni] [--plant NAME]',
    'lets people use two servers while one PostgreSQL takes the place of the other',
  ],
  setup: ['[--from FILE] [--replace]', 'asks for the settings and writes them into kaban.env'],
  check: ['[--json]', 'looks at the whole installation and changes nothing'],
  reload: ['', 'replaces the processes of the running Kaban one after another'],
  backup: ['[--into FOLDER]', 'writes an archive of the running installation'],
  'fetch-backups': ['[--into FOLDER]', 'downloads the copy of the backups from the bucket'],
  restore: ['[--from FOLDER] [--to MOMENT]', 'makes a data folder from the backups'],
  drill: [
    '[--from FOLDER] [--at FOLDER] [--restored URL]',
    'rehearses the loss of this machine beside the running Kaban',
  ],
  upgrade: [
    '[--link PATH] [--service NAME] [--stop COMMAND] [--start COMMAND] [--within N] [--at FOLDER]',
    'rehearses the upgrade on a copy, then replaces the running Kaban if told how',
  ],
  'upgrade-postgres': [
    '--old FOLDER [--leave-behind]',
    'carries the embedded database to the new major version',
  ],
  'rotate-key': ['[--status]', 'makes a new secret key'],
  'move-files': ['--to bucket|folder [--remove-old]', 'copies all files into the other store'],
  'seal-files': ['[--open] [--make-key]', 'seals the stored files'],
  'stray-files': ['[--remove]', 'lists files that no row of the database names'],
  verify: ['', 'checks the whole book'],
  docs: ['', 'writes the generated documents'],
  release: ['[--uncommitted]', 'makes the archive of a release'],
  'keep-release': ['', 'keeps the rows of this release for the tests of upgrades'],
  seed: [
    '[--users N] [--transactions N] [--messages N] [--investments N] [--activity N] [--mails N]',
    'fills the running installation with made-up rows',
  ],
  bench: [
    '[book|http|sign-in|processes|live|growth] [--against FOLDER]',
    'measures ratios on a server of its own',
  ],
  demo: ['', 'plays a deposit and a withdrawal in Chromium'],
  screenshots: ['', 'takes new pictures of the screens'],
  'staff-pictures': ['', 'takes the pictures of the staff guides'],
  'bench:placing': ['', 'measures how fast money is placed in an offer'],
  'bench:maturity': ['[N]', 'measures a night in which N placements mature'],
  'bench:lists': ['[LIST …]', 'measures the lists of the console in the running installation'],
  'bench:pages': ['[URL] [N]', 'measures the public pages of the running server, N seconds each'],
  'bench:web': ['[--runs N] [ROW …]', 'measures the pages as a cheap phone loads them'],
}

export function usageOf(name, typed = process.env.KABAN_COMMAND) {
  const [wanted, does] = commands[name]
  const npm = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
  const call = typed ? `${typed} ${name}` : `${npm}${wanted && ' --'}`
  return `Usage: ${call} ${wanted}`.trimEnd() + `\nIt ${does}.`
}

/** Says in one sentence why the arguments are wrong; undefined when they are not. */
export function problemOf(name, args) {
  const { options, words } = readPattern(commands[name][0])
  const { tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      [...options].map(([option, kind]) => [option, { type: kind ? 'string' : 'boolean' }]),
    ),
  })
  let count = 0
  for (const token of tokens) {
    if (token.kind === 'positional') {
      const kind = words.kinds[words.several ? 0 : count]
      count += 1
      if (!kind || !fits(kind, token.value)) return `${token.value} is unknown here.`
    } else if (token.kind === 'option') {
      const kind = options.get(token.name)
      if (kind === undefined) return `There is no option ${token.rawName}.`
      if (kind === '' ? token.value !== undefined : !fits(kind, token.value))
        return `${token.rawName} ${wants(kind)}${token.value ? `, not ${token.value}` : ''}.`
    }
  }
  return undefined
}

/** Ends the process for `--help` and for arguments that the command does not take. */
export function checkArguments(name, args = process.argv.slice(2)) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usageOf(name)}\n`)
    process.exit(0)
  }
  const problem = problemOf(name, args)
  if (problem === undefined) return
  process.stderr.write(`${problem}\n${usageOf(name)}\n`)
  process.exit(2)
}

/** `options`: by name, the word for the value; '' for one without. */
function readPattern(pattern) {
  const options = new Map()
  const kinds = []
  for (const [, option, value = '', word] of pattern
    .replaceAll(' …', '')
    .matchAll(/--([a-z-]+)(?: ([^\s\]]+))?|([^\s[\]]+)/g)) {
    if (option) options.set(option, value)
    else kinds.push(word)
  }
  return { options, words: { kinds, several: pattern.includes('…') } }
}

function fits(kind, value) {
  if (!value) return false
  if (kind === 'N') return /^\d+(\.\d+)?$/.test(value)
  return !/^[a-z]/.test(kind) || kind.split('|').includes(value)
}

function wants(kind) {
  if (kind === '') return 'takes no value'
  if (kind === 'N') return 'takes a number'
  return /^[a-z]/.test(kind) ? `takes ${kind.split('|').join(' or ')}` : `needs ${kind}`
}
