// Every code has a sentence and every label its twin, in both languages.

import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { statuses } from '#errors.ts'
import { errors as en } from '#i18n/en/errors.ts'
import { errors as ko } from '#i18n/ko/errors.ts'
import { readFields } from '#lib/read-fields.ts'

const folder = path.resolve(import.meta.dirname, '../../src/i18n')
/** The words of the site, and of the office. */
const wordFolders = [folder, path.join(folder, 'office')]

/** Stands for a number, a list or a row alike: each of its fields and each of its methods is itself again. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, field) => (field === Symbol.toPrimitive ? () => '1' : anything),
})

/** Every label by its path: 'shell.search.open' → its text, or what a small function says. */
function listLabels(words: unknown, at: string): [path: string, text: string][] {
  if (typeof words === 'string') return [[at, words]]
  if (typeof words === 'function')
    return [[at, String(words(...Array.from({ length: words.length }, () => anything)))]]
  return Object.entries(readFields(words)).flatMap(([name, value]) => listLabels(value, `${at}.${name}`))
}

const listRooms = (words: string, language: string) => fs.readdirSync(path.join(words, language))
const loadLabels = async (words: string, language: string, room: string) =>
  listLabels(await import(path.join(words, language, room)), room)

test('every refusal has its sentence in both languages, the quoted ones word for word', () => {
  for (const code of Object.keys(statuses)) {
    expect([code, readFields(ko)[code] || null, readFields(en)[code] || null]).toEqual([
      code,
      expect.any(String),
      expect.any(String),
    ])
  }
  expect(Object.keys(ko).sort()).toEqual(Object.keys(statuses).sort())
  expect([ko.LOGIN_REQUIRED, ko.ABNORMAL_ACCESS]).toEqual(['로그인이 필요합니다.', '비정상적인 접근입니다.'])
  expect([
    en.STORE_MISSING,
    en.LINK_EXPIRED,
    en.UPLOAD_CLOSED,
    en.UPLOAD_FAILED,
    en.BOARD_NOT_FOUND,
    en.PACKAGE_UNAVAILABLE,
  ]).toEqual([
    'Store ID is missing, contact the administrator',
    'This travel request has expired or does not exist',
    'You cannot upload files',
    'File upload failed',
    'The board does not exist',
    'The product does not exist or is no longer available for sale',
  ])
})

test.each(wordFolders)(
  'both languages have the same rooms and labels, and no label is empty: %s',
  async (words) => {
    const rooms = listRooms(words, 'ko')
    expect(listRooms(words, 'en')).toEqual(rooms)
    for (const room of rooms) {
      const [korean, english] = await Promise.all([
        loadLabels(words, 'ko', room),
        loadLabels(words, 'en', room),
      ])
      expect(english.map(([at]) => at).sort()).toEqual(korean.map(([at]) => at).sort())
      expect([...korean, ...english].filter(([, text]) => text.trim() === '')).toEqual([])
    }
  },
)

/**
 * The name of the language, what the law wants read in whatever language it is, what may also be typed into a cell, and
 * names and titles that customers read in theirs.
 */
const alwaysKorean = ['한국어', '무료수신거부 · Unsubscribe (free)']
const maybeKorean = /(?:Inputs|\.usualNames)\.|\.listTitle\.ko$/

test.each(wordFolders)(
  'no Korean stands in the English words, but for what is always Korean: %s',
  async (words) => {
    for (const room of listRooms(words, 'en')) {
      const found = (await loadLabels(words, 'en', room)).filter(([, text]) => /[가-힣]/.test(text))
      expect(found.filter(([at, text]) => !alwaysKorean.includes(text) && !maybeKorean.test(at))).toEqual([])
    }
  },
)

test('no text stands in a component: it comes from words', () => {
  const root = path.resolve(import.meta.dirname, '../../src')
  const screens = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(storefront|office|ui)\/.*\.tsx$/.test(file))
  const speaking = screens.filter((file) =>
    /[가-힣]|>\s*[A-Z][a-z]+ [a-z]+[^<{]*</.test(
      fs.readFileSync(path.join(root, file), 'utf8').replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, ''),
    ),
  )
  expect(speaking).toEqual([])
})
