// Runs a command of package.json as the user kaban. Node has read the settings (`kaban`).
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

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
const user = ['--reuid=kaban', '--regid=kaban', '--init-groups']
const { status, error } = spawnSync(
  'setpriv',
  [...user, process.execPath, 'scripts/run.mjs', files.get(name), ...args],
  {
    stdio: 'inherit',
    env: {
      NODE_ENV: 'production',
      KABAN_DATA_DIR: '/var/lib/kaban',
      ...process.env,
      HOME: '/var/lib/kaban',
    },
  },
)
if (error) throw error
process.exitCode = status ?? 1

function end(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
