/** The text that the launcher prints once Kaban is ready. */
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { sampleSignIns } from '../../sample/sample-sign-ins.ts'
import type { AccessCode } from './access-code.ts'

export function readyText(
  settings: Settings,
  running: { address: string; accessCode: AccessCode },
): string {
  const { user, investor, admin, secondAdmin } = sampleSignIns
  const several = settings.processes > 1 ? ` (${settings.processes} processes)` : ''
  const lines = ['', `Kaban is ready: ${running.address}${several}`]
  if (settings.mode === 'sample') {
    lines.push(
      '',
      `  A user with a history   ${user.email}   ${user.password}`,
      `  A user who invests      ${investor.email}    ${investor.password}`,
      `  An administrator        ${admin.email}   ${admin.password}`,
      `  A second administrator  ${secondAdmin.email}     ${secondAdmin.password}`,
      `  Every outgoing mail     ${running.address.replace(/\/$/, '')}/mailbox`,
    )
  }
  if (settings.mode === 'sample') {
    const { code, opens } = running.accessCode
    const known = code ?? 'the one of the servers that run already'
    lines.push('', `  Company access code     ${known}${opens ? '' : ` (off: ${turnOn})`}`)
    if (settings.smtpUrl)
      lines.push('', '  A sample installation sends no mail; KABAN_SMTP_URL is not used.')
  } else {
    lines.push('', ...companyAccess(settings, running.accessCode))
    if (!settings.smtpUrl) lines.push('  Mail                    not sent: set KABAN_SMTP_URL')
    // A proxy speaks https for us. Unless it is trusted, its address gets everybody's rate limits.
    if (settings.publicUrl.startsWith('https:') && settings.trustedProxies === 0) {
      lines.push(
        '  Addresses               everybody seems to come from your proxy, and waits for ' +
          'what strangers try: set KABAN_TRUSTED_PROXIES to the number of your proxies',
      )
    }
  }
  lines.push('', `The data are in ${settings.dataDirectory}. Ctrl-C ends Kaban and keeps them.`, '')
  return lines.join('\n')
}

const turnOn = 'on again by Settings in the console, or by: npm run user -- --company-access --on'

/** The output often goes to a log, so the code is printed only once, by the start that made it. */
function companyAccess(settings: Settings, { code, made, opens }: AccessCode): string[] {
  if (opens && code === null) return ['  Company access          on, by the code chosen before']
  if (!opens) return [`  Company access          off (${turnOn})`]
  if (made)
    return [
      `  Company access code     ${code}`,
      '                          (shown this once; set KABAN_ACCESS_CODE to choose your own)',
    ]
  const source = settings.accessCode
    ? 'KABAN_ACCESS_CODE'
    : `the code in ${settings.dataDirectory}/access-code`
  return [`  Company access          on, by ${source}`]
}
