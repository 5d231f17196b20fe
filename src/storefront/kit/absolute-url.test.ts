// Addresses in two languages.
import { expect, test } from 'vitest'
import { buildAbsoluteUrl, listAlternates } from './absolute-url.ts'

const seoul = { origin: 'https://seoul.example', default_language: 'en' as const }

test('the agency’s own language needs no parameter, the other is named', () => {
  expect(buildAbsoluteUrl(seoul, '/', 'en')).toBe('https://seoul.example/')
  expect(buildAbsoluteUrl(seoul, '/', 'ko')).toBe('https://seoul.example/?language=ko')
  expect(buildAbsoluteUrl(seoul, '/travel?tour_category=1&page=2', 'ko')).toBe(
    'https://seoul.example/travel?tour_category=1&page=2&language=ko',
  )
})

test('people of any other language get the agency’s own', () => {
  expect(listAlternates(seoul, '/travel')).toEqual([
    ['ko', 'https://seoul.example/travel?language=ko'],
    ['en', 'https://seoul.example/travel'],
    ['x-default', 'https://seoul.example/travel'],
  ])
})
