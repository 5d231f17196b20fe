// The list of an airline: as passports have it, with what may go there: numbers whose consent names airlines.
import { listColumns, takeList, toListFile } from '#domain/departure/people/sent-lists.server.ts'
import { compareNames } from '#lib/passport-name.ts'
import type { ExportFile } from '#platform/export/export-file.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { readPassportFacts } from './departure-passports.server.ts'
import type { passportOfficeCalls } from './office-calls.ts'
import { readNumbersFor } from './open-passports.server.ts'

/**
 * A ticket needs the letters of the passport. Where these are the booking's, the booking says which is the surname; a
 * passport of somebody else's name, or in Korean letters, is for a person to look at.
 */
function isSpelledDifferently({ name, name_en }: { name: string; name_en: string }, inPassport: string) {
  if (!/^[\p{Script=Latin} .,/'-]+$/u.test(inPassport)) return false
  const match = compareNames({ name, name_en }, inPassport)
  return match === 'spelling' || (match === 'same' && name_en === '')
}

export async function exportAirlineList(
  ctx: ManualTxContext<StaffCtx>,
  input: In<typeof passportOfficeCalls.exportAirline>,
): Promise<ExportFile> {
  const { departure_id } = input
  const { list, numbers } = await ctx.finalTransaction(async (txCtx) => {
    const staffCtx = { ...txCtx, staff: ctx.staff }
    const taken = await takeList(staffCtx, { ...input, list: 'airline' })
    const read = await readNumbersFor(staffCtx, { departure_id, purpose: 'airline', travellers: taken.lines })
    const facts = await readPassportFacts(staffCtx, departure_id)
    const lines = taken.lines.map((line) => {
      const inPassport = read.numbers.has(line.person) ? (facts.get(line.person)?.passport_name ?? '') : ''
      return isSpelledDifferently(line, inPassport) ? { ...line, name_en: inPassport } : line
    })
    return { list: { ...taken, lines }, numbers: read.numbers }
  })
  return toListFile(ctx, { ...input, list: 'airline' }, list, [
    ...listColumns.airline,
    // empty where nobody has said it: the table of passports names these people
    {
      title: 'nationality',
      cell: ({ person }) => numbers.get(person)?.passport_nationality ?? '',
    },
    { title: 'passport', cell: ({ person }) => numbers.get(person)?.passport_number ?? '' },
    {
      title: 'expiry',
      cell: ({ person }) => {
        const number = numbers.get(person)
        return number ? { day: number.passport_expiry } : null
      },
    },
  ])
}
