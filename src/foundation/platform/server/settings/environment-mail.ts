/** The settings of mail: the server that sends, the sender, and the signature. */
import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { settingNotes } from './setting-notes.ts'

const group = 'Mail' as const
const signing = 'Installations whose mail server does not sign.'
const keyBitsMin = 1024

export const mailSettings = {
  KABAN_SMTP_URL: z
    .string()
    .startsWith('smtp', 'it must begin with smtp:// or smtps://')
    .optional()
    .register(settingNotes, {
      group,
      does:
        'The mail server that a live installation sends through: ' +
        '`smtp://user:password@host:587`. An installation with sample data never sends.',
      neededBy: 'Every live installation.',
      otherwise: 'none: mail waits in the outbox and is given up after three days',
    }),
  KABAN_MAIL_FROM: z.string().default('Kaban <no-reply@kaban.test>').register(settingNotes, {
    group,
    does: 'The sender of every mail.',
    neededBy: 'Every live installation.',
  }),
  KABAN_MAIL_BOUNCES: z
    .email('it must be an email, such as bounces@example.ph')
    .optional()
    .register(settingNotes, {
      group,
      does:
        'The mailbox that gets back what could not be delivered (the sender of the envelope). ' +
        "SPF is checked against its domain. Kaban doesn't read it.",
      neededBy: 'Operators who read returned mail elsewhere than at `KABAN_MAIL_FROM`.',
      otherwise: 'the email in `KABAN_MAIL_FROM`',
    }),
  KABAN_DKIM_DOMAIN: z
    .hostname('it must be a domain, such as example.ph')
    .optional()
    .register(settingNotes, {
      group,
      does:
        'The domain in whose name Kaban signs mails (DKIM), that of `KABAN_MAIL_FROM` or one ' +
        'above it. The three settings of DKIM go together ' +
        '([mail.md](operating/mail-and-files.md#signed-mail)).',
      neededBy: signing,
      otherwise: 'none: Kaban does not sign',
    }),
  KABAN_DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{0,62}$/i, 'it has letters, digits, dots and dashes')
    .optional()
    .register(settingNotes, {
      group,
      does: 'The public key is at `SELECTOR._domainkey.DOMAIN` in the DNS.',
      neededBy: signing,
    }),
  KABAN_DKIM_KEY: z.string().transform(readKeyFile).optional().register(settingNotes, {
    group,
    does: 'The file of the private key for DKIM: RSA in PEM, of 2048 bits.',
    neededBy: signing,
  }),
}

function readKeyFile(file: string, context: z.core.$RefinementCtx<string>): string {
  try {
    const pem = readFileSync(file, 'utf8')
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'rsa') {
      if ((key.asymmetricKeyDetails?.modulusLength ?? 0) >= keyBitsMin) return pem
      context.addIssue(`the key in ${file} has fewer than ${keyBitsMin} bits`)
    } else context.addIssue(`the key in ${file} is not of RSA`)
  } catch (error) {
    const isMissing = error instanceof Error && 'syscall' in error
    context.addIssue(
      isMissing
        ? `${file} cannot be read: ${error.message}`
        : `${file} holds no private key in PEM`,
    )
  }
  return z.NEVER
}

export interface MailSettings {
  /** Null: mail stays in the outbox. */
  smtpUrl: string | null
  mailFrom: string
  /** Null: the email in `mailFrom`. */
  mailBounces: string | null
  /** Null: mails are not signed. `key` is PEM. */
  dkim: { domain: string; selector: string; key: string } | null
}

type Set = z.infer<z.ZodObject<typeof mailSettings>>

/** Sentences about settings that do not go together. */
export function mailSettingProblems(set: Set): string[] {
  const { KABAN_DKIM_DOMAIN: domain, KABAN_DKIM_SELECTOR: selector, KABAN_DKIM_KEY: key } = set
  const given = [domain, selector, key].filter(Boolean).length
  if (given > 0 && given < 3)
    return ['KABAN_DKIM_DOMAIN, KABAN_DKIM_SELECTOR and KABAN_DKIM_KEY go together: set all three.']
  const from = /@([^@<>\s]+?)>?\s*$/.exec(set.KABAN_MAIL_FROM)?.[1]?.toLowerCase() ?? ''
  const signedFor = domain?.toLowerCase()
  if (signedFor && from !== signedFor && !from.endsWith(`.${signedFor}`))
    return [
      `KABAN_DKIM_DOMAIN is ${domain}, and KABAN_MAIL_FROM sends from ${from}: receivers count a ` +
        'signature only for the domain of the sender. Set it to that domain or one above it.',
    ]
  return []
}

export function readMailSettings(set: Set): MailSettings {
  const { KABAN_DKIM_DOMAIN: domain, KABAN_DKIM_SELECTOR: selector, KABAN_DKIM_KEY: key } = set
  return {
    smtpUrl: set.KABAN_SMTP_URL ?? null,
    mailFrom: set.KABAN_MAIL_FROM,
    mailBounces: set.KABAN_MAIL_BOUNCES ?? null,
    dkim: domain && selector && key ? { domain, selector, key } : null,
  }
}
