import type { databaseShares, witnessKinds } from './rules.ts'

type Share = (typeof databaseShares)[number]

export const systemWords = {
  title: 'System',
  intro:
    'How this installation runs. The page reads everything again every 10 seconds while you look ' +
    'at it.',
  failed: 'The state of the system could not be read',
  copy: 'Copy as text',
  copyMore: 'For a request for support. Holds no password, key, name or amount.',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Allow this page to use the clipboard and try again.',

  ready: 'This server takes requests',
  readyMore: 'Its database and its files answer.',
  notReady: 'This server takes no new requests',
  warns: 'This server works, with a problem',

  versions: 'Versions',
  kaban: 'Kaban',
  node: 'Node',
  postgres: 'PostgreSQL',
  schema: 'Schema',
  schemaMore: 'The number of the last migration of the database.',
  startedAt: 'Running since',
  noUpdates: 'Kaban does not look for updates and sends nothing to its makers.',

  servers: 'Servers',
  serversMore: 'Servers on this database that are connected now.',
  thisMachine: 'On the machine of the database',
  answered: 'Sent this page',
  connectedAt: (time: string) => `since ${time}`,
  processes: 'Processes of this server',
  processesMore: 'They share its port. One that ends by itself is started again.',
  process: (number: number) => `Process ${number}`,
  deaths: (count: number) =>
    count === 1 ? 'Ended by itself once' : `Ended by itself ${count} times`,
  secretKey: 'Secret key',
  noServers: 'No server is connected right now. It reconnects within seconds.',

  database: 'Database',
  databaseSize: 'Size',
  connections: 'Connections of this server',
  connectionsMore: 'In use, of the most that each kind of work may open.',
  shares: {
    changes: 'Changes',
    signIns: 'Sign-ins',
    reads: 'Reading',
    pages: 'Pages',
    files: 'Files',
    background: 'Jobs and live updates',
  } satisfies Record<Share, string>,
  inUse: (used: number, most: number) => `${used} of ${most}`,
  waiting: (count: number) => `${count} waiting`,

  disks: 'Disks',
  dataDisk: 'Data folder',
  filesDisk: 'Files',
  free: (free: string, size: string) => `${free} free of ${size}`,
  filesSame: 'In the data folder',
  filesBucket: 'In a bucket, which tells no size',
  diskUnknown: 'Could not be read',
  diskLow: 'Less than a tenth is free. A full disk stops every change.',

  mailsAndBooks: 'Mails and books',
  mails: 'Mails waiting',
  oldestMail: 'Oldest',
  mailsOff: {
    'no-server': 'No mail server is set, so nothing is sent.',
    sample: 'Sample data: mails are shown in the mailbox and not sent.',
  },
  verification: 'Books verified',
  sound: 'Sound',
  unsound: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  neverVerified: 'Not yet',

  backups: 'Backups',
  backupsOff: 'No backups are scheduled',
  backupsOffMore: 'Set KABAN_BACKUP_DIR to a folder on another disk or machine, and restart.',
  backupsOwnDatabase: 'Backups are up to your PostgreSQL',
  backupsOwnDatabaseMore:
    'Kaban backs up only its own embedded database. Back up your PostgreSQL with its own tools.',
  backupsAway: 'The folder of the backups does not answer',
  backupsAwayMore: (folder: string) => `Mount the disk of ${folder}, or name another folder.`,
  noBackup: 'No archive yet',
  noBackupMore: 'The first one is written soon after the start.',
  newest: 'Newest archive',
  newestSize: 'Its size',
  archives: 'Archives',
  archivesOf: (count: number, size: string) => `${count}, ${size} in all`,
  folder: 'Folder',
  log: 'Log copied',
  logMore: 'Everything up to then can be restored.',
  logUnknown: 'Unknown',
  backupsFail: 'Backups fail',
  overdue: 'Overdue',
  drill: 'Last restore drill',
  noDrill: 'No restore drill yet',
  runDrill: 'Run it on the machine:',
  drillFailed: 'Found problems',

  seals: 'Seals of the books',
  sealsMore: 'One a day. Whoever keeps a seal can show later what the books said.',
  lastSeal: 'Last seal',
  sealOf: (number: string) => `Seal ${number}`,
  noSeal: 'None yet. The first follows within minutes.',
  witnesses: {
    mail: 'By mail',
    webhook: 'Webhook',
    folder: 'Folder',
  } satisfies Record<(typeof witnessKinds)[number], string>,
  confirmedSeal: (number: string) => `has seal ${number}`,
  notConfirmed: 'Not confirmed yet',
  fewWitnesses: 'Too few people outside have the seals',
  fewWitnessesMore:
    'Name at least two places in different hands: KABAN_WITNESS_MAILS, KABAN_WITNESS_WEBHOOKS, ' +
    'KABAN_WITNESS_DIR.',

  faults: 'Last errors',
  faultsMore:
    'The last 20 of the server that sent this page, since its start. The log has the rest under ' +
    'the same request id.',
  noFaults: 'No errors since the start',
  when: 'When',
  where: 'Where',
  code: 'Code',
  requestId: 'Request id',

  jobs: 'Jobs',
  jobsMore: 'Of the server that sent this page, since its start. Each server runs all of them.',
  job: 'Job',
  lastRun: 'Last run',
  lastSuccess: 'Last success',
  next: 'Next',
  every: 'Every',
  notYet: 'Not yet',
  fails: 'Fails',
  healthy: (count: number) =>
    count === 1 ? '1 job runs without errors' : `${count} jobs run without errors`,
  units: { seconds: 's', minutes: 'min', hours: 'h' },
}
