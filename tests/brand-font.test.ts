// The letters of a brand: cut to what an agency says, light, and nobody else's.
import { expect, test } from 'vitest'
import { sameInBoth } from '#seed/make.ts'
import { pickSample } from './sampling.ts'
import { createSite } from './site.ts'

/** More syllables than any agency has letters for. */
const manySyllables = Array.from({ length: 900 }, (_, at) => String.fromCodePoint(0xac00 + at * 12)).join('')

test.each(pickSample(['serif', 'rounded', 'condensed'] as const, 1))(
  'the %s brand font of the agency with the most text is at most 80 KB',
  async (font) => {
    const site = await createSite({ empty: true })
    await site.make.agency({ theme: { font } })
    const { tour_category_id } = await site.make.category()
    for (let at = 0; at < 900; at += 90)
      await site.make.package({ tour_category_id, page_title: sameInBoth(manySyllables.slice(at, at + 90)) })
    const sheet = /\/theme\/[\w-]+\.css/.exec((await site.request('/')).body)?.[0] ?? ''
    const named = [...(await site.request(sheet)).body.matchAll(/url\((\/theme\/[\w-]+\.woff2)\)/g)]
    expect(named.length).toBe(2)
    const files = await Promise.all(named.map(([, path = '']) => site.request(path)))
    expect(files.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
      files.map(() => [200, 'font/woff2']),
    )
    const bytes = files.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(80_000)
    const [first] = files
    const again = await site.request(named[0]?.[1] ?? '', {
      headers: { 'if-none-match': String(first?.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  },
)

test('a trip with a new syllable adds its glyph; an agency without a brand font has no font file', async () => {
  const site = await createSite({ empty: true })
  await site.make.agency({ theme: { font: 'condensed' } })
  await site.makeAt(2).agency()
  const letters = async () => (await site.request('/theme/condensed-korean.woff2')).headers.etag
  const before = await letters()
  expect(await letters()).toBe(before)
  const { tour_category_id } = await site.make.category()
  await site.make.package({ tour_category_id, page_title: sameInBoth('꿩') })
  await expect.poll(letters, { timeout: 20_000 }).not.toBe(before)
  expect((await site.request('/theme/condensed-korean.woff2', { host: 'a2.localhost' })).statusCode).toBe(404)
  expect((await site.request('/theme/serif-korean.woff2')).statusCode).toBe(404)
})

test('the brand font has every glyph of the texts set in it', async () => {
  const site = await createSite({ empty: true })
  const shops = [site.make, site.makeAt(2)]
  for (const make of shops) {
    await make.agency({ theme: { font: 'serif' } })
    const { tour_category_id } = await make.category()
    await make.package({ tour_category_id, package_code: 'WORN', page_title: sameInBoth('꿩 먹고 알 먹고') })
  }
  const worn = new Set<string>()
  for (const path of ['/', '/travel', '/travel/detail/WORN', '/board/review', '/contact']) {
    const { body } = await site.request(path)
    const found = [...body.matchAll(/<(\w+)[^>]*class="[^"]*\bbrand-text\b[^"]*"[^>]*>(.*?)<\/\1>/gs)]
    expect(found.length, path).toBeGreaterThan(0)
    for (const [, , words = ''] of found) for (const one of words.match(/[가-힣]/g) ?? []) worn.add(one)
  }
  // an agency that has all of them in the title of a trip gets no other letters
  const { tour_category_id } = await site.makeAt(2).category()
  await site.makeAt(2).package({ tour_category_id, page_title: sameInBoth([...worn].join('')) })
  const lettersAt = async (host: string) =>
    (await site.request('/theme/serif-korean.woff2', { host })).headers.etag
  const letters = await lettersAt('a1.localhost')
  await expect.poll(() => lettersAt('a2.localhost')).toBe(letters)
})
