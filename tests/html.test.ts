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

const measured = (name: string, value: number) => ({
  name: { ko: name, en: name },
  line: null,
  value,
  href: null,
})

test('so is a home with a profile of heights, and a trip without pictures has none that is unnamed', async () => {
  const site = await openSite({ empty: true })
  const unit = { ko: 'm', en: 'm' }
  const heights = [measured('애월', 20), measured('백록담', 1947), measured('성산', 180)]
  const title = { ko: '높이', en: 'Heights' }
  await site.make.agency({
    theme: {
      home: [{ kind: 'measures', shape: 'profile', title, line: null, at: 'page', unit, items: heights }],
    },
  })
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id, thumbnail_path: null })
  for (const path of [
    '/',
    '/travel',
    `/travel/detail/${package_code}`,
    `/manageProductView/${package_code}`,
  ]) {
    const { body, statusCode } = await site.ask(path)
    expect([path, statusCode, await faultsIn(body)]).toEqual([path, 200, []])
    expect([path, /<[^>]+role="img"[^>]*aria-label=""[^>]*>/.exec(body)?.[0]]).toEqual([path, undefined])
    expect([path, /<[ou]l[^>]*><(?!li|\/)\w+/.exec(body)?.[0]]).toEqual([path, undefined])
  }
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
