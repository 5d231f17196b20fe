// An office that brings bank lines in: who confirms, who agrees, and the rows that come of it.
import { randomUUID } from 'node:crypto'
import { formatSeoulDay } from '#lib/format.ts'
import { setUpOccupancy } from './occupancy-setup.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

export const today = formatSeoulDay(new Date())
export const account = '국민 123456-04-567890'

let lastBalance = 10_000_000
/** Each with a balance of its own, as a bank prints them. */
export const buildLine = (payer: string, amount: number, fields: object = {}) => {
  lastBalance += amount
  return {
    booked_on: today,
    booked_time: '09:12:33',
    amount,
    payer,
    memo: '',
    balance: lastBalance,
    ...fields,
  }
}
type BankLine = ReturnType<typeof buildLine>

export async function setUpBank() {
  const office = await setUpOccupancy()
  const second = await createStaffUser(office.site, { roles: ['money'], name: '정둘째' })
  const importLines = (lines: BankLine[], who: StaffUser = office.money, more: object = {}) =>
    who.sendOnce('POST', '/api/office/bank/lines', {
      account,
      columns: { day: '거래일시', credit: '입금액', payer: '보낸분' },
      lines,
      ...more,
    })
  return {
    ...office,
    second,
    importLines,
    confirm: (parts: object[], who: StaffUser = office.money, key: string = randomUUID()) =>
      who.sendOnce('POST', '/api/office/bank/confirm', { parts }, key),
    undo: (id: number, reason: string, who: StaffUser = office.money) =>
      who.sendOnce('POST', '/api/office/bank/undo', { id, reason }),
    /** One line that is stored now. */
    async createLine(payer: string, amount: number, fields: object = {}) {
      const { status, text } = await importLines([buildLine(payer, amount, fields)])
      if (status !== 200) throw new Error(text)
      const { id } = await office.runInAgency((tx) =>
        tx
          .selectFrom('bank_line')
          .select('id')
          .where('travel_agency', '=', 1)
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow(),
      )
      return id
    },
    listLines: () =>
      office.runInAgency((tx) =>
        tx.selectFrom('bank_line').selectAll().where('travel_agency', '=', 1).orderBy('id').execute(),
      ),
    listMatches: () =>
      office.runInAgency((tx) =>
        tx.selectFrom('bank_match').selectAll().where('travel_agency', '=', 1).orderBy('id').execute(),
      ),
    async listLedger(booking_id: string) {
      const { payments } = await office.sales.api.booking.one({ booking_id })
      return payments.map(({ kind, amount }) => [kind, amount])
    },
    setSecondPersonFrom: (sum: number | null) =>
      office.site.db
        .updateTable('agency')
        .set({ second_person_from: sum })
        .where('travel_agency', '=', 1)
        .execute(),
  }
}
