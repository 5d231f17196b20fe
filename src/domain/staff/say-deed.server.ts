// A row of the log in words: what was done, to what, and what changed. For the screen and for its file.
import type { Language } from '#words/language.ts'
import { deeds as en } from '#words/office/en/deeds.ts'
import { officeWordsIn } from '#words/office/in.ts'
import { deeds as ko } from '#words/office/ko/deeds.ts'

type Deed = {
  call: string
  subject: string
  before: unknown
  after: unknown
  /** The names behind the number in the subject and the number of who is in charge. */
  subject_name: string | null
  before_name: string | null
  after_name: string | null
}
type Names = Readonly<Record<string, string>>

/** What each deed is called. */
export const deedsOf = (language: Language): Names => (language === 'ko' ? ko : en).done

/** A call without words is shown by its own name, so the log leaves nothing out. */
export function sayDeed(language: Language, deed: Deed) {
  const { call, subject, subject_name } = deed
  const { subjects, fields, values: known }: Record<string, Names> = language === 'ko' ? ko : en
  const [kind = '', ...number] = subject.split(' ')
  const rest = subject_name === null ? number : [subject_name]
  const { bookings, people, questions } = officeWordsIn(language)
  const values: Names = {
    ...known,
    ...bookings.resend,
    ...bookings.progress,
    ...people.people.role,
    ...questions.states,
    Y: people.log.yes,
    N: people.log.no,
    true: people.log.yes,
    false: people.log.no,
  }
  const said = (value: unknown, person: string | null) =>
    sayValue(value, { fields: fields ?? {}, values, person })
  return {
    what: deedsOf(language)[call] ?? call,
    about: [subjects?.[kind] ?? kind, ...rest].join(' '),
    before: said(deed.before, deed.before_name),
    after: said(deed.after, deed.after_name),
  }
}

type Saying = {
  /** How the fields of an object are called. */
  fields: Names
  /** Words that are used only here. */
  values: Names
  person: string | null
}

const ofPeople = ['in_charge', 'staff_id']

/** The changed fields of a contact, stored as a list of their names. */
const listed = (name: string, value: unknown) =>
  name === 'changed' && typeof value === 'string' ? value.split(', ') : value

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

function sayValue(value: unknown, names: Saying): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return names.values[value] ?? value
  if (typeof value === 'number') return value.toLocaleString('en-US')
  // a list names fields that changed, or columns of a file
  if (Array.isArray(value)) {
    const named = { ...names, values: { ...names.fields, ...names.values } }
    return value.map((each) => sayValue(each, named)).join(', ')
  }
  if (typeof value !== 'object') return names.values[String(value)] ?? String(value)
  return Object.entries(value)
    .filter(([, each]) => each !== null && each !== undefined && each !== '' && !isEmptyList(each))
    .map(([name, each]) => {
      const isPerson = ofPeople.includes(name) && names.person !== null
      return `${names.fields[name] ?? name} ${isPerson ? names.person : sayValue(listed(name, each), names)}`
    })
    .join(' · ')
}
