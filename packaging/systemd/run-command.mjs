// Runs a command of package.json with the settings of the service, as its user.
import { readFileSync } from 'node:fs'
import { runChild } from '../../scripts/run-child.mjs'

const settings = '/etc/kaban/kaban.env'
/** They write what root alone may, and lend their work to the owner of the data. */
const asRoot = ['setup', 'upgrade']

const [name = '', ...args] = process.argv.slice(2)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const command = /^exec node scripts\/run\.mjs (src\/main\/commands\/\S+)$/
const files = new Map(
  Object.entries(scripts).flatMap(([key, text]) => {
    const file = command.exec(text)?.[1]
    return file ? [[key, file]] : []
  }),
)

if (!files.has(name)) end(`Name a command: kaban ${[...files.keys()].sort().join(' | ')}`)
if (name === 'upgrade' && process.cwd() === '/usr/lib/kaban')
  end(
    'apt replaces this Kaban: apt install ./kaban_VERSION_amd64.deb\n' +
      'To rehearse that on a copy of the data first, see docs/operating/upgrade.md.',
  )
readSettings()
const user = ['setpriv', '--reuid=kaban', '--regid=kaban', '--init-groups']
const [program, ...rest] = [
  ...(asRoot.includes(name) ? [] : user),
  process.execPath,
  'scripts/run.mjs',
  files.get(name),
  ...args,
]
// Signals are for the command, which cleans up.
process.exitCode = await runChild(program, rest, {
  env: {
    NODE_ENV: 'production',
    KABAN_DATA_DIR: '/var/lib/kaban',
    ...process.env,
    ...(name === 'setup' && { KABAN_CONFIG: settings }),
    KABAN_COMMAND: 'kaban',
    // Root takes no .npmrc and the like from a folder that the service can write.
    ...(!asRoot.includes(name) && { HOME: '/var/lib/kaban' }),
  },
})

/** What the environment sets wins. */
function readSettings() {
  try {
    process.loadEnvFile(settings)
  } catch ({ code }) {
    if (name === 'setup' && code === 'ENOENT') return
    end(`${settings} cannot be read (${code}). Make it: kaban setup`)
  }
}

function end(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
