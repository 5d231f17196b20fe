// §2 Search as a sentence: who, when, where.
import { expect, test } from 'vitest'
import { getInitialConsonants, isOneLetterOff } from './hangul.ts'
import { parseMonths } from './parse-months.ts'
import { groupSynonyms, readSentence } from './read-sentence.ts'
import { indexWords } from './word-index.ts'

const today = '2026-11-17'
const vocabulary = {
  today,
  words: indexWords([
    '제주',
    '올레',
    '다낭',
    '부모님과',
    '오사카성',
    '가족여행',
    '다낭·호이안',
    'osaka',
    'parents',
  ]),
  synonyms: groupSynonyms([
    { word: '효도', means: '부모님' },
    { word: '제주도', means: '제주' },
  ]),
}
const readMeanings = (sentence: string) =>
  readSentence(sentence, vocabulary).words.map(({ alternatives }) => alternatives.join('|'))

test.each([
  ['5월', ['2027-05']],
  ['5월에', ['2027-05']],
  ['11월', ['2026-11']],
  ['12월', ['2026-12']],
  ['2028년5월', ['2028-05']],
  ['내년3월', ['2027-03']],
  ['다음달', ['2026-12']],
  ['다다음달', ['2027-01']],
  ['이번달', ['2026-11']],
  ['여름방학', ['2027-07', '2027-08']],
  ['겨울', ['2026-12', '2027-01', '2027-02']],
  ['가을', ['2026-11']],
  ['may', ['2027-05']],
  ['december', ['2026-12']],
  ['summer', ['2027-06', '2027-07', '2027-08']],
  ['13월', []],
  ['0월', []],
  ['5일', []],
  ['봄날', []],
  ['constructor', []],
])('%s names its months', (word, months) => {
  expect(parseMonths(word, today)).toEqual(months)
})

test('a season that has begun is what is left of it, also across the new year', () => {
  expect(parseMonths('겨울', '2027-01-05')).toEqual(['2027-01', '2027-02'])
  expect(parseMonths('겨울', '2027-12-05')).toEqual(['2027-12', '2028-01', '2028-02'])
  expect(parseMonths('여름방학', '2027-08-30')).toEqual(['2027-08'])
})

test('a sentence is read as who, when and where', () => {
  const read = readSentence('효도 5월 제주도 여행', vocabulary)
  expect(read.months).toEqual(['2027-05'])
  expect(read.words.map(({ alternatives }) => alternatives)).toEqual([
    ['효도', '부모님'],
    ['제주도', '제주'],
  ])
  expect(readSentence('다음 달', vocabulary)).toMatchObject({ months: ['2026-12'], words: [] })
  expect(readSentence('여름 방학 다낭', vocabulary)).toMatchObject({ months: ['2027-07', '2027-08'] })
})

test('endings, first consonants and one wrong letter are understood', () => {
  expect(readMeanings('효도여행')).toEqual(['효도|부모님'])
  expect(readMeanings('제주로')).toEqual(['제주'])
  expect(readMeanings('ㅈㅈ')).toEqual(['제주'])
  expect(readMeanings('다냥')).toEqual(['다낭'])
  expect(readMeanings('오사까')).toEqual(['오사카'])
  expect(readMeanings('osska')).toEqual(['osaka'])
  expect(readMeanings('여행')).toEqual(['여행']) // alone it is what was asked for
})

test('a word that nothing is like stays as it was typed', () => {
  expect(readSentence('없는말이다', vocabulary).words).toEqual([
    { typed: '없는말이다', alternatives: ['없는말이다'], isGuess: false },
  ])
  expect(readMeanings("' or 1=1 --")).toEqual(["'", 'or', '1=1', '--'])
})

test('letters are compared as they are typed', () => {
  expect(getInitialConsonants('제주 A')).toBe('ㅈㅈ A')
  expect(isOneLetterOff('다냥', '다낭')).toBe(true)
  expect(isOneLetterOff('오사카', '오카사')).toBe(true)
  expect(isOneLetterOff('파리', '발리')).toBe(false)
  expect(isOneLetterOff('서울', '부산')).toBe(false)
})
