/** A published plan with an open offer that hardly ends, written past all guards. */
import { plan } from '../tests/fixtures/people/plan-fixture.ts'

const [planEntryId, planVersionId] = [
  '00000000-0000-7000-b000-000000000001',
  '00000000-0000-7000-b000-000000000002',
]

export async function openOffer(run: (text: string) => Promise<unknown>): Promise<void> {
  const body = JSON.stringify(plan(), (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  await run(`
    set session_replication_role = replica;
    insert into content_entries (id, kind, sample) values ('${planEntryId}', 'plan', false);
    insert into content_versions (id, entry_id, kind, version, body, source, state, author,
      author_initials, submitted_at, decided_by, decided_by_user_id, approver_initials, decided_at)
    values ('${planVersionId}', '${planEntryId}', 'plan', 1, '${body}', 'Bench', 'published',
      'company-access', 'BE', now(), '${planEntryId}', '${planEntryId}', 'BE', now());
    insert into offers (id, plan_version_id, permission, regulator, permission_number, lookup_url,
      expires_on, document_id, document_sha256, minimum_centavos, step_centavos,
      per_user_cap_centavos, total_cap_centavos, opens_at, closes_at, pool_id, state, sample,
      entered_by, confirmed_by, confirmed_at)
    select gen_random_uuid(), '${planVersionId}', 'registration', 'Bench', '1',
      'https://regulator.example.com', '2999-12-31', gen_random_uuid(), repeat('a', 64), 100000,
      100000, 99999999900000, 99999999900000, now() - interval '1 day',
      now() + interval '1 year', id, 'open', false, 'bench', 'bench-2', now()
    from income_pools limit 1`)
}
