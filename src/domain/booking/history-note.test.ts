import { expect, test } from 'vitest'
import {
  formatFieldsNote,
  formatPeopleNote,
  formatRebookNote,
  formatRemovalNote,
  formatRescheduleNote,
  parseFieldsNote,
  parsePeopleNote,
  parseRebookNote,
  parseRemovalNote,
  parseRescheduleNote,
} from './history-note.ts'

const two = { adult: 2, child: 0, baby: 0, total: 1_000_000 }
const four = { adult: 3, child: 1, baby: 0, total: 0 }
const january = { departure_date: '2027-01-01', total: 900_000 }
const may = { departure_date: '2027-05-01', total: 950_000 }

const notes = {
  people: formatPeopleNote(two, four),
  move: formatRebookNote(january, may),
  departureMove: formatRescheduleNote('2027-01-01', '2027-05-01'),
  removal: formatRemovalNote({ people: 1, fee: 50_000, refund: 450_000, reason: '태풍\n결항' }),
  fields: formatFieldsNote(['contact', 'email']),
}

test('what the product writes into the history is read back as it was', () => {
  expect(parsePeopleNote(notes.people)).toEqual({ before: two, after: four })
  expect(parseRebookNote(notes.move)).toEqual({ before: january, after: may })
  expect(parseRescheduleNote(notes.departureMove)).toEqual({ before: '2027-01-01', after: '2027-05-01' })
  expect(parseRemovalNote(notes.removal)).toEqual({
    people: 1,
    fee: 50_000,
    refund: 450_000,
    reason: '태풍\n결항',
  })
  expect(parseRemovalNote(formatRemovalNote({ people: 2, fee: 0, refund: 0 }))?.reason).toBe('')
  expect(parseFieldsNote(notes.fields)).toEqual(['contact', 'email'])
})

test('no note is taken for another, nor what a person wrote for one of them', () => {
  const parsers = [parsePeopleNote, parseRebookNote, parseRescheduleNote, parseRemovalNote, parseFieldsNote]
  const countReaders = (note: string) => parsers.filter((parse) => parse(note) !== undefined).length
  for (const note of Object.values(notes)) expect([note, countReaders(note)]).toEqual([note, 1])
  for (const note of ['', 'contact 님이 전화하심', '2027-01-01 → 2027-05-01 부탁'])
    expect([note, countReaders(note)]).toEqual([note, 0])
})
