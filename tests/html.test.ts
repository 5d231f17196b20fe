// One page of each route, and a letter, by the rules of HTML itself.
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { renderMail } from '#notify/mail.server.ts'
import { getSender } from '#notify/message.server.ts'
import { renderAllRoutes } from './render-all-routes.ts'
import { createSite } from './site.ts'

const pageValidator = new HtmlValidate({ extends: ['html-validate:standard'] })
// Mail programs read the attributes that browsers have left behind.
const mailValidator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'no-deprecated-attr': 'off' },
})

async function findHtmlFaults(html: string, validator = pageValidator): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

test('every route is a valid document with a title', async () => {
  const site = await createSite()
  const pages = await renderAllRoutes(site)
  const found = await Promise.all(
    pages.map(async ({ path, html }) => ({
      path,
      title: /<title>([^<]+)<\/title>/.exec(html)?.[1] !== undefined,
      faults: await findHtmlFaults(html),
    })),
  )
  expect(found).toEqual(found.map(({ path }) => ({ path, title: true, faults: [] })))
})

const createMeasure = (name: string, value: number) => ({
  name: { ko: name, en: name },
  line: null,
  value,
  href: null,
})

test('a home page with an elevation profile is valid, and a trip without pictures has no unnamed image', async () => {
  const site = await createSite({ empty: true })
  const unit = { ko: 'm', en: 'm' }
  const heights = [createMeasure('애월', 20), createMeasure('백록담', 1947), createMeasure('성산', 180)]
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
    const { body, statusCode } = await site.request(path)
    expect([path, statusCode, await findHtmlFaults(body)]).toEqual([path, 200, []])
    expect([path, /<[^>]+role="img"[^>]*aria-label=""[^>]*>/.exec(body)?.[0]]).toEqual([path, undefined])
    expect([path, /<[ou]l[^>]*><(?!li|\/)\w+/.exec(body)?.[0]]).toEqual([path, undefined])
  }
})

test('a letter is a valid document with a title', async () => {
  const site = await createSite()
  const message = { to: { email: 'a@example.com', language: 'ko' as const }, subject: () => '' }
  const { html } = renderMail(await getSender(site.db, 1), message, {
    greeting: '안녕하세요',
    lead: '글 <1>',
    facts: [['날짜', '내일']],
    links: [['보기', 'http://a1.localhost/travel?a=1&b=2']],
    action: { label: '열기', href: 'http://a1.localhost/' },
    notes: ['끝'],
  })
  expect(html).toContain('<title>Agency 1')
  expect(await findHtmlFaults(html ?? '', mailValidator)).toEqual([])
})
