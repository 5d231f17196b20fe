// One page of each route, and a letter, by the rules of HTML itself.
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { senderOf, write } from '#mail/letter.server.ts'
import { pagesOf } from './rendered.ts'
import { openSite } from './site.ts'

const ofPages = new HtmlValidate({ extends: ['html-validate:standard'] })
// Mail programs read the attributes that browsers have left behind.
const ofLetters = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'no-deprecated-attr': 'off' },
})

async function faultsIn(html: string, validator = ofPages): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

test('every route is a valid document with a title', async () => {
  const site = await openSite()
  const pages = await pagesOf(site)
  const found = await Promise.all(
    pages.map(async ({ path, html }) => ({
      path,
      title: /<title>([^<]+)<\/title>/.exec(html)?.[1] !== undefined,
      faults: await faultsIn(html),
    })),
  )
  expect(found).toEqual(found.map(({ path }) => ({ path, title: true, faults: [] })))
})

test('a letter is a valid document with a title', async () => {
  const site = await openSite()
  const { html } = write(await senderOf(site.db, 1), 'ko', {
    greeting: '안녕하세요',
    lead: '글 <1>',
    facts: [['날짜', '내일']],
    links: [['보기', 'http://a1.localhost/travel?a=1&b=2']],
    action: { label: '열기', href: 'http://a1.localhost/' },
    notes: ['끝'],
  })
  expect(html).toContain('<title>Agency 1')
  expect(await faultsIn(html ?? '', ofLetters)).toEqual([])
})
