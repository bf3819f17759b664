/** Sends one mail past the outbox, to learn what the mail server answers. */
import { v7 as uuidv7 } from 'uuid'
import type { Settings } from '../settings/settings.ts'
import { fromOf, openMailTransport, unlessEnded, type MailSender } from './mail-transport.ts'
import type { OutboxMail } from './outbox.ts'
import { renderMail } from './render-mail.ts'

export interface MailAnswer {
  /** 'failed': it said no, or could not be reached. */
  outcome: 'accepted' | 'failed' | 'silent'
  /** In the words of the server or of the network, in one line and without the password. */
  said: string
}

type TestMail = Pick<OutboxMail, 'to' | 'subject' | 'content'>

const saidMax = 500

/** `withinMs` limits all of it: connecting, signing in and handing over. */
export async function sendTestMail(
  settings: Settings,
  smtpUrl: string,
  { mail, sender }: { mail: TestMail; sender: MailSender },
  withinMs: number,
): Promise<MailAnswer> {
  const transport = openMailTransport(settings, smtpUrl)
  const signal = AbortSignal.timeout(withinMs)
  try {
    const frame = { ...sender, publicUrl: settings.publicUrl }
    const sent = transport.send({
      from: fromOf(settings, sender),
      to: mail.to,
      subject: mail.subject,
      ...(await renderMail(mail, frame)),
      messageId: `<${uuidv7()}@kaban>`,
      headers: {},
      signal,
    })
    const { response } = await unlessEnded(sent, signal)
    return { outcome: 'accepted', said: withoutPassword(response, smtpUrl) }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    const isSilent = signal.aborted || code === 'ETIMEDOUT'
    return { outcome: isSilent ? 'silent' : 'failed', said: withoutPassword(message, smtpUrl) }
  } finally {
    transport.close()
  }
}

/** A server may repeat a line that it was sent, also as SMTP encodes it. */
function withoutPassword(text: string, smtpUrl: string): string {
  const { username, password } = new URL(smtpUrl)
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  const encoded = [secret, `\0${user}\0${secret}`].map((one) => Buffer.from(one).toString('base64'))
  let safe = text
  if (secret !== '')
    for (const one of [...encoded, password, secret]) safe = safe.replaceAll(one, '…')
  return safe
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, saidMax)
}
