import { spawnSync } from 'node:child_process'

/**
 * Root tries the answers as `user`, under whom the service runs, if this machine has one: it has to
 * read and write what they name. Anybody else tries them as themselves.
 */
export async function asService<T>(work: () => Promise<T>, user = 'kaban'): Promise<T> {
  if (process.geteuid?.() !== 0) return await work()
  const [group, ...others] = groupsOf(user)
  if (group === undefined) return await work()
  const before = process.getgroups?.() ?? []
  process.setgroups?.([group, ...others])
  process.setegid?.(group)
  process.seteuid?.(user)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
    process.setegid?.(0)
    process.setgroups?.(before)
  }
}

/** By id, the user's own first. None: there is no such user. */
function groupsOf(user: string): number[] {
  const { status, stdout } = spawnSync('id', ['-G', user], { encoding: 'utf8' })
  return status === 0 ? stdout.trim().split(' ').map(Number) : []
}
