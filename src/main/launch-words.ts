/** What the person who started Kaban reads when it is ready. */
import type { Settings } from '../platform/settings.ts'
import { sampleSignIns } from './sample-sign-ins.ts'

export function welcome(settings: Settings, running: { address: string; accessCode: string | null }): string {
  const { user, admin } = sampleSignIns
  const lines = ['', `Kaban is ready: ${running.address}`]
  if (settings.mode === 'sample') {
    lines.push(
      '',
      `  A user with a history   ${user.email}   ${user.password}`,
      `  An administrator        ${admin.email}   ${admin.password}`,
      `  Every outgoing mail     ${running.address.replace(/\/$/, '')}/mailbox`,
    )
  }
  if (running.accessCode) lines.push('', `  Company access code     ${running.accessCode}`)
  lines.push('', `The data are in ${settings.dataDirectory}. Ctrl-C ends Kaban and keeps them.`, '')
  return lines.join('\n')
}
