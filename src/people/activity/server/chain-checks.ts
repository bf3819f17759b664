/**
 * Checks the chain over the activity record for tampering with either. Each problem names the
 * entry.
 */
import { createPublicKey, verify } from 'node:crypto'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { keysSince, type Secrets } from '#foundation/platform/server/settings/secrets.ts'
import type { Check } from '#ledger/server/verify.ts'
import { headPurpose, headText } from '../shared/rules-chain.ts'
import { headsAfter, type SignedHead } from './chain-store.ts'

const entry = `'entry ' || l.id || ' (' || l.action_type || ', '
  || to_char(l.created_at at time zone 'Asia/Manila', 'YYYY-MM-DD HH24:MI:SS') || ')'`

export const chainChecks: readonly Check[] = [
  {
    name: 'Every entry of the audit trail says what it said when it was linked',
    counts: 'select count(*) from activity_links',
    problems: `
      select case when l.id is null
          then 'entry ' || k.activity_id || ' at position ' || k.position || ' is gone'
          else ${entry} || ' was changed after it was linked at position ' || k.position
        end as problem
      from activity_links k left join user_activity_log l on l.id = k.activity_id
      where l.id is null or k.hash <> activity_hash(k.previous, l)
      order by k.position`,
  },
  {
    name: 'The links of the audit trail follow each other without a gap',
    counts: 'select count(*) from activity_links',
    problems: `
      select 'the link at position ' || position || ' (entry ' || activity_id
        || ') does not follow the one before it' as problem
      from (
        select position, activity_id, previous, row_number() over by_position as place,
          lag(hash, 1, decode(repeat('00', 32), 'hex')) over by_position as before
        from activity_links window by_position as (order by position)) links
      where position <> place or previous <> before
      order by position`,
  },
  {
    name: 'Every entry of the audit trail is linked, or waits for its link',
    counts: 'select count(*) from user_activity_log',
    problems: `
      select ${entry} || ' was put in beside the chain' as problem from user_activity_log l
      where not exists (select from activity_links k where k.activity_id = l.id)
        and not exists (select from activity_unlinked u where u.activity_id = l.id)
      union all
      select 'entry ' || u.activity_id || ' waited for its link and is gone'
      from activity_unlinked u
      where not exists (select from user_activity_log l where l.id = u.activity_id)`,
  },
  {
    name: 'Every signed head of the audit trail is a link of the chain',
    counts: 'select count(*) from activity_heads',
    problems: `
      select 'the head at position ' || h.position || ' was signed over another link' as problem
      from activity_heads h left join activity_links k on k.position = h.position
      where k.hash is distinct from h.hash
      order by h.position`,
  },
]

export const signatureCheck = 'Every head of the audit trail was signed by this installation'
const headsAtOnce = 200
const problemsMax = 50

/**
 * Checks the signatures of the heads. The keys are not readable in the database, so an attacker who
 * rewrites the whole chain and its heads there cannot sign them.
 */
export async function checkSignatures(
  database: Database,
  secrets: HeadKeys,
): Promise<{ count: bigint; problems: string[] }> {
  const problems: string[] = []
  let [count, position] = [0n, 0n]
  for (let more = true; more;) {
    const heads = await database.read((tx) => headsAfter(tx, position, headsAtOnce))
    count += BigInt(heads.length)
    const wrong = await Promise.all(
      heads.map(async (head) => ((await signerOf(secrets, head)) ? [] : [head.position])),
    )
    problems.push(
      ...wrong
        .flat()
        .map((at) => `the head at position ${at} has a signature that is not this installation's`),
    )
    position = heads.at(-1)?.position ?? position
    more = heads.length === headsAtOnce
  }
  return { count, problems: problems.slice(0, problemsMax) }
}

export type HeadKeys = Pick<Secrets, 'sign' | 'publicKey' | 'retired'>

/** The public key that signed the head, as PEM; null when it was none of that time. */
export async function signerOf(secrets: HeadKeys, head: SignedHead): Promise<string | null> {
  for (const key of keysSince(secrets, head.signedAt)) {
    const pem = key.publicKey(headPurpose)
    if (await isSignedBy(pem, head)) return pem
  }
  return null
}

/** Verifies off the thread that answers requests: a year has 500,000 heads. */
function isSignedBy(pem: string, head: SignedHead): Promise<boolean> {
  const text = Buffer.from(headText(head), 'utf8')
  const key = createPublicKey(pem)
  return new Promise((resolve, reject) => {
    verify(null, text, key, head.signature, (error, isValid) =>
      error ? reject(error) : resolve(isValid),
    )
  })
}
