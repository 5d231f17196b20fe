// §1, §8 Addresses where nothing is, and hosts nobody owns.
import { expect, inject, test } from 'vitest'
import { createSender } from '../shared/http-sender.ts'
import { openStorefront } from './storefront-page.ts'

/** As a browser sends it to a host that is no demo host. */
async function fetchAs(host: string, path: string) {
  const sender = createSender(inject('port'), host, 1)
  const { status, headers, text: body } = (await sender.send('GET', path)) ?? expect.fail('no answer')
  sender.close()
  return { status, location: headers.location, body }
}

test('an unknown path answers 404 inside the agency’s site with a link home', async () => {
  const { response, header, footer, title, main, waitForAddress } = await openStorefront(
    1,
    '/nowhere/at/all',
    {
      refused: ['/nowhere/at/all'],
    },
  )
  expect(response?.status()).toBe(404)
  expect(await title.textContent()).toBe('페이지를 찾을 수 없어요')
  expect(await header.getByRole('link', { name: '하늘길여행' }).count()).toBe(1)
  expect(await footer.count()).toBe(1)
  await main.getByRole('link', { name: '홈으로' }).click()
  await waitForAddress('/')
})

test('the 404 screen speaks the visitor’s language', async () => {
  const { title } = await openStorefront(4, '/nowhere', { refused: ['/nowhere'] })
  expect(await title.textContent()).toBe('Page not found')
})

test('an unknown host is redirected to /agencyError, which answers 404 in Korean without an agency', async () => {
  expect(await fetchAs('nobody.example', '/travel?page=2')).toMatchObject({
    status: 302,
    location: '/agencyError',
  })
  const { status, body } = await fetchAs('nobody.example', '/agencyError')
  expect(status).toBe(404)
  expect(body).toContain('<html lang="ko">')
  expect(body).toContain('여행사를 찾을 수 없어요')
  expect(body).not.toMatch(/<header|<footer|하늘길여행|\/theme\//)
})

test('/404 works without an agency too', async () => {
  const { status, body } = await fetchAs('nobody.example', '/404')
  expect(status).toBe(404)
  expect(body).toContain('페이지를 찾을 수 없어요')
})
