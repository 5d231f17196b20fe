// A process that carries out what is left of cancelled departures, to be killed in the middle: node
// tests/cancel-departures-process.ts <database>
import { cancelAffectedBooking } from '#domain/reservation/cancel-departure-bookings.server.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'

const { db } = createDatabase(process.argv[2] ?? '', () => {})
const rows = await runInTransaction(db, 1, (tx) =>
  tx.selectFrom('departure_cancel_booking').select('id').where('state', '=', 'asked').orderBy('id').execute(),
)
for (const { id } of rows)
  await cancelAffectedBooking({ db, enqueue: async () => {} }, { travel_agency: 1, id })
process.exit(0)
