// Tax invoices a demo agency has received: of some of its bills, so that others still lack one.
import { sql } from 'kysely'
import { splitVat } from '#domain/books/settlement.ts'
import type { TaxInvoiceKind } from '#domain/books/tax-invoice-kind.ts'
import { hasValidCheckDigit } from '#lib/business-number.ts'
import type { Db } from '#platform/db/database.server.ts'

type SeedBooks = { travel_agency: number; money: { name: string } }

/** Ten digits of which the last is right; nobody's. */
export function createBusinessNumber(travel_agency: number, nth: number): string {
  const nine = `${700 + travel_agency}-81-${String(9_000 + nth * 37).padStart(4, '0')}`
  const last = Array.from({ length: 10 }, (_, digit) => digit).find((digit) =>
    hasValidCheckDigit(`${nine}${digit}`),
  )
  return `${nine}${last}`
}

type Bill = {
  cost: number
  supplier: number
  supplier_name: string
  business_number: string
  kind: string
  bill_won: number
  issued_on: string
}

/** Two of three bills of those who issue any. */
export async function fillTaxInvoices(db: Db, { travel_agency, money }: SeedBooks): Promise<void> {
  const { rows } = await sql<Bill>`
    select c.id as cost, s.id as supplier, s.name as supplier_name, s.business_number, s.kind, c.bill_won,
      least(d.departure_date + 3, (now() at time zone 'Asia/Seoul')::date) as issued_on
    from cost_line c
    join supplier s on s.travel_agency = c.travel_agency and s.id = c.supplier
    join departure d on d.travel_agency = c.travel_agency and d.departure_id = c.departure_id
    where c.travel_agency = ${travel_agency} and c.bill_won > 0 and c.currency = 'KRW' and s.business_number <> ''
      and c.correction is null
    order by c.id`.execute(db)
  for (const [nth, { cost, bill_won, kind: supplierKind, ...bill }] of rows.entries()) {
    if (nth % 3 === 2) continue
    const kind = findKind(supplierKind)
    const { supply, vat } = kind === 'taxed' ? splitVat(bill_won) : { supply: bill_won, vat: 0 }
    const number = `${bill.issued_on.replaceAll('-', '')}41000000${String(nth + 1).padStart(8, '0')}`
    const { id: invoice } = await db
      .insertInto('tax_invoice')
      .values({ travel_agency, ...bill, number, kind, supply, vat, by_name: money.name })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('tax_invoice_cost').values({ travel_agency, invoice, cost }).execute()
  }
}

/** Flights abroad are zero-rated, and insurance is exempt. */
function findKind(supplierKind: string): TaxInvoiceKind {
  if (supplierKind === 'airline') return 'zero_rated'
  return supplierKind === 'insurance' ? 'exempt' : 'taxed'
}
