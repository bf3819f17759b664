/** What the person who started Kaban reads when it is ready. */
import type { Settings } from '../platform/settings.ts'
import { sampleSignIns } from './sample-sign-ins.ts'

export function welcome(settings: Settings, running: { address: string; accessCode: { code: string; made: boolean } }): string {
  const { user, admin, secondAdmin } = sampleSignIns
  const lines = ['', `Kaban is ready: ${running.address}`]
  if (settings.mode === 'sample') {
    lines.push(
      '',
      `  A user with a history   ${user.email}   ${user.password}`,
      `  An administrator        ${admin.email}   ${admin.password}`,
      `  A second administrator  ${secondAdmin.email}     ${secondAdmin.password}`,
      `  Every outgoing mail     ${running.address.replace(/\/$/, '')}/mailbox`,
    )
  }
  if (settings.mode === 'sample') {
    lines.push('', `  Company access code     ${running.accessCode.code}`)
    if (settings.smtpUrl) lines.push('', '  A sample installation sends no mail; KABAN_SMTP_URL is not used.')
  } else {
    lines.push('', ...companyAccess(settings, running.accessCode))
    if (!settings.smtpUrl) lines.push('  Mail                    not sent: set KABAN_SMTP_URL')
  }
  lines.push('', `The data are in ${settings.dataDirectory}. Ctrl-C ends Kaban and keeps them.`, '')
  return lines.join('\n')
}

/** A start is often kept in a log: the code that opens the console stands there once at most, when nobody knows it yet. */
function companyAccess(settings: Settings, { code, made }: { code: string; made: boolean }): string[] {
  if (made) return [`  Company access code     ${code}`, '                          (shown this once; set KABAN_ACCESS_CODE to choose your own)']
  return [`  Company access          on, by ${settings.accessCode ? 'KABAN_ACCESS_CODE' : `the code in ${settings.dataDirectory}/access-code`}`]
}
