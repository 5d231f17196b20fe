// Brings lines of a bank account in: each once, for ever. Decision 79
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { findBankAccount } from '#domain/agency/rules/bank-account.server.ts'
import { normalizeName } from '#domain/booking/normalize-name.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { findNewLines, listFingerprintTexts } from './find-new-lines.ts'
import type { bankOfficeCalls } from './office-calls.ts'

type ImportInput = In<typeof bankOfficeCalls.importLines>
type ImportContext = AgencyContext & Pick<StaffCtx, 'staff'>

/** So many lines are written by one statement. */
const linesAtOnce = 500

export async function importLines(ctx: ManualTxContext<StaffCtx>, typed: ImportInput) {
  if (typed.only_try)
    return ctx.transaction(async (txCtx) => ({
      added: 0,
      withdrawals: 0,
      fresh: await listFreshLines(txCtx, await nameAccount(txCtx, typed)),
    }))
  return withIdempotencyKey(ctx, 'bank import', typed, async (txCtx) => {
    const input = await nameAccount(txCtx, typed)
    await lockAccount(txCtx, input)
    const fresh = await listFreshLines(txCtx, input)
    const importCtx = { ...txCtx, staff: ctx.staff }
    const added = await insertLines(importCtx, input, fresh)
    const withdrawals = await insertWithdrawals(importCtx, input)
    txCtx.logChange({ subject: `account ${input.account}`, after: { rows: added, withdrawals } })
    return { added, withdrawals, fresh }
  })
}

/** An account is its number, however the name beside it was typed; without a number, the letters of its name. */
const toAccountKey = (account: string) => {
  const digits = account.replace(/\D/g, '')
  return digits.length >= 8 ? digits : normalizeName(account)
}

/** The account as it was named when its first lines came: under two names each line would come twice. */
async function nameAccount({ db, travel_agency }: AgencyContext, input: ImportInput): Promise<ImportInput> {
  const known = await db
    .selectFrom('bank_layout')
    .select('account')
    .where('travel_agency', '=', travel_agency)
    .orderBy('used', 'desc')
    .execute()
  if (known.some(({ account }) => account === input.account)) return input
  const key = toAccountKey(input.account)
  const same = known.find(({ account }) => toAccountKey(account) === key)
  return same ? { ...input, account: same.account } : input
}

/** Two imports of one account come one after the other: the second sees what the first has stored. */
async function lockAccount({ db, travel_agency }: AgencyContext, { account, columns }: ImportInput) {
  const layout = {
    columns: sql<Record<string, string>>`${JSON.stringify(columns)}::jsonb`,
    used: sql<string>`now()`,
  }
  await db
    .insertInto('bank_layout')
    .values({ travel_agency, account, ...layout })
    .onConflict((conflict) => conflict.columns(['travel_agency', 'account']).doUpdateSet(layout))
    .execute()
}

async function listFreshLines({ db, travel_agency }: AgencyContext, { account, lines }: ImportInput) {
  if (lines.length === 0) return []
  const stored = await db
    .selectFrom('bank_line')
    .select(['account', 'booked_on', 'booked_time', 'amount', 'payer', 'balance'])
    .where('travel_agency', '=', travel_agency)
    .where(isOfDayAndSum(lines))
    .orderBy('id')
    .execute()
  const own = stored.filter((line) => line.account === account)
  const elsewhere = new Set(
    stored.filter((line) => line.account !== account).flatMap((line) => toExactKey(line) ?? []),
  )
  return findNewLines(own, lines).filter((at) => {
    const line = lines[at]
    return !line || !elsewhere.has(toExactKey(line) ?? '')
  })
}

/** Only stored lines of the same day and sum can be these. */
function isOfDayAndSum(lines: ImportInput['lines']) {
  const days = lines.map(({ booked_on }) => booked_on)
  const [first = '', last = first] = [days.toSorted()[0], days.toSorted().at(-1)]
  return sql<boolean>`(booked_on between ${first}::date and ${last}::date and (booked_on, amount) in (
    select * from unnest(${days}::date[], ${lines.map(({ amount }) => amount)}::bigint[])))`
}

/** No two accounts have the same transfer with the same balance after it: it is one account under two names. */
type ExactLine = Omit<ImportInput['lines'][number], 'memo'>
const toExactKey = ({ booked_on, booked_time, amount, payer, balance }: ExactLine) =>
  balance === null || booked_time === ''
    ? undefined
    : JSON.stringify([booked_on, booked_time, amount, normalizeName(payer), balance])

async function insertLines(
  { db, travel_agency, staff }: ImportContext,
  { account, lines }: ImportInput,
  fresh: readonly number[],
): Promise<number> {
  const rows = toRows(lines, fresh).map((row) => ({ travel_agency, account, ...row, by_name: staff.name }))
  let added = 0
  for (let from = 0; from < rows.length; from += linesAtOnce) {
    const inserted = await db
      .insertInto('bank_line')
      .values(rows.slice(from, from + linesAtOnce))
      .onConflict((conflict) => conflict.columns(['travel_agency', 'account', 'fingerprint']).doNothing())
      .returning('id')
      .execute()
    added += inserted.length
  }
  return added
}

/** Withdrawals are recognised as lines are: a time without seconds or a cut name makes no second one. */
async function insertWithdrawals(
  { db, travel_agency, staff }: ImportContext,
  { account, withdrawals }: ImportInput,
): Promise<number> {
  if (withdrawals.length === 0) return 0
  const stored = await db
    .selectFrom('bank_withdrawal')
    .select(['booked_on', 'booked_time', 'amount', 'payee as payer', 'balance'])
    .where('travel_agency', '=', travel_agency)
    .where('account', '=', account)
    .where(isOfDayAndSum(withdrawals))
    .orderBy('id')
    .execute()
  const rows = toRows(withdrawals, findNewLines(stored, withdrawals))
  for (let from = 0; from < rows.length; from += linesAtOnce)
    await db
      .insertInto('bank_withdrawal')
      .values(
        rows.slice(from, from + linesAtOnce).map(({ payer, ...row }) => ({
          travel_agency,
          account,
          ...row,
          payee: payer,
          by_name: staff.name,
        })),
      )
      .onConflict((conflict) => conflict.columns(['travel_agency', 'account', 'fingerprint']).doNothing())
      .execute()
  return rows.length
}

/** Keeps the bank's order, whichever end of its list is the newest. */
function toRows(lines: ImportInput['lines'], fresh: readonly number[]) {
  const texts = listFingerprintTexts(lines)
  const rows = fresh.flatMap((at) => {
    const line = lines[at]
    const fingerprint = createHash('sha256')
      .update(texts[at] ?? '')
      .digest('base64url')
    return line ? [{ ...line, fingerprint }] : []
  })
  return rows.sort((one, other) =>
    `${one.booked_on} ${one.booked_time}`.localeCompare(`${other.booked_on} ${other.booked_time}`),
  )
}

export async function listAccounts({ db, travel_agency }: AgencyContext) {
  const accounts = await db
    .selectFrom('bank_layout')
    .select(['account', 'columns'])
    .where('travel_agency', '=', travel_agency)
    .orderBy(sql`used desc`)
    .limit(20)
    .execute()
  const own = await findBankAccount({ db, travel_agency })
  return { accounts, own: own && `${own.bank} ${own.account_number}`.trim() }
}
