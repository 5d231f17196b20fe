// What the demo shows on about pages and boards is whole: both languages, real boards, plain tags, no title
// twice.
import { expect, test } from 'vitest'
import { abouts } from './about.ts'
import { agencies } from './agencies.ts'
import { listPosts } from './posts.ts'

const aboutTags = ['h2', 'h3', 'p', 'ul', 'li', 'strong', 'blockquote']
const postTags = [...aboutTags, 'a', 'em', 'ol']

const removeTags = (html: string) => html.replace(/<[^>]*>/g, '').trim()
const listForbiddenTags = (html: string, allowed: string[]) =>
  [...html.matchAll(/<\/?(\w+)/g)].flatMap(([, tag = '']) => (allowed.includes(tag) ? [] : [tag]))

/** Tags that are not closed in the order they were opened. */
function listUnclosedTags(html: string): string[] {
  const open: string[] = []
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (!slash) open.push(tag)
    else if (open.at(-1) === tag) open.pop()
    else open.push(`/${tag}`)
  }
  return open
}

test.each(agencies)('agency $travel_agency tells about itself in both languages', ({ travel_agency }) => {
  const { title, contents } = abouts[travel_agency] ?? {
    title: { ko: '', en: '' },
    contents: { ko: '', en: '' },
  }
  for (const language of ['ko', 'en'] as const) {
    expect(title[language]).not.toBe('')
    expect(removeTags(contents[language])).not.toBe('')
    expect(listForbiddenTags(contents[language], aboutTags)).toEqual([])
    expect(listUnclosedTags(contents[language])).toEqual([])
  }
})

test.each(agencies)(
  'agency $travel_agency has posts on Q&A and on each board of its own, and nowhere else',
  (agency) => {
    const boards = ['QNA', ...agency.boards.map(({ board_id }) => board_id)]
    expect(new Set(listPosts(agency).map(({ board_id }) => board_id))).toEqual(new Set(boards))
  },
)

test.each(agencies)(
  'agency $travel_agency has no empty post, no forbidden tag and no duplicate',
  (agency) => {
    const posts = listPosts(agency)
    for (const { title, contents, reg_name, answer } of posts) {
      expect([title, reg_name, removeTags(contents)].filter((text) => text.trim() === '')).toEqual([])
      for (const html of [contents, answer?.contents ?? '']) {
        expect([title, listForbiddenTags(html, postTags)]).toEqual([title, []])
        expect([title, listUnclosedTags(html)]).toEqual([title, []])
      }
    }
    const titles = posts.map(({ board_id, title }) => `${board_id} ${title}`)
    expect(titles).toEqual([...new Set(titles)])
  },
)

test.each(agencies)(
  'agency $travel_agency answers after it was asked, and two of its questions are private',
  (agency) => {
    const questions = listPosts(agency).filter(({ board_id }) => board_id === 'QNA')
    for (const { title, days_ago, answer } of questions)
      expect([
        title,
        answer === undefined || (answer.days_ago < days_ago && removeTags(answer.contents) !== ''),
      ]).toEqual([title, true])
    expect(questions.filter(({ private_yn, password }) => private_yn === 'Y' && password)).toHaveLength(2)
  },
)

test.each(agencies)(
  'every post of a photo board of agency $travel_agency tells of another trip',
  (agency) => {
    const photoBoards = agency.boards.filter(({ look }) => look === 'gallery').map(({ board_id }) => board_id)
    for (const board of new Set(listPosts(agency).map(({ board_id }) => board_id))) {
      const trips = listPosts(agency)
        .filter(({ board_id }) => board_id === board)
        .map(({ trip }) => agency.packages.find(({ package_code }) => package_code === trip)?.package_code)
      const named = trips.filter((trip) => trip !== undefined)
      expect([board, named.length]).toEqual([board, photoBoards.includes(board) ? trips.length : 0])
      expect(new Set(named).size).toBe(named.length)
    }
  },
)
