// Suppliers: listed with what they were paid, added, changed, ended.
import { sql } from 'kysely'
import { refuse, refuseIfChanged } from '#errors.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getToday } from '#lib/format.ts'
import { supplierLimits } from '#limits/books.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { toSearchPatterns } from '#platform/db/patterns.ts'
import { createListExport } from '#platform/export/list-export.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { billRest } from './bill-rest.server.ts'
import type { supplierOfficeCalls as calls } from './office-calls.ts'

type Supplier = Out<typeof calls.list>['list'][number]

/** The suppliers with the sums of their bills, by the index of a supplier's costs. */
const selectSuppliers = (travel_agency: number) => sql<Supplier>`
  select s.id, s.name, s.kind, s.business_number, s.person, s.phone, s.email, s.note, s.ended, s.revision,
    exists (select from supplier_account a where a.travel_agency = s.travel_agency and a.supplier = s.id) as has_account,
    coalesce(c.billed, 0)::bigint as billed, coalesce(c.paid, 0)::bigint as paid, coalesce(c.owed, 0)::bigint as owed
  from supplier s
  left join lateral (
    select sum(c.bill_won) as billed, sum(c.paid) as paid, sum(${billRest}) as owed
    from cost_line c where c.travel_agency = s.travel_agency and c.supplier = s.id
  ) c on true
  where s.travel_agency = ${travel_agency}`

type SupplierFilters = Pick<In<typeof calls.list>, 'q' | 'kind' | 'state'>

function selectMatching(travel_agency: number, { q, kind, state }: SupplierFilters) {
  const patterns = toSearchPatterns(q)
  const conditions = [
    ...(patterns === undefined ? [] : [sql`and lower(s.name) like all (${patterns}::text[])`]),
    ...(kind === undefined ? [] : [sql`and s.kind = ${kind}`]),
    ...(state === 'open' ? [sql`and s.ended is null`] : []),
    ...(state === 'ended' ? [sql`and s.ended is not null`] : []),
  ]
  return sql<Supplier>`${selectSuppliers(travel_agency)} ${sql.join(conditions, sql` `)}`
}
const supplierOrder = sql`ended is not null, name, id`

export const listSuppliers = (
  { db, travel_agency }: AgencyContext,
  { page, page_size, ...filters }: In<typeof calls.list>,
) => listPage(db, selectMatching(travel_agency, filters), supplierOrder, { page, page_size })

/** What the list shows, as a file. */
export function exportSuppliers(
  ctx: ManualTxContext<StaffCtx>,
  { format, columns, ...filters }: In<typeof calls.exportList>,
) {
  const { suppliers: text } = getOfficeTextIn(ctx.staff.language)
  const { columns: titles, fields } = text
  return createListExport(
    ctx,
    { format, columns, ...filters },
    {
      name: `${text.title}-${getToday()}`,
      subject: 'suppliers',
      listing: ({ travel_agency }) => ({
        matching: selectMatching(travel_agency, filters),
        order: supplierOrder,
      }),
      columns: {
        name: [
          { title: titles.name, cell: ({ name }) => name },
          { title: text.kind, cell: ({ kind }) => text.kinds[kind] },
          { title: fields.business_number, cell: ({ business_number }) => business_number },
          { title: text.state, cell: ({ ended }) => text.states[ended ? 'ended' : 'open'] },
        ],
        contact: [
          { title: fields.person, cell: ({ person }) => person },
          { title: fields.phone, cell: ({ phone }) => phone },
          { title: fields.email, cell: ({ email }) => email },
        ],
        billed: { title: titles.billed, cell: ({ billed }) => billed },
        paid: { title: titles.paid, cell: ({ paid }) => paid },
        owed: { title: titles.owed, cell: ({ owed }) => owed },
      },
    },
  )
}

export async function getSupplier({ db, travel_agency }: AgencyContext, { id }: In<typeof calls.one>) {
  const { rows } = await sql<Supplier>`${selectSuppliers(travel_agency)} and s.id = ${id}`.execute(db)
  const supplier = rows[0] ?? refuse('NOT_FOUND')
  const costs = await db
    .selectFrom('cost_line as c')
    .innerJoin('departure as d', (on) =>
      on.onRef('d.travel_agency', '=', 'c.travel_agency').onRef('d.departure_id', '=', 'c.departure_id'),
    )
    .innerJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'd.travel_agency').onRef('p.package_code', '=', 'd.package_code'),
    )
    .select(['c.id', 'c.departure_id', 'p.page_title', 'd.departure_date', 'c.what'])
    .select(['c.bill_won', 'c.paid', 'c.due_on'])
    .where('c.travel_agency', '=', travel_agency)
    .where('c.supplier', '=', id)
    .orderBy('c.id', 'desc')
    .limit(supplierLimits.latest)
    .execute()
  return { ...supplier, costs }
}

export function addSupplier(ctx: ManualTxContext<StaffCtx>, input: In<typeof calls.add>) {
  return withIdempotencyKey(ctx, 'office supplier', input, async (txCtx) => {
    const { db, travel_agency } = txCtx
    const added = await db
      .insertInto('supplier')
      .values({ travel_agency, ...input })
      .returning('id')
      .executeTakeFirstOrThrow()
    txCtx.logChange({ subject: `supplier ${added.id}`, after: { name: input.name, kind: input.kind } })
    return added
  })
}

export async function changeSupplier(ctx: StaffCtx, { id, revision, ...fields }: In<typeof calls.change>) {
  const { name, kind, business_number, person, phone, email, note } = await lockSupplier(ctx, {
    id,
    revision,
  })
  await updateSupplier(ctx, id, { ...fields, revision: revision + 1 })
  ctx.logChange({
    subject: `supplier ${id}`,
    before: { name, kind, business_number, person, phone, email, note },
    after: fields,
  })
  return { revision: revision + 1 }
}

export async function endSupplier(ctx: StaffCtx, { id, revision, is_ended }: In<typeof calls.end>) {
  const { ended } = await lockSupplier(ctx, { id, revision })
  await updateSupplier(ctx, id, {
    ended: is_ended ? (ended ?? sql<string>`now()`) : null,
    revision: revision + 1,
  })
  ctx.logChange({
    subject: `supplier ${id}`,
    before: { ended: ended !== null },
    after: { ended: is_ended },
  })
  return { revision: revision + 1 }
}

/** Without its key: rows that name the supplier are written meanwhile, and hold its key until their commit. */
async function lockSupplier(
  { db, travel_agency }: AgencyContext,
  { id, revision }: { id: number; revision: number },
) {
  const supplier =
    (await db
      .selectFrom('supplier')
      .selectAll()
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()) ?? refuse('NOT_FOUND')
  refuseIfChanged(supplier.revision, revision)
  return supplier
}

type SupplierChange = Partial<Omit<In<typeof calls.change>, 'id'>> & {
  ended?: string | ReturnType<typeof sql<string>> | null
}

const updateSupplier = ({ db, travel_agency }: AgencyContext, id: number, to: SupplierChange) =>
  db.updateTable('supplier').set(to).where('travel_agency', '=', travel_agency).where('id', '=', id).execute()
