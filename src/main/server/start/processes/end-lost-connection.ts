import type { Worker } from 'node:cluster'

/**
 * Node:cluster hands a process one connection at a time. When the process dies before it has
 * answered whether it takes the connection, nobody closes it, and its client waits for ever. This
 * ends it, so that the client or the balancer tries again. Node does not document the message.
 */
export function endLostConnection({ process }: Worker): void {
  const send = process.send.bind(process) as (...given: unknown[]) => boolean
  let handed: { close?(): void } | undefined
  process.send = (...given: unknown[]) => {
    const [message, handle] = given as [{ act?: string }, { close?(): void }]
    // One that was taken is closed here already.
    if (message.act === 'newconn') handed = handle
    return send(...given)
  }
  process.once('exit', () => handed?.close?.())
}
