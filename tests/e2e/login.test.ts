// §4, §5 Logging in: by the popup, by the page, without scripts; coming back to where one was; logging out.
import { expect, test } from 'vitest'
import { auth as ko } from '#i18n/ko/auth.ts'
import { errors } from '#i18n/ko/errors.ts'
import { fieldErrors } from '#i18n/ko/fields.ts'
import { createMember, expectLoggedIn, logIn } from './member-steps.ts'
import { emptyListPath, eventually, openStorefront, type StorefrontPage } from './storefront-page.ts'

const loginPath = '/api/user/login/landing'
const findCookie = async ({ page }: StorefrontPage, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)
const countDaysLeft = async (shop: StorefrontPage) =>
  Math.round((((await findCookie(shop, 'refreshToken'))?.expires ?? 0) - Date.now() / 1000) / 86_400)

test('after the popup the user info is fetched, the page reloads where one was, and the popup is gone', async () => {
  const shop = await openStorefront(1, '/travel?page=2')
  const member = await createMember(1)
  await shop.openLogin()
  const info = shop.page.waitForResponse((response) => response.url().includes('/api/landing/user/info'))
  await logIn(shop, member)
  expect((await info).status()).toBe(200)
  await expectLoggedIn(shop)
  await shop.waitForAddress('/travel?page=2')
  expect(await shop.page.evaluate(() => history.state?.usr), 'no popup waits in the history').toBeFalsy()
  expect(await shop.popup.count()).toBe(0)
  expect(await countDaysLeft(shop)).toBe(1)
  expect(await findCookie(shop, 'token')).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
})

test('a page cached by the browser before the log-in is rendered again', async () => {
  const shop = await openStorefront(1, '/contact')
  const other = await shop.page.context().newPage()
  await other.goto(`${shop.origin}/auth/login`)
  await logIn({ ...shop, page: other }, await createMember(1))
  await eventually(() => other.url()).toBe(`${shop.origin}/`)
  await shop.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expectLoggedIn(shop)
})

test('auto login lasts thirty days', async () => {
  const shop = await openStorefront(1, '/auth/login')
  const member = await createMember(1)
  await shop.main.getByLabel(ko.popup.autoLogin).check()
  await logIn(shop, member)
  await shop.waitForAddress('/')
  await expectLoggedIn(shop)
  await eventually(() => countDaysLeft(shop)).toBe(30)
})

test('a wrong password is refused in words, and the same words answer an id nobody has', async () => {
  const shop = await openStorefront(1, '/auth/login', { refused: [loginPath] })
  const { login_id } = await createMember(1)
  for (const id of [login_id, 'nobody-at-all']) {
    const answered = shop.page.waitForResponse((response) => response.url().endsWith(loginPath))
    await logIn(shop, { login_id: id, password: 'not-the-password' })
    expect((await answered).status()).toBe(401)
    await shop.main.getByText(ko.login.loginFailed).waitFor()
  }
  expect(await findCookie(shop, 'token')).toBeUndefined()
})

test('the password can be looked at', async () => {
  const { main } = await openStorefront(1, '/auth/login')
  const field = main.getByLabel(ko.popup.password, { exact: true })
  await field.fill('calm-harbour-27')
  await eventually(() => field.getAttribute('type')).toBe('password')
  await main.getByRole('button', { name: ko.password.show }).click()
  await eventually(() => field.getAttribute('type')).toBe('text')
  await main.getByRole('button', { name: ko.password.hide }).click()
  await eventually(() => field.getAttribute('type')).toBe('password')
})

test('a member’s page asks to log in and is there afterwards, by the popup and by the page', async () => {
  const refused = ['/mypage/info', '/api/landing/user/info']
  const member = await createMember(1)
  const shop = await openStorefront(1, '/mypage/info', { refused })
  expect(shop.response?.status()).toBe(401)
  const way = shop.main.getByRole('link', { name: shop.words.login })
  expect(await way.getAttribute('href')).toBe('/auth/login?to=%2Fmypage%2Finfo')
  await way.click()
  await logIn(shop, member)
  await eventually(() => shop.title.textContent()).toBe('내 정보')
  await shop.waitForAddress('/mypage/info')

  const other = await openStorefront(1, '/auth/login?to=%2Fmypage%2Finfo')
  await logIn(other, member)
  await other.waitForAddress('/mypage/info')
  await other.open('/auth/login?to=%2Ftravel') // who is logged in has nothing to do there
  await other.waitForAddress('/travel')
})

test('the return address after log-in never leads to another site', async () => {
  const member = await createMember(1)
  const shop = await openStorefront(1, `/auth/login?to=${encodeURIComponent('//evil.example/x')}`)
  await logIn(shop, member)
  await shop.waitForAddress('/')
})

test('without scripts the page logs in all the same, and says what is wrong', async () => {
  const member = await createMember(1)
  const shop = await openStorefront(1, '/auth/login?to=%2Fmypage%2Finfo', { script: false })
  const readAlerts = () => shop.main.getByRole('alert').filter({ visible: true }).allInnerTexts()
  await logIn(shop, { login_id: '', password: '' })
  await shop.waitForAddress('/auth/login?problem=NO_ID&to=/mypage/info')
  await eventually(() => readAlerts()).toEqual([fieldErrors.enterId])
  await logIn(shop, { login_id: member.login_id, password: '' })
  await eventually(() => readAlerts()).toEqual([fieldErrors.enterPassword])
  await logIn(shop, { login_id: member.login_id, password: 'not-the-password' })
  await eventually(() => readAlerts()).toEqual([ko.login.loginFailed])
  await shop.main.getByLabel(ko.popup.autoLogin).check()
  await logIn(shop, member)
  await shop.waitForAddress('/mypage/info')
  await eventually(() => shop.title.textContent()).toBe('내 정보')
  expect(await countDaysLeft(shop)).toBe(30)
})

test('with scripts, too, the page says what the plain form was refused for, until something is sent again', async () => {
  const shop = await openStorefront(4, '/auth/login?problem=TOO_MANY_TRIES')
  await shop.main.getByText('Too many tries. Please try again later.').waitFor()
  await shop.main.getByRole('button', { name: 'Log in', exact: true }).click()
  await eventually(() => shop.main.getByRole('alert').filter({ visible: true }).allInnerTexts()).toEqual([
    'Please enter your ID.',
    'Please enter your password.',
  ])
})

test('the log-in page offers everything the popup offers', async () => {
  const shop = await openStorefront(1, '/auth/login?to=%2Ftravel%2Freserve%2FHN101')
  const href = (name: string) => shop.main.getByRole('link', { name }).getAttribute('href')
  expect(await href(ko.popup.findId)).toBe('/auth/find')
  expect(await href(ko.popup.findPassword)).toBe('/auth/find#password')
  expect(await href(ko.popup.join)).toBe('/auth/join?to=%2Ftravel%2Freserve%2FHN101')
  expect(await href(ko.popup.kakao)).toBe('/auth/kakao/start')
  expect(await href(ko.popup.proceedAsNonMember)).toBe('/travel/reserve/HN101')
  await shop.main.getByRole('link', { name: ko.popup.lookUp }).click()
  await shop.popup.getByRole('heading', { name: ko.popup.lookUp }).waitFor()
  await shop.open('/auth/login')
  expect(await shop.main.getByRole('link', { name: ko.popup.proceedAsNonMember }).count()).toBe(0)
})

test('who has not given the consents is asked for them before going on', async () => {
  const member = await createMember(1, { agreed: false })
  const shop = await openStorefront(1, '/auth/login?to=%2Fmypage')
  await logIn(shop, member)
  await shop.waitForAddress('/auth/consents?to=/mypage')
  await shop.main.getByLabel(ko.consents.all).check()
  await shop.main.getByLabel(ko.consents.tour).uncheck()
  await shop.main.getByRole('button', { name: ko.consents.submit }).click()
  await shop.main.getByText(errors.CONSENT_REQUIRED).waitFor()
  await shop.main.getByLabel(ko.consents.tour).check()
  await shop.main.getByRole('button', { name: ko.consents.submit }).click()
  await shop.waitForAddress('/mypage')
  await shop.open('/auth/consents?to=%2Ftravel')
  await shop.waitForAddress('/travel')
})

test('logging out stands beside my page, in the header and in the menu, and leads home as a visitor', async () => {
  const member = await createMember(1)
  const shop = await openStorefront(1, '/auth/login?to=%2Fmypage')
  await logIn(shop, member)
  await shop.waitForAddress('/mypage')
  const links = await shop.header
    .getByRole('navigation', { name: shop.words.service })
    .getByRole('link')
    .allInnerTexts()
  expect(links.slice(2, 4)).toEqual([shop.words.mypage, shop.words.logout])
  await shop.header.getByRole('link', { name: shop.words.logout }).click()
  await shop.waitForAddress('/')
  await eventually(() => shop.header.getByRole('link', { name: shop.words.login }).count()).toBe(1)
  expect(await findCookie(shop, 'token')).toBeUndefined()

  const phone = await openStorefront(1, '/auth/login?to=%2Ftravel%3Ftour_category%3D99999', { width: 390 })
  await logIn(phone, member)
  await phone.waitForAddress(emptyListPath)
  await phone.openMenu()
  await phone.menu.getByRole('link', { name: phone.words.logout }).click()
  await phone.waitForAddress('/')
  await eventually(() => findCookie(phone, 'refreshToken')).toBeUndefined()
})

test('logging out works before the scripts have loaded', async () => {
  const shop = await openStorefront(1, emptyListPath, { member: true })
  const bringScripts = await shop.openBeforeScripts(emptyListPath)
  await shop.header.getByRole('link', { name: shop.words.logout }).click()
  bringScripts()
  await shop.waitForAddress('/')
  await eventually(() => shop.header.getByRole('link', { name: shop.words.login }).count()).toBe(1)
  expect(await findCookie(shop, 'token')).toBeUndefined()
})
