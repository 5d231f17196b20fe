// A row of the log in words: what was done, to what, and what changed. For the screen and for its file.
import type { Language } from '#words/language.ts'
import { deeds as en } from '#words/office/en/deeds.ts'
import { officeWordsIn } from '#words/office/in.ts'
import { deeds as ko } from '#words/office/ko/deeds.ts'

type Deed = { call: string; subject: string; before: unknown; after: unknown }
type Names = Readonly<Record<string, string>>

/** A call that has no words yet keeps its own name: nothing is left out of a log. */
export function sayDeed(language: Language, { call, subject, before, after }: Deed) {
  const { done, subjects, fields }: Record<string, Names> = language === 'ko' ? ko : en
  const [kind = '', ...rest] = subject.split(' ')
  const { bookings, people, questions } = officeWordsIn(language)
  const values: Names = { ...bookings.progress, ...people.people.role, ...questions.states }
  const said = (value: unknown) => sayValue(value, { fields: fields ?? {}, values })
  return {
    what: done?.[call] ?? call,
    about: [subjects?.[kind] ?? kind, ...rest].join(' '),
    before: said(before),
    after: said(after),
  }
}

/** `fields`: how the fields of an object are called. `values`: words that stand for themselves nowhere else. */
function sayValue(value: unknown, names: { fields: Names; values: Names }): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return names.values[value] ?? value
  if (typeof value === 'number') return value.toLocaleString('en-US')
  if (Array.isArray(value)) return value.map((each) => sayValue(each, names)).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([, each]) => each !== null && each !== undefined && each !== '')
    .map(([name, each]) => `${names.fields[name] ?? name} ${sayValue(each, names)}`)
    .join(' · ')
}
