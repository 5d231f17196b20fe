// Nationalities: every one has a name in both languages, and the letters of a passport’s line are understood.
import { expect, test } from 'vitest'
import { formatNationality, isNationality, listNationalities, toNationality } from './nationalities.ts'

test('each is named once in both languages, the usual one first', () => {
  for (const language of ['ko', 'en'] as const) {
    const all = listNationalities(language)
    expect(all.length).toBe(243)
    expect(new Set(all.map(({ code }) => code)).size).toBe(243)
    expect(all.filter(({ code, name }) => !isNationality(code) || name === '' || name === code)).toEqual([])
  }
  expect(listNationalities('ko').slice(0, 2)).toEqual([
    { code: 'KOR', name: '대한민국' },
    { code: 'GHA', name: '가나' },
  ])
  expect(formatNationality('VNM', 'ko')).toBe('베트남 (VNM)')
  expect(formatNationality('VNM', 'en')).toBe('Vietnam (VNM)')
  expect(formatNationality('UTO', 'en')).toBe('UTO')
})

test.each([
  ['KOR', 'KOR'],
  ['D<<', 'DEU'],
  ['GBO', 'GBR'],
  ['RKS', 'RKS'],
  ['XXA', 'XXA'],
])('“%s” in a passport is %s', (letters, code) => expect(toNationality(letters)).toBe(code))

test('two letters, small letters, a name and what no passport has are none', () => {
  for (const code of ['', 'KR', 'kor', 'Korea', 'ATA', 'XXX', 'KORA']) expect(isNationality(code)).toBe(false)
})
