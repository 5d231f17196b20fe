// Every table can be distributed by its agency: ids, keys, references, policies and functions. Decision 41
// What a distributed database cannot do is told by the catalogue of the migrated database, not by the
// migrations.
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { createMigratedDatabase } from '../site.ts'

/** Tables of no agency, each with its reason: they lie on every node, or on the one that is asked first. */
const tablesWithoutAgency: Record<string, string> = {
  migration: 'what was done to the database itself',
  agency_domain: 'says which agency a host is, before one is known: its key is the domain',
  staff: 'a person may work for several agencies',
  staff_session: 'the log-in of a person, whatever agency they look at',
  staff_recovery_code: 'of a person',
  staff_passkey: 'of a person',
  staff_challenge: 'of a person who logs in',
  secret_mark: 'of the deployment’s secret',
}
/** Unique without the agency, each with its reason. */
const uniqueWithoutAgency: Record<string, string> = {
  staff_invitation_by_token: 'who follows an invitation brings nothing but the token: 256 random bits',
}

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client(await createMigratedDatabase())
  await client.connect()
  return () => client.end()
})
const queryRows = async <R extends pg.QueryResultRow>(text: string) => (await client.query<R>(text)).rows

const tablesQuery = `(select c.oid, c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition)`
type TableColumn = { table: string; column: string; type: string }

test('every id that counts up is a bigint, and whatever refers to a row has the type of its key', async () => {
  const narrow = await queryRows<TableColumn>(`
    select t.name as table, a.attname as column, format_type(a.atttypid, null) as type
    from ${tablesQuery} t join pg_attribute a on a.attrelid = t.oid
    where a.attnum > 0 and not a.attisdropped and a.atttypid <> 'bigint'::regtype
      and (a.attidentity <> '' or pg_get_serial_sequence(t.name, a.attname) is not null)`)
  expect(narrow).toEqual([])
  const differing = await queryRows<TableColumn>(`
    select k.conrelid::regclass::text as table, f.attname as column, format_type(f.atttypid, null) as type
    from pg_constraint k cross join lateral unnest(k.conkey, k.confkey) pair (here, there)
      join pg_attribute f on f.attrelid = k.conrelid and f.attnum = pair.here
      join pg_attribute p on p.attrelid = k.confrelid and p.attnum = pair.there
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.atttypid <> p.atttypid`)
  expect(differing).toEqual([])
})

test('what names a row by its id is as wide as the id, also where no reference holds it', async () => {
  const narrow = await queryRows<TableColumn>(`
    select t.name as table, a.attname as column, format_type(a.atttypid, null) as type
    from ${tablesQuery} t join pg_attribute a on a.attrelid = t.oid
    where a.attnum > 0 and not a.attisdropped and a.atttypid in ('int'::regtype, 'smallint'::regtype)
      and (a.attname ~ '(^|_)id$' or a.attname in (
        select n.name from ${tablesQuery} n join pg_attribute k on k.attrelid = n.oid where k.attidentity <> ''))`)
  expect(narrow).toEqual([])
})

test('the agency stands first in every key, unique index and reference', async () => {
  const rows = await queryRows<{ table: string; name: string; to: string | null; first: string | null }>(`
    select t.name as table, k.conname::text as name, k.confrelid::regclass::text as to, a.attname::text as first
    from ${tablesQuery} t join pg_constraint k on k.conrelid = t.oid and k.contype in ('p', 'u', 'f')
      join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
    union all
    select t.name, i.indexrelid::regclass::text, null, a.attname::text
    from ${tablesQuery} t join pg_index i on i.indrelid = t.oid and i.indisunique
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]`)
  const without = rows.filter(
    ({ table, name, to, first }) =>
      first !== 'travel_agency' &&
      !(table in tablesWithoutAgency) &&
      !(to !== null && to in tablesWithoutAgency) &&
      !(name in uniqueWithoutAgency),
  )
  expect(without).toEqual([])
  const keyed = await queryRows<{ name: string }>(`
    select t.name from ${tablesQuery} t where not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'p')`)
  expect(keyed).toEqual([])
  const unused = Object.keys(tablesWithoutAgency).filter((table) => !rows.some((row) => row.table === table))
  expect([
    ...unused,
    ...Object.keys(uniqueWithoutAgency).filter((name) => !rows.some((row) => row.name === name)),
  ]).toEqual([])
})

test('no reference sets anything when its row goes: the room that owns the rows does', async () => {
  const setting = await queryRows<{ name: string; rule: string }>(`
    select conname::text as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'f' and (confdeltype in ('n', 'd') or confupdtype in ('n', 'd')) and connamespace = 'public'::regnamespace`)
  expect(setting).toEqual([])
})

test('no policy has a subquery', async () => {
  const policies = await queryRows<{ table: string; rule: string }>(
    `select tablename::text as table, concat_ws(' / ', qual, with_check) as rule from pg_policies where schemaname = 'public'`,
  )
  expect(policies.length).toBeGreaterThan(20)
  expect(policies.filter(({ rule }) => /\bselect\b/i.test(rule))).toEqual([])
})

test('no function takes or gives a row of a table: on a shard its type is another', async () => {
  const taking = await queryRows<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and exists (
      select from unnest(p.proargtypes::oid[] || p.prorettype) used (type) join pg_type y on y.oid = used.type
        left join pg_type e on e.oid = y.typelem
      where y.typtype = 'c' or e.typtype = 'c')`)
  expect(taking).toEqual([])
})

test('what a trigger does for each statement is written for each row, too', async () => {
  const told = fs.readFileSync(path.resolve(import.meta.dirname, '../../src/platform/db/citus.sql'), 'utf8')
  const functions = await queryRows<{ name: string }>(`
    select distinct p.proname::text as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and t.tgtype & 1 = 0`)
  expect(functions.length).toBeGreaterThan(3)
  expect(functions.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(told))).toEqual([])
})

/** What came after 15, the oldest PostgreSQL that a distributed database runs on. */
const newerThan15 =
  /\b(any_value|json_array\(|json_object\(|json_arrayagg|json_objectagg|json_exists|json_value|json_query|json_table|json_scalar|json_serialize|random_normal|array_shuffle|array_sample|array_sort|array_reverse|casefold|uuidv7|uuidv4|merge_action|system_user)\s*\(|\bis\s+json\b|\bwithout\s+overlaps\b|\bnot\s+enforced\b|\bgenerated\s+always\s+as\s*\([^)]*\)\s+virtual\b|\breturning\s+with\s*\(|\bwhen\s+not\s+matched\s+by\b|\bmaintain\s+on\b/i

test('nothing is newer than PostgreSQL 15', async () => {
  const virtual = await queryRows(`
    select t.name, a.attname from ${tablesQuery} t join pg_attribute a on a.attrelid = t.oid where a.attgenerated = 'v'`)
  expect(virtual).toEqual([])
  expect(findFilesWith(newerThan15, ['migrations', 'src'])).toEqual([])
})

/** An update may be given a moment, and work none out of a column or by a clock that moves. */
const movingClock = /coalesce\([^()]*,\s*now\(\)\)|\.set\(\{[^}]*\b(clock_timestamp|case when[^`]*now)\(/

test('no update works out a moment of its own', () => {
  expect(movingClock.test('.set({ confirming: sql`coalesce(confirming, now())` })')).toBe(true)
  expect(findFilesWith(movingClock, ['src'])).toEqual([])
})

/** A value that is compared with a word: a choice that is made before the statement is written. */
const chosenInside = /\$\{[^}]*\}(::\w+)? (=|<>) '/

test('no statement chooses by a value: a join that is switched off names its agency no more', () => {
  expect(chosenInside.test(`on d.travel_agency = a.travel_agency and \${level} = 'detail'`)).toBe(true)
  expect(findFilesWith(chosenInside, ['src'])).toEqual([])
})

function findFilesWith(words: RegExp, folders: string[]): string[] {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(sql|server\.ts)$/.test(file))
      .map((file) => path.join(folder, file)),
  )
  return files.flatMap((file) => {
    const found = words.exec(fs.readFileSync(path.join(root, file), 'utf8'))
    return found ? [`${file}: ${found[0]}`] : []
  })
}
