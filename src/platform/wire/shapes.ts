// Shapes that many calls share.
// Design of answers: a list knows its true total, a text per language is { ko, en }.
import { z } from 'zod'
import { codeLimits, lastPage, pageSizes } from '#limits.ts'
import type { Sentence } from './explain.ts'

/** Which sentence a field gets that is not as it should be, on the screen and from the server. */
export const says = (error: Sentence) => ({ error })
/** The one it gets where nothing was sent at all; a schema would give it to its checks too. */
export const whenAbsent = (sentence: Sentence) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? sentence : undefined),
})

/** A row may lack one of its languages: it is empty here, and the other one is shown. §1 */
export const Words = z.object({ ko: z.string().catch(''), en: z.string().catch('') })
export const YN = z.enum(['Y', 'N'])
/** As large as a column of numbers holds. */
export const Id = z.int().positive()
export const Won = z.int().min(0)
/** How often a row was changed: who writes it names the one they saw. */
export const Revision = z.int32().min(0)
/** The calendar of the database has no year 0. */
export const day = (wrong?: Sentence) =>
  z.iso.date(wrong && says(wrong)).refine((day) => day >= '0001-01-01', wrong && says(wrong))
export const Day = day()
export const Moment = z.iso.datetime()
export const Birthdate = z.iso
  .date(says('birthdateForm'))
  .refine((day) => day >= '1900-01-01', says('birthdateForm'))
  .refine((day) => day <= new Date().toISOString().slice(0, 10), says('birthdateAhead'))

/** `empty`: what is said where nothing was entered; without it the field may stay empty. */
const typed = (empty: Sentence | undefined) => z.string(empty && whenAbsent(empty))
const filled = (schema: z.ZodString, empty: Sentence | undefined) =>
  empty ? schema.min(1, says(empty)) : schema

/** One line typed by a person: trimmed, composed (NFC), without control characters. */
export const line = (most: number, empty?: Sentence) =>
  filled(typed(empty).trim().normalize('NFC'), empty)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
// What nobody sees, or what turns the letters after it round: a name that holds it is not the name it looks
// like.
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Co}\p{Zl}\p{Zp}\u2800]/u
// Names stand in mails to whoever is named as recipient: an address in one is somebody's advertisement. Wide
// letters are read as plain ones.
const address = /http|www\.|@/i

/** What a person is called: no address, and nothing that cannot be seen. */
export const personName = (most: number, empty?: Sentence) =>
  line(most, empty).refine((name) => !unseen.test(name) && !address.test(name.normalize('NFKC')), {
    error: 'NAME_UNFIT',
  })
/** Several lines. */
export const text = (most: number, empty?: Sentence) =>
  filled(typed(empty).normalize('NFC'), empty)
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u)

/** A telephone as people write it. */
export const contact = (empty: Sentence) =>
  line(20, empty).regex(/^\+?[0-9][0-9 -]{6,18}$/, says('contactForm'))
export const Contact = contact('enterContact')

export const Email = z
  .email({ error: ({ input }) => (input ? 'emailForm' : 'enterEmail') satisfies Sentence })
  .max(254)

/** A code as its mail shows it; typed with gaps it is the same. */
export const MailCode = z
  .string()
  .overwrite((typed) => typed.replace(/[\s-]/g, ''))
  .regex(new RegExp(`^\\d{${codeLimits.digits}}$`), says('enterCode'))

export const paging = (page_size: number) => ({
  page: z.int().min(1).max(lastPage).default(1),
  page_size: z.int().min(1).max(pageSizes.most).default(page_size),
})

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ total: z.int(), page: z.int(), page_size: z.int(), list: z.array(item) })

export const Nothing = z.object({})
