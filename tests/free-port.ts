import { createServer } from 'node:net'

/** A port that nobody listened on a moment ago, as the machine itself hands it out. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, host, () => {
      const place = probe.address()
      probe.close(() =>
        place && typeof place === 'object' ? resolve(place.port) : reject(new Error('No port')),
      )
    })
  })
}
