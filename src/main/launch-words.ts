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
  if (settings.mode === 'sample') {
    if (running.accessCode) lines.push('', `  Company access code     ${running.accessCode}`)
    if (settings.smtpUrl) lines.push('', '  A sample installation sends no mail; KABAN_SMTP_URL is not used.')
  } else {
    // A start is often kept in a log: the code that opens the console must not stand there.
    lines.push('', `  Company access          ${running.accessCode ? 'on' : 'off'}`)
    if (!settings.smtpUrl) lines.push('  Mail                    not sent: set KABAN_SMTP_URL')
  }
  lines.push('', `The data are in ${settings.dataDirectory}. Ctrl-C ends Kaban and keeps them.`, '')
  return lines.join('\n')
}
