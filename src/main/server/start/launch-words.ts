/** What the person who started Kaban reads when it is ready. */
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { sampleSignIns } from '../../sample/sample-sign-ins.ts'
import type { AccessCode } from './installation.ts'

export function welcome(
  settings: Settings,
  running: { address: string; accessCode: AccessCode },
): string {
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
    lines.push(
      '',
      `  Company access code     ${running.accessCode.code}${running.accessCode.opens ? '' : ` (off: ${turnOn})`}`,
    )
    if (settings.smtpUrl)
      lines.push('', '  A sample installation sends no mail; KABAN_SMTP_URL is not used.')
  } else {
    lines.push('', ...companyAccess(settings, running.accessCode))
    if (!settings.smtpUrl) lines.push('  Mail                    not sent: set KABAN_SMTP_URL')
    // What speaks https for us is a proxy, and all that strangers try would be counted as its own.
    if (settings.publicUrl.startsWith('https:') && settings.trustedProxies === 0) {
      lines.push(
        '  Addresses               everybody seems to come from your proxy, and waits for what strangers try: set KABAN_TRUSTED_PROXIES',
      )
    }
  }
  lines.push('', `The data are in ${settings.dataDirectory}. Ctrl-C ends Kaban and keeps them.`, '')
  return lines.join('\n')
}

/** How who cannot come in any more comes in again. */
const turnOn = 'on again by Settings in the console, or by: npm run user -- --company-access --on'

/**
 * A start is often kept in a log: the code that opens the console stands there once at most, when
 * nobody knows it yet.
 */
function companyAccess(settings: Settings, { code, made, opens }: AccessCode): string[] {
  if (!opens) return [`  Company access          off (${turnOn})`]
  if (made)
    return [
      `  Company access code     ${code}`,
      '                          (shown this once; set KABAN_ACCESS_CODE to choose your own)',
    ]
  return [
    `  Company access          on, by ${settings.accessCode ? 'KABAN_ACCESS_CODE' : `the code in ${settings.dataDirectory}/access-code`}`,
  ]
}
