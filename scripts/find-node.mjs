// Node 24 runs the server's TypeScript without a build. The dependencies include that Node, so
// people with an older one need not install it.
import { execFileSync } from 'node:child_process'
import { Problem, inProject } from './project.mjs'

const oldestMajor = 24

export function findNode() {
  const candidates = [
    inProject('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node'),
    process.execPath,
  ]
  const found = candidates.find((candidate) => majorOf(candidate) >= oldestMajor)
  if (found) return found
  throw new Problem(
    `Kaban runs on Node ${oldestMajor}. It brings its own for Linux on x64 and arm64, but ` +
      `not for ${process.platform} on ${process.arch}: ` +
      `install Node ${oldestMajor} from https://nodejs.org and try again.`,
  )
}

function majorOf(candidate) {
  if (candidate === process.execPath) return Number(process.versions.node.split('.')[0])
  try {
    return Number(
      execFileSync(candidate, ['--version'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
        .slice(1)
        .split('.')[0],
    )
  } catch {
    return 0
  }
}
