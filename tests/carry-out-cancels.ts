// A process that carries out what is left of cancelled departures, to be killed in the middle: node
// tests/carry-out-cancels.ts <database>
import { carryOutCancel } from '#domain/reservation/cancel-departure.server.ts'
import { openDatabase } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'

const { db } = openDatabase(process.argv[2] ?? '', () => {})
const rows = await inAgency(db, 1, (tx) =>
  tx.selectFrom('departure_cancel_booking').select('id').where('state', '=', 'asked').orderBy('id').execute(),
)
for (const { id } of rows) await carryOutCancel({ db, later: async () => {} }, { travel_agency: 1, id })
process.exit(0)
