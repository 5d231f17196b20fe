// The list of an airline: as passports have it, with what may go there: numbers whose consent names airlines.
import { listColumns, takeList, toListFile } from '#domain/departure/people/sent-lists.server.ts'
import type { Traveller } from '#domain/departure/people/travellers.server.ts'
import { compareNames } from '#lib/passport-name.ts'
import type { ExportFile } from '#platform/export/export-file.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import { readPassportFacts } from './departure-passports.server.ts'
import type { passportOfficeCalls } from './office-calls.ts'
import { readNumbersFor } from './open-passports.server.ts'

const latinName = /^[\p{Script=Latin} .,/'-]+$/u
const toLetters = (name: string) => name.toUpperCase().replaceAll(/[^\p{L}]/gu, '')

/** The booking has every letter of the passport, in its order, or says which is the surname. */
function isWrittenAs(name_en: string, inPassport: string): boolean {
  const words = inPassport.split(/[\s,/]+/)
  const orders = words.map((_word, at) => [...words.slice(at), ...words.slice(0, at)])
  return orders
    .slice(0, /[/,]/.test(name_en) ? orders.length : 1)
    .some((order) => toLetters(order.join('')) === toLetters(name_en))
}

/** A ticket needs the name of the passport, surname first. One in Korean letters is for a person to look at. */
const pickName = ({ name_en }: Traveller, inPassport: string) =>
  latinName.test(inPassport) && !isWrittenAs(name_en, inPassport) ? inPassport : name_en

export async function exportAirlineList(
  ctx: ManualTxContext<StaffCtx>,
  input: In<typeof passportOfficeCalls.exportAirline>,
): Promise<ExportFile> {
  const { departure_id } = input
  const { list, numbers } = await ctx.finalTransaction(async (txCtx) => {
    const staffCtx = { ...txCtx, staff: ctx.staff }
    const taken = await takeList(staffCtx, { ...input, list: 'airline' })
    const facts = await readPassportFacts(staffCtx, departure_id)
    const findName = ({ person }: Traveller) => facts.get(person)?.passport_name ?? ''
    // a number in somebody else's name would be a ticket that nobody can fly with: the table of passports names them
    const travellers = taken.lines.filter((line) => compareNames(line, findName(line)) !== 'other')
    const { numbers } = await readNumbersFor(staffCtx, { departure_id, purpose: 'airline', travellers })
    const lines = taken.lines.map((line) =>
      numbers.has(line.person) ? { ...line, name_en: pickName(line, findName(line)) } : line,
    )
    return { list: { ...taken, lines }, numbers }
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
