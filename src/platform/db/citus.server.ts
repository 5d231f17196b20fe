// One database over several nodes: on a coordinator of Citus tables are distributed by their agency.
// The database itself tells whether it is one: there is no setting, and plain PostgreSQL is left alone.
// Decision 74
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'

const citusSqlFile = path.join(import.meta.dirname, 'citus.sql')

/**
 * Tables without an agency that are joined with an agency's tables are copied to every node. All others stay
 * on the coordinator.
 */
const referenceTables = ['staff']

/** Functions that run on the node of their agency: what they set is valid only there. */
const distributedFunctions = [{ name: 'member_now(int, uuid, bigint, text[])', beside: 'session' }]

/**
 * Runs after the migrations, in the same process: distributes each new table of an agency, with its triggers.
 */
export async function distributeTables(client: pg.Client): Promise<void> {
  if (!(await isDistributed(client))) return
  const ask = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows
  const remaining = (await ask<{ name: string }>(undistributedTablesQuery)).map(({ name }) => name)
  await enforceRowSecurity(client)
  if (remaining.length === 0) return

  await client.query('begin')
  await client.query("set local citus.multi_shard_modify_mode to 'sequential'")
  await client.query('alter role naru_app login') // nodes log in to each other with the same role
  await client.query('alter role naru_clock login')
  // Row security works on the node with the rows. On the coordinator it would only keep the planner from
  // finding the node.
  await client.query('set local citus.enable_ddl_propagation to off')
  await client.query('alter role naru_app bypassrls; alter role naru_clock bypassrls')
  await client.query('set local citus.enable_ddl_propagation to on')
  await client.query(fs.readFileSync(citusSqlFile, 'utf8'))
  for (const { redo } of await ask<{ redo: string }>(rowTriggersQuery)) await client.query(redo)
  // References are made again when both their ends are distributed.
  const references = await ask<{ drop: string; add: string; stays: boolean }>(foreignKeysQuery)
  for (const { drop } of references) await client.query(drop)
  for (const name of referenceTables.filter((name) => remaining.includes(name)))
    await client.query('select create_reference_table($1::regclass)', [name])
  await distributeByAgency(
    client,
    remaining.filter((name) => !referenceTables.includes(name)),
  )
  for (const { add, stays } of references) if (stays) await client.query(add)
  for (const { name, beside } of distributedFunctions)
    await client.query("select create_distributed_function($1, 'agency', colocate_with => $2)", [
      name,
      beside,
    ])
  await client.query('commit')
}

/** The rows of an agency lie on one node, beside those of the table `agency`, which comes first. */
async function distributeByAgency(client: pg.Client, tables: string[]): Promise<void> {
  const first = 'agency'
  for (const name of tables.toSorted((one, other) => Number(other === first) - Number(one === first)))
    await client.query(
      "select create_distributed_table($1::regclass, 'travel_agency', colocate_with => $2)",
      [name, name === first ? 'default' : first],
    )
}

/** A node that was added later gets the coordinator's roles and their rights. */
async function enforceRowSecurity(client: pg.Client): Promise<void> {
  const alone = 'set citus.enable_ddl_propagation to off'
  await client.query(
    `select run_command_on_workers('${alone}; alter role naru_app nobypassrls; alter role naru_clock nobypassrls')`,
  )
  const { rows } = await client.query(
    `select from run_command_on_workers($$select count(*) from pg_roles where rolname in ('naru_app', 'naru_clock')
      and rolbypassrls$$) where result <> '0'`,
  )
  if (rows.length > 0) throw new Error('On a node of the database naru_app steps around row security')
}

/** Whether the database is the coordinator of Citus, with nodes for the tables. */
export async function isDistributed(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query({ text: "select from pg_extension where extname = 'citus'" })
  if (rows.length === 0) return false
  const { rows: nodes } = await client.query('select from pg_dist_node where shouldhaveshards')
  return nodes.length > 0
}

// A table's agency, compared with another table's, or with a value.
const comparedWithTable =
  /("?\b[a-z_]+"?\."?travel_agency"?|\btravel_agency) = ("?[a-z_]+"?\."?travel_agency"?)/g
const comparedWithValue = /\btravel_agency"? = (\$\d+)/
const rewrittenQueries = new Map<string, string>()

/**
 * Puts the value of the agency wherever a table is compared with another table. Citus chooses the node by
 * values and does not see that an inner query is about the same agency. Each statement is about one agency.
 */
export function addAgencyToJoins(text: string): string {
  const known = rewrittenQueries.get(text)
  if (known !== undefined) return known
  const [, value] = comparedWithValue.exec(text) ?? []
  const result =
    value === undefined
      ? text
      : text.replace(comparedWithTable, (compared, table: string) => `${compared} and ${table} = ${value}`)
  if (rewrittenQueries.size < maxRewritten) rewrittenQueries.set(text, result)
  return result
}
const maxRewritten = 1000

// agency_domain is read before the agency is known, so it stays on the coordinator.
const undistributedTablesQuery = `
  select c.relname::text as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid)
    and (c.relname in (${referenceTables.map((name) => `'${name}'`)}) or c.relname <> 'agency_domain' and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'travel_agency'))
  order by 1`

// Turns a statement trigger into a row trigger.
const rowTriggersQuery = `
  select format('drop trigger %I on %s; create trigger %1$I after %3$s on %2$s for each row execute function %4$s(%5$s)',
    t.tgname, t.tgrelid::regclass, 
    case when t.tgtype & 4 > 0 then 'insert' when t.tgtype & 8 > 0 then 'delete' else 'update' end, t.tgfoid::regproc,
    substring(pg_get_triggerdef(t.oid) from 'EXECUTE FUNCTION [^(]*\\((.*)\\)')) as redo
  from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and t.tgtype & 1 = 0 and c.relnamespace = 'public'::regnamespace`

const foreignKeysQuery = `
  select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
    format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as add,
    k.conrelid <> 'agency_domain'::regclass as stays
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_dist_partition d where d.logicalrelid = k.conrelid)
  order by k.conrelid::regclass::text, k.conname`
