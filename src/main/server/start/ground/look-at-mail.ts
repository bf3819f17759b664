/** Looks whether the mail server lets Kaban in. Sends nothing. */
import { createTransport } from 'nodemailer'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { note, wrong, type Findings } from './findings.ts'

const silenceMs = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 }

/** An installation with sample data sends no mail. */
export async function lookAtMail({
  mode,
  smtpUrl,
}: Pick<Settings, 'mode' | 'smtpUrl'>): Promise<Findings> {
  if (mode !== 'live') return []
  if (smtpUrl === null) return [note('mail-missing', 'KABAN_SMTP_URL is not set: no mail is sent.')]
  const transport = createTransport({ url: smtpUrl, ...silenceMs })
  try {
    await transport.verify()
    return []
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    return [
      code === 'EAUTH'
        ? wrong(
            'mail-refused',
            `The mail server refuses the user or the password of KABAN_SMTP_URL: ${message}`,
          )
        : wrong(
            'mail-unreachable',
            `The mail server of KABAN_SMTP_URL cannot be used: ${message}. ` +
              (/certificate/.test(message)
                ? 'If its certificate is of an authority of your own, name that in ' +
                  'NODE_EXTRA_CA_CERTS, in a file that Kaban can read.'
                : 'Check the host, the port, and smtps: for a server that begins with TLS.'),
          ),
    ]
  } finally {
    transport.close()
  }
}
