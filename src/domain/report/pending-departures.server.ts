// Pending work of departures: seats to offer by telephone, what customers are not told yet, suppliers.
import { sql } from 'kysely'
import { selectOffersToCall } from '#domain/departure/offers.server.ts'
import { selectMissingNotices } from '#domain/message/missing-notices.server.ts'
import { supplyLimits } from '#limits/books.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { departureFields, formatMoment, type PendingSources } from './pending-source.server.ts'

/** The supplier that the row `r` names, its departure and trip. */
const withSupplierAndDeparture = sql`
  join supplier s on s.travel_agency = r.travel_agency and s.id = r.supplier
  join departure d on d.travel_agency = r.travel_agency and d.departure_id = r.departure_id
  join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code`
const supplierFields = {
  ref: sql`r.departure_id::text`,
  name: sql`s.name`,
  page_title: sql`p.page_title`,
  departure_date: sql`d.departure_date`,
}
type PendingDepartureKind = 'offers' | 'notices' | 'allotments' | 'supplier_answers'

export const departureSources: PendingSources<PendingDepartureKind> = {
  // Seats offered to who waits without an address, the first to end first.
  offers: {
    permissions: ['change bookings'],
    rows: (travel_agency) => ({
      item: {
        ...departureFields,
        name: sql`o.name`,
        people: sql`o.people`,
        until: formatMoment(sql`o.until`),
      },
      by: sql`o.until, o.id`,
      from: sql`(${selectOffersToCall(travel_agency)}) o`,
    }),
  },
  // Departures without a meeting point or guide: their customers are not told until somebody writes it down.
  notices: {
    permissions: ['change bookings'],
    rows: (travel_agency) => ({
      item: { ...departureFields, missing: sql`o.missing`, due: sql`o.due` },
      by: sql`o.departure_date, o.departure_id`,
      from: sql`(${selectMissingNotices(travel_agency)}) o`,
    }),
  },
  // Allotments that can be given back for a few days more, and all of a departure that does not go.
  allotments: {
    permissions: ['departures'],
    rows: (travel_agency) => ({
      item: {
        ...supplierFields,
        allotment: sql`r.kind`,
        count: sql`r.count`,
        release_on: sql`r.release_on`,
        is_cancelled: sql`d.cancelled is not null`,
      },
      by: sql`d.cancelled is null, r.release_on, r.id`,
      from: sql`allotment r ${withSupplierAndDeparture}
        where r.travel_agency = ${travel_agency} and r.outcome is null and d.departure_date >= ${seoulToday}
          and (r.release_on <= ${seoulToday} + ${sql.lit(supplyLimits.releaseDays)} or d.cancelled is not null)`,
    }),
  },
  supplier_answers: {
    permissions: ['departures'],
    rows: (travel_agency) => ({
      item: {
        ...supplierFields,
        about: sql`r.kind`,
        count: sql`r.count`,
        question: sql`left(r.question, 60)`,
        can: sql`r.can`,
        answered: formatMoment(sql`r.answered`),
      },
      by: sql`r.answered, r.id`,
      from: sql`supplier_question r ${withSupplierAndDeparture}
        where r.travel_agency = ${travel_agency} and r.answered is not null and r.seen is null`,
    }),
  },
}
