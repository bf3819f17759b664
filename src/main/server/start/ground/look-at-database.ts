/** Looks at the database before anything is migrated: server, roles and rights, encoding, clock. */
import {
  databaseProblem,
  saidByDatabase,
} from '#foundation/platform/server/database/database-problems.ts'
import { postgresMajor } from '#foundation/platform/server/database/schema/migrate.ts'
import type { TillKind } from '#foundation/platform/server/settings/environment-tills.ts'
import { hasRole, readDatabaseFacts, type DatabaseFacts } from './database-facts.ts'
import { whyNotOn } from './engines.ts'
import { note, wrong, type Finding, type Findings } from './findings.ts'

export interface DatabaseAddresses {
  /** For the application's role. */
  databaseUrl: string
  /** For the role that owns the tables. */
  ownerUrl: string
}

const makeRoles = 'Create it, as docs/operating/installing.md shows.'

type Adds = (kind: Parameters<typeof wrong>[0], text: string) => void
/** `refuse` what cannot work; `protect` a live installation; `mention` the rest. */
type Judge = Record<'refuse' | 'protect' | 'mention', Adds>

const clockProblemMs = 30_000
const clockDoubtMs = 3_000

/** Its message is the sentence for the operator. */
class OtherEngine extends Error {}

export async function lookAtDatabase(
  { databaseUrl, ownerUrl }: DatabaseAddresses,
  mode: 'sample' | 'live',
  tills: TillKind | null = null,
): Promise<Findings> {
  const found: Finding[] = []
  const refuse: Adds = (...finding) => void found.push(wrong(...finding))
  const mention: Adds = (...finding) => void found.push(note(...finding))
  const judge: Judge = { refuse, mention, protect: mode === 'live' ? refuse : mention }
  const isOne = databaseUrl === ownerUrl
  const refuseEngine = (engine: string) => {
    const why = whyNotOn(engine, tills)
    if (why) throw new OtherEngine(why)
  }
  const ask = (variable: string, url: string, other: string | null) =>
    factsOf(variable, url, other, refuseEngine)
  const owner = await ask('KABAN_OWNER_DATABASE_URL', ownerUrl, isOne ? null : databaseUrl)
  if ('severity' in owner && owner.id === 'database-engine') return [owner]
  const application = isOne ? owner : await ask('DATABASE_URL', databaseUrl, ownerUrl)
  if ('severity' in owner)
    found.push(isOne ? { ...owner, text: owner.text.replace('KABAN_OWNER_', '') } : owner)
  else {
    judgeServer(owner, judge)
    judgeOwner(owner, judge)
  }
  if ('severity' in application) {
    if (!isOne) found.push(application)
  } else {
    if ('severity' in owner) judgeServer(application, judge)
    judgeApplication(application, judge, isOne)
    if (!isOne && !('severity' in owner)) judgeTemporaryTables(application, owner, judge)
    if (!('severity' in owner) && application.identity !== owner.identity)
      refuse(
        'databases-differ',
        'DATABASE_URL and KABAN_OWNER_DATABASE_URL name different databases. Both must name the ' +
          'same server and database, with different roles.',
      )
  }
  return found
}

/** Returns a finding when the database cannot be read. `other` may know whether a role exists. */
async function factsOf(
  variable: string,
  url: string,
  other: string | null,
  onEngine: (engine: string) => void,
): Promise<DatabaseFacts | Finding> {
  try {
    return await readDatabaseFacts(url, onEngine)
  } catch (error) {
    if (error instanceof OtherEngine)
      return wrong({ id: 'database-engine', mend: variable }, error.message)
    const role = URL.parse(url)?.username ?? ''
    const named = databaseProblem(error)
    if (named?.name.startsWith('role-') && other && role)
      if ((await hasRole(other, decodeURIComponent(role))) === false)
        return wrong(
          { id: 'role-missing', mend: variable },
          `${variable}: the role ${role} does not exist. ${makeRoles}`,
        )
    if (named)
      return wrong(
        { id: named.name, mend: variable },
        `${variable}: ${named.message}${saidByDatabase(error)}`,
      )
    if (error instanceof TypeError)
      return wrong(
        { id: 'database-address', mend: variable },
        `${variable} is no address. It has the form postgres://user:password@host:5432/database; ` +
          'other characters than letters and digits in the password are written as %XX.',
      )
    throw error
  }
}

function judgeServer(facts: DatabaseFacts, { refuse, protect, mention }: Judge): void {
  if (facts.major < postgresMajor)
    refuse(
      'database-version',
      `The database server is PostgreSQL ${facts.version}, and Kaban needs ${postgresMajor} or ` +
        'newer; it is tested on 15 and 18. Upgrade the server with pg_upgrade or a dump, or name ' +
        'another one.',
    )
  if (facts.encoding !== 'UTF8')
    refuse(
      'database-encoding',
      `The database has the encoding ${facts.encoding}, which cannot hold every name or the peso ` +
        "sign. Make one with: create database … encoding 'UTF8' template template0",
    )
  if (facts.readOnly)
    refuse(
      { id: 'database-read-only', mend: 'DATABASE_URL' },
      'The database takes no changes: it is a standby, or default_transaction_read_only is on. ' +
        'Name the primary, or turn the setting off.',
    )
  if (!facts.trigrams)
    refuse(
      'database-trigrams',
      'The extension pg_trgm is not installed on the database server. Install the package with ' +
        "PostgreSQL's additional modules (contrib).",
    )
  if (!facts.foldsLetters)
    refuse(
      'database-locale',
      'The locale of the database turns I and i into other letters, so emails would not be ' +
        "found. Make one with: create database … locale 'C.UTF-8' template template0",
    )
  if (facts.collationChanged)
    protect(
      'database-collation',
      'The sort order of the operating system has changed since the database was made, so its ' +
        'indexes may miss rows. Run: reindex database …; then: alter database … refresh ' +
        'collation version',
    )
  if (!facts.foldsAccents)
    mention(
      'database-accents',
      'The locale of the database does not know Ñ: a search for "peña" does not find "PEÑA".',
    )
  if (facts.unsafeSettings.length > 0)
    protect(
      'database-durability',
      `PostgreSQL runs with ${facts.unsafeSettings.join(' and ')} off: a power cut can lose ` +
        'movements of money that were confirmed. Turn it on in postgresql.conf.',
    )
  if (!facts.checksums)
    mention(
      'database-checksums',
      'The database has no checksums, so damage of the disk can stay unseen. Stop PostgreSQL and ' +
        'run: pg_checksums --enable',
    )
  judgeClock(facts.clockAheadMs, protect, mention)
}

function judgeClock(clockAheadMs: number, protect: Adds, mention: Adds): void {
  const off = Math.abs(clockAheadMs)
  if (off < clockDoubtMs) return
  const text =
    `The clock of the database is ${Math.round(off / 1000)} seconds ` +
    `${clockAheadMs > 0 ? 'ahead of' : 'behind'} the clock of this machine, so codes of ` +
    'authenticator apps and deadlines go wrong. Set both by NTP.'
  ;(off > clockProblemMs ? protect : mention)('clock-database', text)
}

function judgeOwner(facts: DatabaseFacts, { refuse, mention }: Judge): void {
  const { role } = facts
  if (!facts.createsInDatabase && !facts.hasTables)
    refuse(
      'owner-rights',
      `The role ${role} may not create anything in the database. Let it own the database: ` +
        `alter database … owner to ${role}`,
    )
  if (!facts.createsInPublic)
    refuse(
      'owner-rights',
      `The role ${role} may not create tables. Run: grant create on schema public to ${role}`,
    )
  if (facts.hasTables && facts.ownedTable === null)
    refuse(
      'owner-tables',
      `The tables belong to another role than ${role}, so it cannot run migrations. Name the ` +
        'owner of the tables in KABAN_OWNER_DATABASE_URL.',
    )
  if (!facts.hasApplicationRole && !facts.createsRoles && !facts.isSuperuser)
    refuse(
      'role-missing-app',
      `The role kaban_app does not exist, and ${role} may not create it. Create it, as ` +
        'docs/operating/installing.md shows.',
    )
  if (facts.isSuperuser)
    mention(
      'owner-superuser',
      `The owner of the tables, ${role}, is a superuser. A role that only owns the database is ` +
        'enough.',
    )
}

/** Each start takes this right away (migrate.ts) when the owner of the tables can. */
function judgeTemporaryTables(
  { role, createsTemporary, isSuperuser }: DatabaseFacts,
  owner: DatabaseFacts,
  { protect }: Judge,
): void {
  if (!createsTemporary || isSuperuser || owner.ownsDatabase) return
  protect(
    'role-temporary',
    `The role ${role} may create temporary tables, and one could stand in for a real table. As ` +
      `the owner of the database, run: revoke temporary on database … from public, ${role}`,
  )
}

function judgeApplication(
  facts: DatabaseFacts,
  { refuse, protect }: Judge,
  isOwner: boolean,
): void {
  const { role } = facts
  const fix = 'Use the role kaban_app in DATABASE_URL, made as docs/operating/installing.md shows.'
  const can = [
    facts.isSuperuser && 'is a superuser',
    facts.bypassesRows && 'has BYPASSRLS',
    facts.createsRoles && 'may create roles',
    facts.replicates && 'may replicate',
    !facts.isSuperuser && facts.ownsDatabase && 'owns the database',
    !facts.isSuperuser && facts.ownedTable !== null && 'owns tables',
    !facts.isSuperuser && facts.createsInPublic && 'may create tables in public',
    ...(facts.isSuperuser ? [] : facts.powers.map((power) => `is a member of ${power}`)),
  ].filter((text) => text !== false)
  if (can.length > 0)
    protect(
      'role-too-strong',
      `The application's role ${role} can change what was written: it ${can.join(', ')}. ${fix}`,
    )
  if (isOwner) return
  if (!facts.actsAsApplication && (facts.hasApplicationRole || role !== 'kaban_app'))
    refuse(
      'role-without-rights',
      `The role ${role} has none of the rights that migrations give to kaban_app. ${fix} Or run: ` +
        `grant kaban_app to ${role}`,
    )
  else if (facts.hasTables && facts.unreadable.length > 0)
    refuse(
      'role-unreadable',
      `The role ${role} may not read ${facts.unreadable.slice(0, 5).join(', ')}` +
        `${facts.unreadable.length > 5 ? ` and ${facts.unreadable.length - 5} more` : ''}. ` +
        'As the owner, run: grant select, insert, update, delete on … to kaban_app',
    )
}
