// Shapes that many calls share.
// Design of answers: a list knows its true total, a text per language is { ko, en }.
import { z } from 'zod'
import { lastPage, pageSizes } from '#limits.ts'

/** A row may lack one of its languages: it is empty here, and the other one is shown. §1 */
export const Words = z.object({ ko: z.string().catch(''), en: z.string().catch('') })
export const YN = z.enum(['Y', 'N'])
/** As large as a column of numbers holds. */
export const Id = z.int().positive()
export const Won = z.int().min(0)
/** The calendar of the database has no year 0. */
export const Day = z.iso.date().refine((day) => day >= '0001-01-01')
export const Moment = z.iso.datetime()
export const Birthdate = Day.refine(
  (day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10),
)

/** One line typed by a person: trimmed, composed (NFC), without control characters. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
// What nobody sees, or what turns the letters after it round: a name that holds it is not the name it looks
// like.
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Co}\p{Zl}\p{Zp}\u2800]/u
// Names stand in mails to whoever is named as recipient: an address in one is somebody's advertisement. Wide
// letters are read as plain ones.
const address = /http|www\.|@/i

/** What a person is called: no address, and nothing that cannot be seen. */
export const personName = (most: number) =>
  line(most).refine((name) => !unseen.test(name) && !address.test(name.normalize('NFKC')), {
    error: 'NAME_UNFIT',
  })
/** Several lines. */
export const text = (most: number) =>
  z
    .string()
    .normalize('NFC')
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u)

/** A telephone as people write it. */
export const Contact = line(20).regex(/^\+?[0-9][0-9 -]{6,18}$/)

/** A code as its mail shows it; typed with gaps it is the same. */
export const MailCode = z
  .string()
  .overwrite((typed) => typed.replace(/[\s-]/g, ''))
  .regex(/^\d{6}$/)

export const paging = (page_size: number) => ({
  page: z.int().min(1).max(lastPage).default(1),
  page_size: z.int().min(1).max(pageSizes.most).default(page_size),
})

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ total: z.int(), page: z.int(), page_size: z.int(), list: z.array(item) })

export const Nothing = z.object({})
