// When SECRET_KEY is lost for good, what the operations manual says is run, and nothing that was locked is in its way.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { queryAsOwner } from './form-endpoints.ts'
import { createSite } from './site.ts'

const manual = readFileSync(path.join(import.meta.dirname, '../docs/operations/secure.md'), 'utf8')
const block = /lost for good[\s\S]*?```sql\n(begin;[\s\S]*?commit;)\n```/.exec(manual)?.[1] ?? ''
const key = '11111111-1111-4111-8111-111111111111'

/** A row of each table that is locked with an agency's data key; their bookings do not matter here. */
const rows: Record<string, string> = {
  attached_file: `(booking, name, type, size, path, sealed_key) values (3, '{key}', 1, 'a', 'image/png', 9, 'p', 'x')`,
  kept_record: `(erasure, kind, number, until, sealed) values (3, '{key}', 1, 'booking', '1', '2099-01-01', 'x')`,
  passport: `(booking, traveller, sealed, expires_soon) values (3, '{key}', 1, 1, 'x', false)`,
  passport_file: `(id, booking, traveller, path, size, sealed_key) values (3, '{key}', '{key}', 1, 1, 'p', 9, 'x')`,
  payout_account: `(booking, sealed) values (3, '{key}', 1, 'x')`,
  receipt_wish: `(booking, purpose, sealed) values (3, '{key}', 1, 'personal', 'x')`,
  share_payout_account: `(share, booking, sealed) values (3, '{key}', 1, 1, 'x')`,
  share_receipt_wish: `(share, booking, purpose, sealed) values (3, '{key}', 1, 1, 'personal', 'x')`,
  supplier_account: `(supplier, sealed, by_name) values (3, '{key}', 1, 'x', 'x')`,
}

test('the rescue for a lost secret runs where every kind of locked row is, and leaves none', async () => {
  const site = await createSite({ shared: true })
  await site.makeAt(3).agency()
  const tables = await queryAsOwner(
    site,
    `select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'public.data_key'::regclass order by 1`,
  )
  expect(tables).toEqual(Object.keys(rows).map((name) => ({ name })))
  const inserts = Object.entries(rows).map(
    ([table, row]) =>
      `insert into ${table} ${row.replace('(', '(travel_agency, data_key, ').replaceAll('{key}', key)};`,
  )
  await queryAsOwner(
    site,
    `begin; select set_config('app.travel_agency', '3', true);
      insert into data_key (travel_agency, id, wrapped) values (3, '${key}', 'x');
      insert into agency_secret (travel_agency, name, sealed) values (3, 'toss_secret_key', 'x');
      set local session_replication_role = replica; ${inserts.join('\n')} commit;`,
  )
  expect(block).toMatch(/delete from data_key where travel_agency = 3;/)
  await queryAsOwner(site, block)
  for (const table of [...Object.keys(rows), 'data_key', 'agency_secret'])
    expect([table, await queryAsOwner(site, `select from ${table} where travel_agency = 3`)]).toEqual([
      table,
      [],
    ])
})
