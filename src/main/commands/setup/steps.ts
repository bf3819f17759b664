/** The questions of `npm run setup`, in order, and how each answer is tried. */
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { isEmail } from '#people/identity/shared/rules-forms.ts'
import type { Answers } from './config-text.ts'
import {
  tryAccessCode,
  tryBackups,
  tryDatabase,
  tryDataFolder,
  tryMailServer,
  tryPort,
  tryStorage,
  tryTestMail,
} from './try-answers.ts'

export interface Question {
  /** A setting; SETUP_… is only for setup and is not written. */
  name: string
  asks: string
  /** Not echoed. */
  secret?: true
  /** The answers to choose from. */
  options?: readonly { value: string; label: string }[]
  /** Offered when there is no answer yet. */
  usual?: string
  /** Asked only then. */
  when?: (answers: Answers) => boolean
}

export interface Step {
  questions: readonly Question[]
  /** Returns sentences about what does not work. */
  attempt?: (settings: Settings, answers: Answers) => Promise<string[]>
  /** Asked only then. */
  when?: (answers: Answers) => boolean
}

const isLive = (answers: Answers) => answers['KABAN_MODE'] === 'live'
const answered = (name: string, value: string) => (answers: Answers) => answers[name] === value
const has = (name: string) => (answers: Answers) => Boolean(answers[name])

const inBucket = answered('SETUP_FILES', 'bucket')
const ownDatabase = answered('SETUP_DATABASE', 'own')

export const steps: readonly Step[] = [
  {
    questions: [
      {
        name: 'KABAN_MODE',
        asks: 'What is it for?',
        options: [
          { value: 'live', label: 'Real clients (live)' },
          { value: 'sample', label: 'A look with made-up people (sample)' },
        ],
      },
    ],
  },
  {
    when: isLive,
    questions: [
      { name: 'KABAN_PUBLIC_URL', asks: 'Public address, such as https://wallet.example.ph' },
    ],
  },
  {
    when: isLive,
    questions: [
      {
        name: 'KABAN_TRUSTED_PROXIES',
        asks: 'How many of your own proxies does every request pass? TLS needs one',
        usual: '1',
      },
    ],
  },
  {
    questions: [{ name: 'KABAN_DATA_DIR', asks: 'Data folder' }],
    attempt: tryDataFolder,
  },
  {
    questions: [{ name: 'PORT', asks: 'Port that Kaban listens on', usual: '3000' }],
    attempt: tryPort,
  },
  {
    questions: [
      {
        name: 'SETUP_DATABASE',
        asks: 'Database',
        options: [
          { value: 'embedded', label: "Kaban's own PostgreSQL, in the data folder" },
          { value: 'own', label: 'A PostgreSQL of your own, 15 or newer' },
        ],
      },
      {
        name: 'DATABASE_URL',
        asks: 'Its address for the application: postgres://kaban_app:password@host:5432/kaban',
        secret: true,
        when: ownDatabase,
      },
      {
        name: 'KABAN_OWNER_DATABASE_URL',
        asks: 'Its address for the owner: postgres://kaban_owner:password@host:5432/kaban',
        secret: true,
        when: ownDatabase,
      },
    ],
    attempt: tryDatabase,
  },
  {
    questions: [
      {
        name: 'SETUP_FILES',
        asks: 'Uploaded files',
        options: [
          { value: 'data', label: 'In the data folder' },
          { value: 'folder', label: 'In another folder' },
          { value: 'bucket', label: 'In a bucket of an S3-compatible store' },
        ],
      },
      {
        name: 'KABAN_FILES_DIR',
        asks: 'Folder of uploaded files',
        when: answered('SETUP_FILES', 'folder'),
      },
      { name: 'KABAN_S3_BUCKET', asks: 'Bucket', when: inBucket },
      { name: 'KABAN_S3_ENDPOINT', asks: 'Address of the store; empty: Amazon', when: inBucket },
      { name: 'KABAN_S3_REGION', asks: 'Region', usual: 'us-east-1', when: inBucket },
      { name: 'KABAN_S3_ACCESS_KEY_ID', asks: 'Id of the key', when: inBucket },
      {
        name: 'KABAN_S3_SECRET_ACCESS_KEY',
        asks: 'Secret of the key',
        secret: true,
        when: inBucket,
      },
    ],
    attempt: tryStorage,
  },
  {
    when: isLive,
    questions: [
      {
        name: 'KABAN_SMTP_URL',
        asks: 'Mail server: smtp://user:password@host:587',
        secret: true,
      },
    ],
    attempt: tryMailServer,
  },
  {
    when: (answers) => isLive(answers) && has('KABAN_SMTP_URL')(answers),
    questions: [
      {
        name: 'KABAN_MAIL_FROM',
        asks: 'Sender of the mails, such as Kaban <no-reply@example.ph>',
      },
      { name: 'SETUP_MAIL_TO', asks: 'Who gets a test mail now? Empty: nobody' },
    ],
    attempt: (settings, answers) => tryTestMail(settings, answers['SETUP_MAIL_TO']),
  },
  {
    when: (answers) => isLive(answers) && !ownDatabase(answers),
    questions: [
      { name: 'KABAN_BACKUP_DIR', asks: 'Folder of backups, on another disk; empty: none' },
    ],
    attempt: tryBackups,
  },
  {
    when: isLive,
    questions: [
      {
        name: 'KABAN_ACCESS_CODE',
        asks: 'Company access code, of twelve or more characters; empty: Kaban makes one',
        secret: true,
      },
    ],
    attempt: tryAccessCode,
  },
  {
    when: isLive,
    questions: [
      { name: 'SETUP_ADMIN_NAME', asks: 'Full name of the first administrator; empty: later' },
      {
        name: 'SETUP_ADMIN_EMAIL',
        asks: 'Email of the first administrator',
        when: has('SETUP_ADMIN_NAME'),
      },
      { name: 'SETUP_ACCOUNT_BANK', asks: 'Bank that takes deposits; empty: later' },
      {
        name: 'SETUP_ACCOUNT_NUMBER',
        asks: 'Number of the account',
        when: has('SETUP_ACCOUNT_BANK'),
      },
      { name: 'SETUP_ACCOUNT_NAME', asks: 'Name of the account', when: has('SETUP_ACCOUNT_BANK') },
    ],
    attempt: async (_settings, { SETUP_ADMIN_NAME: name, SETUP_ADMIN_EMAIL: email = '' }) =>
      name && !isEmail(email) ? [`"${email}" is no email of an administrator.`] : [],
  },
]

/** Choices that the settings imply, so that an existing file offers them. */
export function choicesOf(settings: Answers): Answers {
  const files = settings['KABAN_S3_BUCKET']
    ? 'bucket'
    : settings['KABAN_FILES_DIR']
      ? 'folder'
      : 'data'
  return {
    SETUP_DATABASE: settings['DATABASE_URL'] ? 'own' : 'embedded',
    SETUP_FILES: files,
  }
}
