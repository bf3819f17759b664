import type { systemWords } from './words.ts'

export const systemWordsFil: typeof systemWords = {
  title: 'Sistema',
  intro:
    'Kung paano tumatakbo ang installation na ito. Binabasa ulit ng page ang lahat tuwing 10 ' +
    'segundo habang tinitingnan mo ito.',
  failed: 'Hindi mabasa ang lagay ng sistema',
  copy: 'Kopyahin bilang text',
  copyMore: 'Para sa paghingi ng tulong. Walang password, key, pangalan o halaga.',
  copied: 'Nakopya',
  copyFailed: 'Hindi makopya. Payagan ang page na gamitin ang clipboard at subukan ulit.',

  ready: 'Tumatanggap ng request ang server na ito',
  readyMore: 'Sumasagot ang database at mga file nito.',
  notReady: 'Hindi tumatanggap ng bagong request ang server na ito',
  warns: 'Gumagana ang server na ito, pero may problema',

  versions: 'Mga bersyon',
  kaban: 'Kaban',
  node: 'Node',
  postgres: 'PostgreSQL',
  schema: 'Schema',
  schemaMore: 'Ang numero ng huling migration ng database.',
  startedAt: 'Tumatakbo mula',
  noUpdates: 'Hindi naghahanap ng update ang Kaban at walang ipinapadala sa mga gumawa nito.',

  servers: 'Mga server',
  serversMore: 'Mga server na nakakonekta ngayon sa database.',
  thisMachine: 'Nasa machine ng database',
  answered: 'Sumagot sa page na ito',
  connectedAt: (time: string) => `mula ${time}`,
  secretKey: 'Secret key',
  noServers: 'Walang server na nakakonekta ngayon. Kokonekta ulit ito sa loob ng ilang segundo.',

  database: 'Database',
  databaseSize: 'Laki',
  connections: 'Mga koneksyon ng server na ito',
  connectionsMore: 'Ginagamit, mula sa pinakamaraming mabubuksan ng bawat uri ng gawain.',
  shares: {
    changes: 'Mga pagbabago',
    signIns: 'Mga pag-sign in',
    reads: 'Pagbasa',
    pages: 'Mga page',
    files: 'Mga file',
    background: 'Mga job at live update',
  },
  inUse: (used: number, most: number) => `${used} sa ${most}`,
  waiting: (count: number) => `${count} naghihintay`,

  disks: 'Mga disk',
  dataDisk: 'Data folder',
  filesDisk: 'Mga file',
  free: (free: string, size: string) => `${free} ang bakante sa ${size}`,
  filesSame: 'Nasa data folder',
  filesBucket: 'Nasa bucket, na hindi nagsasabi ng laki',
  diskUnknown: 'Hindi mabasa',
  diskLow: 'Wala pang ikasampu ang bakante. Titigil ang lahat ng pagbabago kapag puno ang disk.',

  mailsAndBooks: 'Mga email at libro',
  mails: 'Naghihintay na email',
  oldestMail: 'Pinakaluma',
  mailsOff: {
    'no-server': 'Walang mail server na nakatakda, kaya walang ipinapadala.',
    sample: 'Halimbawang datos: nasa mailbox ang mga email at hindi ipinapadala.',
  },
  verification: 'Na-verify ang mga libro',
  sound: 'Maayos',
  unsound: (count: number) => `${count} problema`,
  neverVerified: 'Hindi pa',

  backups: 'Mga backup',
  backupsOff: 'Walang nakatakdang backup',
  backupsOffMore:
    'Itakda ang KABAN_BACKUP_DIR sa folder na nasa ibang disk o machine, at i-restart.',
  backupsOwnDatabase: 'Nasa PostgreSQL mo ang mga backup',
  backupsOwnDatabaseMore:
    'Ang sariling embedded database lang ang bina-backup ng Kaban. I-backup ang PostgreSQL mo ' +
    'gamit ang sarili nitong mga tool.',
  backupsAway: 'Hindi sumasagot ang folder ng mga backup',
  backupsAwayMore: (folder: string) => `I-mount ang disk ng ${folder}, o magtakda ng ibang folder.`,
  noBackup: 'Wala pang archive',
  noBackupMore: 'Isusulat ang una pagkatapos magsimula.',
  newest: 'Pinakabagong archive',
  newestSize: 'Laki nito',
  archives: 'Mga archive',
  archivesOf: (count: number, size: string) => `${count}, ${size} lahat`,
  folder: 'Folder',
  log: 'Nakopya ang log',
  logMore: 'Maibabalik ang lahat hanggang sa oras na iyon.',
  logUnknown: 'Hindi alam',
  backupsFail: 'Hindi natutuloy ang mga backup',
  overdue: 'Lampas na',
  drill: 'Huling restore drill',
  noDrill: 'Wala pang restore drill',
  runDrill: 'Patakbuhin sa machine:',
  drillFailed: 'May nakitang problema',

  seals: 'Mga selyo ng mga libro',
  sealsMore:
    'Isa sa isang araw. Maipapakita ng may hawak ng selyo kung ano ang laman noon ng mga libro.',
  lastSeal: 'Huling selyo',
  sealOf: (number) => `Selyo ${number}`,
  noSeal: 'Wala pa. Darating ang una sa loob ng ilang minuto.',
  witnesses: { mail: 'Sa mail', webhook: 'Webhook', folder: 'Folder' },
  confirmedSeal: (number) => `may selyo ${number}`,
  notConfirmed: 'Hindi pa nakukumpirma',
  fewWitnesses: 'Kulang ang may hawak ng mga selyo sa labas',
  fewWitnessesMore:
    'Magtakda ng hindi bababa sa dalawang lugar na magkaiba ang may hawak: KABAN_WITNESS_MAILS, ' +
    'KABAN_WITNESS_WEBHOOKS, KABAN_WITNESS_DIR.',

  faults: 'Mga huling error',
  faultsMore:
    'Ang huling 20 ng server na sumagot, mula nang magsimula ito. Nasa log ang iba sa parehong ' +
    'request id.',
  noFaults: 'Walang error mula nang magsimula',
  when: 'Kailan',
  where: 'Saan',
  code: 'Code',
  requestId: 'Request id',

  jobs: 'Mga job',
  jobsMore: 'Ng server na sumagot, mula nang magsimula ito. Pinapatakbo ng bawat server ang lahat.',
  job: 'Job',
  lastRun: 'Huling takbo',
  lastSuccess: 'Huling natuloy',
  next: 'Susunod',
  every: 'Tuwing',
  notYet: 'Hindi pa',
  fails: 'Hindi natutuloy',
  healthy: (count: number) => `${count} job ang tumatakbo nang walang error`,
  units: { seconds: 's', minutes: 'min', hours: 'oras' },
}
