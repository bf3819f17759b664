import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'

export interface PlanName {
  name: BilingualText
  /** Public now; the others were public once. */
  published: boolean
}

/** Every name under which a plan was ever public: those that are now first, then by position. */
export function selectPlanNames(tx: Transaction): Promise<PlanName[]> {
  return tx.rows<PlanName>(
    `select name, published from (
       select distinct on (body->'name'->>'en') body->'name' as name,
         state = 'published' as published, (body->>'position')::int as position
       from content_versions
       where kind = 'plan' and state in ('published', 'replaced', 'withdrawn')
       order by body->'name'->>'en', state = 'published' desc, decided_at desc
     ) p
     order by published desc, position, name->>'en'`,
  )
}
