// A row of the log in words: what was done, to what, and what changed. For the screen and for its file.
import type { Language } from '#i18n/language.ts'
import { logEntries as en } from '#i18n/office/en/log-entries.ts'
import { logEntries as ko } from '#i18n/office/ko/log-entries.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import { getCurrentName } from './renamed-calls.ts'

type StaffLogRow = {
  call: string
  subject: string
  before: unknown
  after: unknown
  /** The names of the subject and of the person in charge, by their numbers. */
  subject_name: string | null
  before_name: string | null
  after_name: string | null
}
type LabelMap = Readonly<Record<string, string>>

export const getActionNames = (language: Language): LabelMap => (language === 'ko' ? ko : en).done

/** A call without words is shown by its own name, so the log leaves nothing out. */
export function describeLogEntry(language: Language, entry: StaffLogRow) {
  const { call, subject, subject_name } = entry
  const { subjects, fields, values: valueLabels }: Record<string, LabelMap> = language === 'ko' ? ko : en
  const [kind = '', ...number] = subject.split(' ')
  const rest = subject_name === null ? number : [subject_name]
  const { bookings, team, questions } = getOfficeTextIn(language)
  const values: LabelMap = {
    ...valueLabels,
    ...bookings.occasions,
    ...bookings.progress,
    ...team.people.role,
    ...questions.states,
    Y: team.log.yes,
    N: team.log.no,
    true: team.log.yes,
    false: team.log.no,
  }
  const describeSide = (value: unknown, person: string | null) =>
    describeValue(value, { fields: fields ?? {}, values, person })
  return {
    what: getActionNames(language)[getCurrentName(call)] ?? call,
    about: [subjects?.[kind] ?? kind, ...rest].join(' '),
    before: describeSide(entry.before, entry.before_name),
    after: describeSide(entry.after, entry.after_name),
  }
}

type ValueLabels = {
  /** How the fields of an object are called. */
  fields: LabelMap
  /** Words that are used only here. */
  values: LabelMap
  person: string | null
}

const personFields = ['in_charge', 'staff_id']

/** The changed fields of a contact, stored as a list of their names. */
const splitChangedFields = (name: string, value: unknown) =>
  name === 'changed' && typeof value === 'string' ? value.split(', ') : value

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

function describeValue(value: unknown, labels: ValueLabels): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return labels.values[value] ?? value
  if (typeof value === 'number') return value.toLocaleString('en-US')
  // a list names fields that changed, or columns of a file
  if (Array.isArray(value)) {
    const withFieldNames = { ...labels, values: { ...labels.fields, ...labels.values } }
    return value.map((each) => describeValue(each, withFieldNames)).join(', ')
  }
  if (typeof value !== 'object') return labels.values[String(value)] ?? String(value)
  return Object.entries(value)
    .filter(([, each]) => each !== null && each !== undefined && each !== '' && !isEmptyList(each))
    .map(([name, each]) => {
      const isPerson = personFields.includes(name) && labels.person !== null
      return `${labels.fields[name] ?? name} ${isPerson ? labels.person : describeValue(splitChangedFields(name, each), labels)}`
    })
    .join(' · ')
}
