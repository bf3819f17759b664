/**
 * Finds what a database has beside its rows and beside what Kaban's migrations make: roles, rights,
 * settings, indexes, functions of the operator. No copy of rows carries them over.
 */
import type pg from 'pg'
import { ownSchemas } from './copied-rows.ts'

const ofOurs = (oid: string, catalog: string) => `${ownSchemas} and not exists (select
  from pg_depend d where d.objid = ${oid} and d.classid = '${catalog}'::regclass
    and d.deptype in ('e', 'i'))`

const role = (oid: string) => `coalesce(nullif(${oid}, 0)::regrole::text, 'everybody')`

/** `acl` is the list of rights, `object` names what they are for. */
const rights = (
  object: string,
  acl: string,
  rest: string,
) => `select format('right: %s may %s on %s',
    ${role('x.grantee')}, lower(x.privilege_type), ${object})
  from ${rest.replace('$acl', `cross join lateral aclexplode(${acl}) x`)}`

/** Each is a query for one text. */
const parts = [
  `select format('role %I%s', rolname, concat_ws(', ', '', case when rolsuper then 'superuser' end,
      case when rolcanlogin then 'login' end, case when rolcreatedb then 'createdb' end,
      case when rolcreaterole then 'createrole' end,
      case when rolreplication then 'replication' end,
      case when rolbypassrls then 'bypassrls' end, case when not rolinherit then 'noinherit' end,
      'connections ' || nullif(rolconnlimit, -1), 'until ' || rolvaliduntil))
    from pg_roles where rolname !~ '^pg_'`,
  `select format('membership of %s in %s', member::regrole, roleid::regrole)
    from pg_auth_members where member::regrole::text !~ '^pg_'`,
  `select format('setting %s of %s in %s', x, ${role('s.setrole')},
      coalesce(d.datname, 'all databases'))
    from pg_db_role_setting s left join pg_database d on d.oid = s.setdatabase,
      unnest(s.setconfig) x`,
  `select format('database %I, owner %s, encoding %s', datname, datdba::regrole,
      pg_encoding_to_char(encoding)) from pg_database`,
  rights(
    `'database ' || quote_ident(d.datname)`,
    `coalesce(d.datacl, acldefault('d', d.datdba))`,
    'pg_database d $acl',
  ),
  `select format('setting of the server: %s = %s', name, setting) from pg_file_settings`,
  `select format('way in: %s %s %s %s %s', type, database, user_name, address, auth_method)
    from pg_hba_file_rules`,
  `select format('tablespace %I', spcname) from pg_tablespace where spcname !~ '^pg_'`,
  `select format('extension %I', extname) from pg_extension`,
  `select format('schema %I, owner %s', nspname, nspowner::regrole) from pg_namespace n
    where ${ownSchemas}`,
  rights(
    `'schema ' || quote_ident(n.nspname)`,
    `coalesce(n.nspacl, acldefault('n', n.nspowner))`,
    `pg_namespace n $acl where ${ownSchemas}`,
  ),
  `select format('default right: %s may %s on what %s makes%s (%s)', ${role('x.grantee')},
      lower(x.privilege_type), a.defaclrole::regrole,
      ' in ' || nullif(a.defaclnamespace, 0)::regnamespace::text, a.defaclobjtype)
    from pg_default_acl a cross join lateral aclexplode(a.defaclacl) x`,
  `select format('%s %s, owner %s%s%s%s', case c.relkind when 'r' then 'table' when 'v' then 'view'
      when 'm' then 'view' when 'S' then 'sequence' when 'f' then 'foreign table' else 'table' end,
      c.oid::regclass, c.relowner::regrole, ', ' || c.reloptions::text,
      case c.relpersistence when 'u' then ', unlogged' end,
      case when c.relrowsecurity then ', row security' end)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind not in ('i', 'I', 'c', 't') and ${ofOurs('c.oid', 'pg_class')}`,
  rights(
    'c.oid::regclass',
    `coalesce(c.relacl,
      acldefault(case c.relkind when 'S' then 's' else 'r' end::"char", c.relowner))`,
    `pg_class c join pg_namespace n on n.oid = c.relnamespace $acl
      where c.relkind not in ('i', 'I', 'c', 't') and ${ofOurs('c.oid', 'pg_class')}`,
  ),
  `select format('column %s of %s, %s%s%s%s', quote_ident(a.attname), c.oid::regclass,
      format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ', not null' end,
      ', default ' || pg_get_expr(e.adbin, e.adrelid),
      nullif(concat(a.attidentity, a.attgenerated), ''))
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef e on e.adrelid = a.attrelid and e.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'c')
      and ${ofOurs('c.oid', 'pg_class')}`,
  rights(
    `format('column %I of %s', a.attname, c.oid::regclass)`,
    'a.attacl',
    `pg_attribute a join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace $acl where ${ofOurs('c.oid', 'pg_class')}`,
  ),
  // Not null is said of the column. PostgreSQL 18 also has constraints for it.
  `select format('constraint %I of %s: %s', conname, coalesce(nullif(conrelid, 0)::regclass::text,
      contypid::regtype::text), pg_get_constraintdef(k.oid))
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where k.contype <> 'n' and ${ofOurs('k.oid', 'pg_constraint')}`,
  `select pg_get_indexdef(c.oid) from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('i', 'I') and ${ownSchemas}`,
  `select concat(pg_get_triggerdef(oid), nullif(format(' (%s)', tgenabled), ' (O)'))
    from pg_trigger where not tgisinternal`,
  `select format('function %s, owner %s, content %s', p.oid::regprocedure, p.proowner::regrole,
      left(md5(case p.prokind when 'a' then '' else pg_get_functiondef(p.oid) end), 8))
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ofOurs('p.oid', 'pg_proc')}`,
  rights(
    `'function ' || p.oid::regprocedure`,
    `coalesce(p.proacl, acldefault('f', p.proowner))`,
    `pg_proc p join pg_namespace n on n.oid = p.pronamespace $acl
      where ${ofOurs('p.oid', 'pg_proc')}`,
  ),
  `select format('content %s of view %s', left(md5(pg_get_viewdef(c.oid)), 8), c.oid::regclass)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('v', 'm') and ${ofOurs('c.oid', 'pg_class')}`,
  `select format('type %s%s', t.oid::regtype, ': ' || (select string_agg(enumlabel, ', '
      order by enumsortorder) from pg_enum where enumtypid = t.oid))
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where t.typtype in ('d', 'e') and ${ofOurs('t.oid', 'pg_type')}`,
  `select format('row security %I of %s', polname, polrelid::regclass) from pg_policy`,
  `select format('rule %I of %s', rulename, ev_class::regclass) from pg_rewrite r
    join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace
    where rulename <> '_RETURN' and ${ownSchemas}`,
  `select format('statistics %I', stxname) from pg_statistic_ext`,
  `select format('event trigger %I', evtname) from pg_event_trigger`,
  `select format('publication %I', pubname) from pg_publication`,
  `select format('subscription %I', subname) from pg_subscription`,
  `select format('foreign server %I', srvname) from pg_foreign_server`,
  `select format('large object %s', oid) from pg_largeobject_metadata`,
]

/**
 * Returns a line for each thing that `source` has and `target` lacks. Both are superusers, in the
 * same version of the schema.
 */
export async function findLeftBehind(source: pg.Client, target: pg.Client): Promise<string[]> {
  const [before, after] = await Promise.all([describeDatabase(source), describeDatabase(target)])
  const present = new Set(after)
  return before.filter((line) => !present.has(line))
}

/** Everything but rows, a line each. As the superuser. */
export async function describeDatabase(client: pg.Client): Promise<string[]> {
  const lines: string[] = []
  for (const part of parts) {
    const { rows } = await client.query<{ line: string }>(
      `select line from (${part}) as found (line) order by 1`,
    )
    lines.push(...rows.map(({ line }) => line))
  }
  return lines
}
