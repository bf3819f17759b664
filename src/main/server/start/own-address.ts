import type { Settings } from '#foundation/platform/server/settings/settings.ts'

/** Where this machine reaches a Kaban with these settings, as in http://[::1]:3000. */
export function ownAddress({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const listens = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${listens.includes(':') ? `[${listens}]` : listens}:${port}`
}
