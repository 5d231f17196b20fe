// Whatever the schema calls is found without a search path: a backup is restored with none, and PostgreSQL
// keeps its indexes with none. All is read from the catalogue, so what a new migration brings is tried, too.
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#platform/db/database.server.ts'
import { make } from '#seed/make.ts'
import { createMigratedDatabase } from '../site.ts'

let client: pg.Client
beforeAll(async () => {
  const url = await createMigratedDatabase()
  const { db, close } = createDatabase(url, () => {})
  await make(db, 1).agency()
  await close()
  client = new pg.Client(url)
  await client.connect()
  await client.query(`
    create schema scratch;
    create table scratch.things (travel_agency int, site int);
    set app.travel_agency = 1;
    set search_path = ''`)
  return () => client.end()
})
const queryRows = async <R extends pg.QueryResultRow>(text: string) => (await client.query<R>(text)).rows

/** A value of each type. The text is a column of the table here, for procedures, and a kind of content. */
const samples: Record<string, string> = {
  'text[]': '{x}',
  'timestamp with time zone': '2026-01-01',
  'double precision': '1',
  bigint: '1',
  'bigint[]': '{1}',
  boolean: 'true',
  bytea: 'x',
  date: '2026-01-01',
  integer: '1',
  interval: '1 day',
  jsonb: '[{"ko": "x", "path": "x", "name": {"ko": "x"}}]',
  regclass: 'scratch.things',
  text: 'site',
  uuid: '00000000-0000-4000-8000-000000000001',
  xid8: '1',
}
function getSample(type: string): string {
  if (samples[type] === undefined) throw new Error(`${type} has no sample yet: add one`)
  return `'${samples[type]}'::${type}`
}

type SchemaUse = { named: string; statements: string[] }

/** A function, table, type or schema that is not there. Samples may be refused for other reasons. */
const notFoundCodes = new Set<unknown>(['42883', '42P01', '42704', '3F000'])

/** Does each in turn and takes it back, and says which of them did not find what it names. */
async function findMissingNames(uses: SchemaUse[]): Promise<string[]> {
  const faults: string[] = []
  for (const { named, statements } of uses) {
    await client.query('begin')
    for (const statement of statements) {
      await client.query('savepoint before')
      const fault = await client.query(statement).then(
        () => undefined,
        (error: pg.DatabaseError) => error,
      )
      if (fault) await client.query('rollback to before')
      if (notFoundCodes.has(fault?.code)) faults.push(`${named}: ${fault}`)
    }
    await client.query('rollback')
  }
  return faults
}

const ownFunctions = `p.pronamespace = 'public'::regnamespace and not exists (
  select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

test('a function of plain SQL names all it calls in full, one of PL/pgSQL has a path of its own', async () => {
  const plain = await queryRows<{ named: string; made: string }>(`
    select p.oid::regprocedure::text as named, pg_get_functiondef(p.oid) as made
    from pg_proc p join pg_language l on l.oid = p.prolang where ${ownFunctions} and l.lanname = 'sql' order by 1`)
  expect(plain.length).toBeGreaterThan(15)
  // made once more, its whole body is read and every name in it looked for
  expect(await findMissingNames(plain.map(({ named, made }) => ({ named, statements: [made] })))).toEqual([])

  const pathless = await queryRows<{ named: string }>(`
    select p.oid::regprocedure::text as named from pg_proc p join pg_language l on l.oid = p.prolang
    where ${ownFunctions} and l.lanname <> 'sql' and not coalesce(p.proconfig::text ~ 'search_path=', false)`)
  expect(pathless).toEqual([])
})

test('every function and procedure can be called', async () => {
  const found = await queryRows<{ named: string; call: string; types: string[] }>(`
    select p.oid::regprocedure::text as named,
      format('%s %s', case p.prokind when 'p' then 'call' else 'select' end, p.oid::regproc) as call,
      array(select format_type(t, null) from unnest(p.proargtypes) t) as types
    from pg_proc p where ${ownFunctions} and p.prorettype <> 'trigger'::regtype order by 1`)
  expect(found.length).toBeGreaterThan(25)
  const uses = found.map(({ named, call, types }) => ({
    named,
    statements: [`${call}(${types.map(getSample)})`],
  }))
  expect(await findMissingNames(uses)).toEqual([])
})

/** Its columns, each with a sample. */
async function createSampleRow(table: string): Promise<{ name: string; value: string }[]> {
  const columns = await queryRows<{ name: string; type: string }>(`
    select quote_ident(attname) as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped order by attnum`)
  return columns.map(({ name, type }) => ({ name, value: getSample(type) }))
}

test('every default, check, policy and expression of an index can be worked out', async () => {
  const found = await queryRows<{ named: string; table: string; alias: string; expression: string }>(`
    with expressions (named, place, expression) as materialized (
      select a.attname, d.adrelid, pg_get_expr(d.adbin, d.adrelid)
        from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      union all select conname, conrelid, pg_get_expr(conbin, conrelid) from pg_constraint where contype = 'c'
      union all select polname, polrelid, pg_get_expr(polqual, polrelid) from pg_policy
      union all select polname, polrelid, pg_get_expr(polwithcheck, polrelid) from pg_policy
      union all select indexrelid::regclass::text, indrelid, pg_get_expr(indpred, indrelid) from pg_index
      union all select indexrelid::regclass::text, indrelid, pg_get_indexdef(indexrelid, at, false)
        from pg_index, generate_series(1, indnkeyatts) at where indkey[at - 1] = 0)
    select format('%s of %s', named, place::regclass) as named, place::regclass::text as table,
      quote_ident(relname) as alias, expression
    from expressions join pg_class c on c.oid = place
    where relnamespace = 'public'::regnamespace and expression is not null order by 1`)
  expect(found.length).toBeGreaterThan(300)
  const rows = new Map<string, string>()
  for (const table of new Set(found.map(({ table }) => table)))
    rows.set(table, (await createSampleRow(table)).map(({ name, value }) => `${value} as ${name}`).join())
  const uses = found.map(({ named, table, alias, expression }) => ({
    named,
    statements: [`select (${expression}) from (select ${rows.get(table)}) as ${alias}`],
  }))
  expect(await findMissingNames(uses)).toEqual([])
})

test('every trigger runs', async () => {
  const found = await queryRows<{
    named: string
    trigger: string
    table: string
    name: string
    made: string
  }>(`
    select format('%s of %s', t.tgname, c.oid::regclass) as named, quote_ident(t.tgname) as trigger,
      c.oid::regclass::text as table, quote_ident(c.relname) as name, pg_get_triggerdef(t.oid) as made
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal order by 1`)
  expect(found.length).toBeGreaterThan(50)
  const uses: SchemaUse[] = []
  for (const { named, trigger, table, name, made } of found) {
    const [twin, row] = [`scratch.${name}`, await createSampleRow(table)]
    const insert = `insert into ${twin} values (${row.map(({ value }) => value)})`
    uses.push({
      named,
      statements: [
        // without references and checks a row of samples is in it
        `create table ${twin} (like ${table}); ${insert}`,
        `${made.replace(` ON ${table} `, ` ON ${twin} `).replace(/ WHEN \(.*\) (?=EXECUTE )/, ' ')};
          alter table ${twin} enable always trigger ${trigger}`,
        // of all others no trigger runs, those that hold references among them
        'set local session_replication_role = replica',
        `update ${twin} set ${row.map(({ name, value }) => `${name} = ${value}`)}`,
        `delete from ${twin}`,
        insert,
      ],
    })
  }
  expect(await findMissingNames(uses)).toEqual([])
})
