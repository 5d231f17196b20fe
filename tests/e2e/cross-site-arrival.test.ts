// §4 Arriving from a mail or another site: a Strict cookie stays at home, and yet a member sees no page of a
// visitor.
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { auth } from '#i18n/ko/auth.ts'
import { mailed } from '#i18n/ko/mailed.ts'
import { my } from '#i18n/ko/my.ts'
import { createMember, logIn, waitForMail } from './member-steps.ts'
import { eventually, openStorefront } from './storefront-page.ts'

declare global {
  interface Window {
    seen?: (words: string) => Promise<void>
  }
}

/** Another site, with one link on it. */
async function startOtherSite() {
  const server = http.createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://other').searchParams.get('to')
    response.setHeader('content-type', 'text/html').end(`<a href="${to}">go</a>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on a port
  const origin = `http://127.0.0.1:${port}`
  return { origin, linkTo: (address: string) => `${origin}/?to=${encodeURIComponent(address)}` }
}

test.each([
  ['/mypage', my.title],
  ['/mypage/info#email', my.nav.info],
])(
  'a member who follows a link from another site to %s sees it at once without a log-in prompt',
  async (path, heading) => {
    const other = await startOtherSite()
    const shop = await openStorefront(1, '/auth/login?to=%2Ftravel', { elsewhere: [other.origin] })
    await logIn(shop, await createMember(1))
    await shop.waitForAddress('/travel')
    const seen: string[] = []
    await shop.page.exposeFunction('seen', (words: string) => void seen.push(words))
    await shop.page.addInitScript(() => {
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not the data of the page
      const look = () => void window.seen?.(document.body?.innerText ?? '')
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    })
    for (const _twice of [1, 2]) {
      await shop.page.goto(other.linkTo(shop.origin + path))
      await shop.page.getByRole('link').click()
      await eventually(() => shop.title.textContent()).toBe(heading)
      await shop.page.locator('html[data-device]').waitFor()
    }
    await eventually(() => seen.some((words) => words.includes(heading))).toBe(true)
    expect(
      seen.filter((words) => words.includes('로그인이 필요합니다') || /(^|\n)로그인(\n|$)/.test(words)),
    ).toEqual([])
  },
)

test('a cached page shows the member’s own content when they arrive from another site', async () => {
  const other = await startOtherSite()
  const shop = await openStorefront(1, '/auth/login?to=%2Ftravel', { elsewhere: [other.origin] })
  await logIn(shop, await createMember(1))
  await shop.waitForAddress('/travel')
  await shop.page.goto(other.linkTo(`${shop.origin}/contact`))
  await shop.page.getByRole('link').click()
  await shop.header.getByRole('link', { name: shop.words.mypage }).waitFor()
})

test('a visitor who arrives from another site at a member page is asked to log in, without a redirect loop', async () => {
  const other = await startOtherSite()
  const shop = await openStorefront(1, '/contact', { elsewhere: [other.origin], refused: ['/mypage'] })
  let requestCount = 0
  shop.page.on('request', (request) => {
    if (request.url() === `${shop.origin}/mypage`) requestCount++
  })
  await shop.page.goto(other.linkTo(`${shop.origin}/mypage`))
  await shop.page.getByRole('link').click()
  await eventually(() => shop.title.textContent()).toBe('로그인이 필요합니다.')
  expect(requestCount).toBe(2)
})

test('a member who arrives from another site stays logged in without JavaScript too', async () => {
  const other = await startOtherSite()
  const shop = await openStorefront(1, '/auth/login?to=%2Ftravel', {
    elsewhere: [other.origin],
    script: false,
  })
  await logIn(shop, await createMember(1))
  await shop.waitForAddress('/travel')
  await shop.page.goto(other.linkTo(`${shop.origin}/mypage`))
  await shop.page.getByRole('link').click()
  await eventually(() => shop.title.textContent()).toBe(my.title)
})

test('the link of the mail, from a mail page on another site, says who asked and does nothing by itself; a visitor logs in as that member first', async () => {
  const other = await startOtherSite()
  const member = await createMember(1)
  const shop = await openStorefront(1, '/auth/login?to=%2Fmypage%2Finfo', { elsewhere: [other.origin] })
  await logIn(shop, member)
  await shop.waitForAddress('/mypage/info')
  await shop.main.getByRole('button', { name: my.info.edit }).click()
  const email = `mail-${member.email}`
  await shop.main.getByLabel(auth.person.email).fill(email)
  await shop.main.getByLabel(my.info.current).fill(member.password)
  await shop.main.getByRole('button', { name: my.info.save }).click()
  const [link = ''] = /https?:\/\/\S+\/auth\/verify#\S+/.exec(await waitForMail(email, 'verify-email')) ?? []
  await shop.forgetVisitor()
  await shop.page.goto(other.linkTo(link))
  await shop.page.getByRole('link').click()
  const by = mailed.verify.byId(member.login_id)
  await shop.main.getByText(mailed.verify.logIn(by)).waitFor()
  expect(shop.getAddress()).toBe('/auth/verify')
  expect(await shop.main.getByRole('button', { name: mailed.verify.confirm }).count()).toBe(0)
  await logIn(shop, member)
  await shop.main.getByRole('button', { name: mailed.verify.confirm }).click()
  await shop.main.getByText(mailed.verify.verified).waitFor()
})
