// A process that asks everybody of a departure for the deposit, and stops in the middle of it to be killed:
// node tests/ask-deposits-process.ts <database> <departure_id>
import { askDeposits } from '#domain/reservation/ask-deposits.server.ts'
import { createDatabase } from '#platform/db/database.server.ts'

const [, , url = '', departure_id] = process.argv
const { db } = createDatabase(url, () => {})
let told = 0
const enqueue = async () => {
  if (++told < 3) return
  process.stdout.write('in the middle\n')
  await new Promise(() => {})
}
setInterval(() => {}, 60_000) // it waits to be killed
await askDeposits({ db, enqueue }, { travel_agency: 1, departure_id: Number(departure_id) })
