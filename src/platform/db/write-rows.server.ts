// Writes the row types of rows.ts from a migrated database.
// `npm run rows` runs it; a test keeps the file current.
import type pg from 'pg'

type TableColumn = {
  table_name: string
  column_name: string
  type: string
  nullable: boolean
  defaulted: boolean
  always: boolean
  comment: string | null
  check: string | null
}

// The types that our parsers make of PostgreSQL's (open.server.ts).
const typescript: Record<string, string> = {
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  uuid: 'string',
  xid8: 'string',
  date: 'string',
  timestamptz: 'string',
  bytea: 'Buffer',
  _text: 'string[]',
  _int4: 'number[]',
}

export async function renderRowTypes(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<TableColumn>(`
    select c.relname as table_name, a.attname as column_name, t.typname as type, not s.attnotnull as nullable,
      a.atthasdef or a.attidentity <> '' as defaulted, a.attidentity = 'a' or a.attgenerated <> '' as always, col_description(s.attrelid, s.attnum) as comment,
      (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = s.attrelid and k.contype = 'c' and k.conkey = array[s.attnum] limit 1) as check
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      left join information_schema.view_column_usage u on c.relkind = 'v' and u.view_name = c.relname and u.column_name = a.attname
      left join pg_attribute s on s.attrelid = case when c.relkind = 'v' then to_regclass(u.table_name) else c.oid end and s.attname = a.attname
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition and a.attnum > 0 and not a.attisdropped and c.relname <> 'migration'
    order by c.relname, a.attnum`)
  const tables = Map.groupBy(rows, (row) => row.table_name)
  return [
    '// Row types, written from the migrated database by `npm run rows`. Do not edit.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely'",
    "import type { Theme } from '#lib/theme.ts'",
    "import type { Role, Scope } from '#roles.ts'",
    "import type { LocalizedText } from '#i18n/language.ts'",
    '',
    'export type DB = {',
    ...[...tables].map(([name, columns]) => `  ${name}: {\n${columns.map(renderField).join('\n')}\n  }`),
    '}',
    '',
  ].join('\n')
}

function renderField({
  column_name,
  type,
  nullable,
  defaulted,
  always,
  comment,
  check,
}: TableColumn): string {
  // The comments of older migrations call a text in both languages `Words`.
  const commentType =
    type === 'jsonb' || type === '_text' ? comment?.replaceAll(/\bWords\b/g, 'LocalizedText') : undefined
  const tsType = commentType ?? (type === 'jsonb' ? undefined : (parseChoices(check) ?? typescript[type]))
  if (!tsType)
    throw new Error(
      `${column_name}: ${type} has no TypeScript type; a jsonb column names its own in a comment`,
    )
  const shape = nullable ? `${tsType} | null` : tsType
  return `    ${column_name}: ${wrapType(shape, type, defaulted, always)}`
}

// check (about_yn in ('Y', 'N')) is the type 'Y' | 'N'.
function parseChoices(check: string | null): string | undefined {
  const listed = /= ANY \(ARRAY\[(.*)\]\)/.exec(check ?? '')?.[1]
  return listed?.replaceAll('::text', '').replaceAll(', ', ' | ')
}

function wrapType(shape: string, type: string, defaulted: boolean, always: boolean): string {
  if (always) return `GeneratedAlways<${shape}>`
  if (type === 'jsonb' && shape.endsWith('[]'))
    // pg would send an array as a PostgreSQL array
    return `ColumnType<${shape}, string${defaulted ? ' | undefined' : ''}, string>`
  return defaulted ? `Generated<${shape}>` : shape
}
