// §2, §5, §8 My page: its parts, the change of password, edit info, withdrawal.
import { expect, test } from 'vitest'
import { auth } from '#i18n/ko/auth.ts'
import { fieldErrors } from '#i18n/ko/fields.ts'
import { my } from '#i18n/ko/my.ts'
import { createMember, logIn, waitForMail } from './member-steps.ts'
import { eventually, openStorefront, type StorefrontPage } from './storefront-page.ts'

async function openAsMember(path: string, options: Parameters<typeof openStorefront>[2] = {}) {
  const member = await createMember(1)
  const shop = await openStorefront(1, `/auth/login?to=${encodeURIComponent(path)}`, options)
  await logIn(shop, member)
  await shop.waitForAddress(path)
  return { ...shop, member }
}

const readAlerts = ({ main }: StorefrontPage) =>
  main.getByRole('alert').filter({ visible: true }).allInnerTexts()

test('my page greets the member by name and links to its sections, each marked as current', async () => {
  const shop = await openAsMember('/mypage', { width: 390 })
  await shop.main.getByText(my.home.greeting(shop.member.name)).waitFor()
  const parts = shop.main.getByRole('navigation', { name: my.title })
  for (const [name, path] of [
    [my.nav.wish, '/mypage/wish'],
    [my.nav.info, '/mypage/info'],
    [my.nav.password, '/mypage/password'],
  ] as const) {
    await parts.getByRole('link', { name }).click()
    await shop.waitForAddress(path)
    const here = parts.locator('[aria-current=page]')
    await eventually(() => here.textContent()).toBe(name)
    const isInSight = async () => {
      const { x = -1, width = 0 } = (await here.boundingBox()) ?? {}
      return x >= 0 && x + width <= 390
    }
    await eventually(isInSight).toBe(true)
  }
})

test('a password is changed with the current one; what does not fit is said at its field', async () => {
  const shop = await openAsMember('/mypage/password', { refused: ['/api/landing/user/updatePassword'] })
  const [current, fresh, again] = [my.password.current, my.password.new, my.password.again].map((label) =>
    shop.main.getByLabel(label, { exact: true }),
  )
  const send = () => shop.main.getByRole('button', { name: my.password.submit }).click()
  await send()
  await eventually(() => readAlerts(shop)).toEqual([
    fieldErrors.enterCurrentPassword,
    fieldErrors.enterNewPassword,
  ])
  await current?.fill(shop.member.password)
  await fresh?.fill('somewhere far away')
  await again?.fill('somewhere near')
  await send()
  await eventually(() => readAlerts(shop)).toEqual([my.password.differ])
  await fresh?.fill(shop.member.password)
  await again?.fill(shop.member.password)
  await send()
  await eventually(() => readAlerts(shop)).toEqual([my.password.same])
  await current?.fill('not my password')
  await fresh?.fill('somewhere far away')
  await again?.fill('somewhere far away')
  await send()
  await eventually(() => readAlerts(shop)).toEqual(['현재 비밀번호가 올바르지 않아요.'])
  await current?.fill(shop.member.password)
  await send()
  await shop.main.getByText(my.password.changed).waitFor()
  await shop.open('/mypage/info') // one goes on where one changed it
  expect(await shop.title.textContent()).toBe(my.nav.info)
})

test('a name is edited in place; another address takes the password, and is to be verified anew', async () => {
  const shop = await openAsMember('/mypage/info', { refused: ['/api/landing/user/update'] })
  const edit = () => shop.main.getByRole('button', { name: my.info.edit }).click()
  const save = () => shop.main.getByRole('button', { name: my.info.save }).click()
  await edit()
  await shop.main.getByLabel(auth.person.name).fill('이바다와 아주 긴 이름을 가진 사람의 아주 긴 이름')
  await save()
  await shop.main.getByText(my.info.updated).waitFor()
  await shop.main.getByText('이바다와 아주 긴 이름을 가진 사람의 아주 긴 이름').waitFor()

  await edit()
  expect(await shop.main.getByLabel(my.info.current).count()).toBe(0)
  const email = `new-${shop.member.email}`
  await shop.main.getByLabel(auth.person.email).fill(email)
  await save()
  await eventually(() => readAlerts(shop)).toEqual([fieldErrors.enterCurrentPassword])
  await shop.main.getByLabel(my.info.current).fill('not my password')
  await save()
  await eventually(() => readAlerts(shop)).toEqual(['현재 비밀번호가 올바르지 않아요.'])
  await shop.main.getByLabel(my.info.current).fill(shop.member.password)
  await save()
  await shop.main.getByText(my.info.notVerified).waitFor()
  await shop.main.getByRole('button', { name: my.info.verify }).click()
  await shop.main.getByText(my.info.mailed(email)).waitFor()
  expect(await waitForMail(email, 'verify-email')).toContain('/auth/verify#')
})

test('cancelling an edit changes nothing, and the button is at hand again', async () => {
  const shop = await openAsMember('/mypage/info')
  await shop.main.getByRole('button', { name: my.info.edit }).click()
  await shop.main.getByLabel(auth.person.name).fill('다른 이름')
  await shop.main.getByRole('button', { name: my.info.cancel }).click()
  await eventually(() => shop.main.getByText(shop.member.name, { exact: true }).count()).toBe(1)
  await eventually(() =>
    shop.main
      .getByRole('button', { name: my.info.edit })
      .evaluate((button) => button === document.activeElement),
  ).toBe(true)
})

test('a failure to update says so', async () => {
  const shop = await openAsMember('/mypage/info', { refused: ['/api/landing/user/update'] })
  await shop.page.route('**/api/landing/user/update', (route) => route.abort())
  await shop.main.getByRole('button', { name: my.info.edit }).click()
  await shop.main.getByLabel(auth.person.name).fill('다른 이름')
  await shop.main.getByRole('button', { name: my.info.save }).click()
  await shop.main.getByText(my.info.failed).waitFor()
})

test('withdrawal explains what is deleted and kept, asks for the password once, and deletes the member', async () => {
  const shop = await openAsMember('/mypage/info', { refused: ['/api/landing/user/withdrawal'] })
  await shop.main.getByRole('link', { name: my.nav.withdrawal }).click() // at the end of the account
  await shop.waitForAddress('/mypage/withdrawal')
  for (const kept of ['5년', '3년', '3개월'])
    await eventually(() => shop.main.getByRole('cell', { name: kept, exact: true }).count()).toBe(1)
  const leave = () => shop.main.getByRole('button', { name: my.withdrawal.submit }).click()
  await leave()
  await eventually(() => readAlerts(shop)).toEqual([fieldErrors.enterPassword])
  await shop.main.getByLabel(my.withdrawal.password, { exact: true }).fill('not my password')
  await leave()
  await eventually(() => readAlerts(shop)).toEqual(['현재 비밀번호가 올바르지 않아요.'])
  await shop.main.getByLabel(my.withdrawal.password, { exact: true }).fill(shop.member.password)
  await leave()
  await shop.main.getByText(my.withdrawal.gone).waitFor()
  await shop.main.getByRole('link', { name: my.withdrawal.toHome }).click()
  await shop.waitForAddress('/')
  await eventually(() => shop.header.getByRole('link', { name: shop.words.login }).count()).toBe(1)

  const other = await openStorefront(1, '/auth/login', { refused: ['/api/user/login/landing'] })
  await logIn(other, shop.member)
  await other.main.getByText(auth.login.loginFailed).waitFor()
})
