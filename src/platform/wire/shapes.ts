// Shapes that many calls share.
// Design of answers: a list knows its true total, a text per language is { ko, en }.
import { z } from 'zod'
import { codeLimits } from '#limits/access.ts'
import { lastPage, pageSizes } from '#limits/display.ts'
import type { SentenceName } from './explain.ts'

/** The sentence of a wrong field, on the screen and from the server. */
export const withError = (error: SentenceName) => ({ error })
/**
 * The sentence when nothing was sent. As the message of the schema itself it would also be used for wrong
 * values.
 */
export const withMissingError = (sentence: SentenceName) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? sentence : undefined),
})

/** A row may lack a language. Then its text is empty here, and the other language is shown. §1 */
export const Words = z.object({ ko: z.string().catch(''), en: z.string().catch('') })
export const YN = z.enum(['Y', 'N'])
/** The largest value is that of a column of numbers. */
export const Id = z.int().positive()
export const Won = z.int().min(0)
/** How often a row was changed. A write names the revision that was on the screen. */
export const Revision = z.int32().min(0)
/** The calendar of the database has no year 0. */
export const day = (wrong?: SentenceName) =>
  z.iso.date(wrong && withError(wrong)).refine((day) => day >= '0001-01-01', wrong && withError(wrong))
export const Day = day()
export const Moment = z.iso.datetime()
export const Birthdate = z.iso
  .date(withError('birthdateForm'))
  .refine((day) => day >= '1900-01-01', withError('birthdateForm'))
  .refine((day) => day <= new Date().toISOString().slice(0, 10), withError('birthdateAhead'))

/** `empty`: the sentence for an empty field. Without it the field may stay empty. */
const typedText = (empty: SentenceName | undefined) => z.string(empty && withMissingError(empty))
const toNonEmpty = (schema: z.ZodString, empty: SentenceName | undefined) =>
  empty ? schema.min(1, withError(empty)) : schema

/** One line typed by a person: trimmed, composed (NFC), without control characters. */
export const line = (most: number, empty?: SentenceName) =>
  toNonEmpty(typedText(empty).trim().normalize('NFC'), empty)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
// Invisible characters, and those that reverse the text after them: a name with one is not what it looks
// like.
const invisibleCharacters = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Co}\p{Zl}\p{Zp}\u2800]/u
// Names are used in mails, and anybody can enter any recipient. A web address in a name would be an
// advertisement; without http it is known by its path. Wide letters are read as plain ones.
const webAddress = /http|www\.|@|[\p{L}\p{N}][.。]\p{L}{2,}(?::\d+)?[/?#]/iu

/** A person's name: no address, and nothing that cannot be seen. */
export const personName = (most: number, empty?: SentenceName) =>
  line(most, empty).refine(
    (name) => !invisibleCharacters.test(name) && !webAddress.test(name.normalize('NFKC')),
    {
      error: 'NAME_UNFIT',
    },
  )
/** Both languages, or one, or none so far. */
export const optionalText = (most: number) => z.object({ ko: line(most), en: line(most) })
/** At least one language says something. */
export const requiredText = (most: number) =>
  optionalText(most).refine(({ ko, en }) => ko !== '' || en !== '', { error: 'WORDS_REQUIRED' })
/** Several lines. */
export const text = (most: number, empty?: SentenceName) =>
  toNonEmpty(typedText(empty).normalize('NFC'), empty)
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u)

export const contact = (empty: SentenceName) =>
  line(20, empty).regex(/^\+?[0-9][0-9 -]{6,18}$/, withError('contactForm'))
export const Contact = contact('enterContact')

export const Email = z
  .email({ error: ({ input }) => (input ? 'emailForm' : 'enterEmail') satisfies SentenceName })
  .max(254)

/** A code as its mail shows it; typed with gaps it is the same. */
export const MailCode = z
  .string()
  .overwrite((typed) => typed.replace(/[\s-]/g, ''))
  .regex(new RegExp(`^\\d{${codeLimits.digits}}$`), withError('enterCode'))

export const createPaging = (page_size: number) => ({
  page: z.int().min(1).max(lastPage).default(1),
  page_size: z.int().min(1).max(pageSizes.most).default(page_size),
})

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ total: z.int(), page: z.int(), page_size: z.int(), list: z.array(item) })

export const Nothing = z.object({})
