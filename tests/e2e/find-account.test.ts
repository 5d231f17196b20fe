// §5, §8 Find id and find password; the mailed password leads to choosing a new one, and to nothing else.
import { expect, test } from 'vitest'
import { auth as en } from '#i18n/en/auth.ts'
import { mailed } from '#i18n/en/mailed.ts'
import { auth } from '#i18n/ko/auth.ts'
import { my } from '#i18n/ko/my.ts'
import { copyEmail, createMember, expectLoggedIn, logIn, waitForMail } from './member-steps.ts'
import { eventually, openStorefront } from './storefront-page.ts'

test('find id mails the id, and says the same whatever the address', async () => {
  const shop = await openStorefront(1, '/auth/find', { width: 390 })
  const { email, login_id } = await createMember(1)
  const section = shop.main.locator('#id')
  await section.getByRole('button', { name: auth.find.sendId }).click()
  await section.getByText(auth.popup.emptyEmail).waitFor()
  for (const address of ['nobody@example.com', email]) {
    await section.getByLabel(auth.popup.email).fill(address)
    await section.getByRole('button', { name: auth.find.sendId }).click()
    await section.getByText(auth.find.idSent).waitFor()
  }
  expect(await waitForMail(email, 'find-id')).toContain(login_id)
})

test('a mailed password only opens the change-password form; after the change the member is logged in', async () => {
  const shop = await openStorefront(1, '/auth/find#password', {
    refused: ['/api/landing/user/info', '/api/user/login/landing'],
  })
  const { login_id, email, password: old } = await createMember(1)
  const section = shop.main.locator('#password')
  await section.getByLabel(auth.popup.email).fill(email)
  await section.getByRole('button', { name: auth.popup.send }).click()
  await section.getByText(auth.popup.sent).waitFor()
  const [, password = ''] = /새 비밀번호: (\S+)/.exec(await waitForMail(email, 'reset-password')) ?? []

  await shop.open('/auth/login?to=%2Ftravel')
  await logIn(shop, { login_id, password })
  await shop.waitForAddress('/mypage/password')
  await shop.main.getByText(my.password.mustChange).waitFor()
  expect(await shop.main.getByLabel(my.password.current).count()).toBe(0)
  await shop.open('/mypage/info')
  await shop.waitForAddress('/mypage/password')

  await shop.main.getByLabel(my.password.new, { exact: true }).fill('a new and longer one')
  await shop.main.getByLabel(my.password.again).fill('a new and longer one')
  await shop.main.getByRole('button', { name: my.password.submit }).click()
  await shop.main.getByText(my.password.changed).waitFor()
  await shop.main.getByRole('link', { name: my.password.goOn }).click()
  await shop.waitForAddress('/mypage')
  await expectLoggedIn(shop)

  const other = await openStorefront(1, '/auth/login', { refused: ['/api/user/login/landing'] })
  for (const gone of [old, password]) {
    const answered = other.page.waitForResponse((response) =>
      response.url().endsWith('/api/user/login/landing'),
    )
    await logIn(other, { login_id, password: gone })
    expect((await answered).status()).toBe(401)
  }
  await logIn(other, { login_id, password: 'a new and longer one' })
  await expectLoggedIn(other)
})

test('an address that was never verified gets a link: both ids are named, one is chosen with a new password, and it logs in', async () => {
  const shop = await openStorefront(4, '/auth/find#password', { refused: ['/api/user/login/landing'] })
  const [one, two] = [await createMember(4, { verified: false }), await createMember(4, { verified: false })]
  await copyEmail(4, one, two)
  const section = shop.main.locator('#password')
  await section.getByLabel(en.popup.email).fill(one.email)
  await section.getByRole('button', { name: en.popup.send }).click()
  await section
    .getByText('If this address belongs to a member, a new password was sent to it. Log in and change it.')
    .waitFor()
  const [link = ''] =
    /https?:\/\/\S+\/auth\/reset#\S+/.exec(await waitForMail(one.email, 'reset-password')) ?? []
  await shop.open(link.slice(shop.origin.length))
  await shop.main.getByText(mailed.reset.which).waitFor()
  expect(shop.getAddress()).toBe('/auth/reset')
  await shop.main.getByRole('button', { name: mailed.reset.submit }).click()
  await shop.main.getByText(mailed.reset.chooseOne).waitFor()
  await shop.main.getByLabel(two.login_id).check()
  await shop.main.getByLabel(mailed.reset.password, { exact: true }).fill('a new and longer one')
  await shop.main.getByLabel(en.password.again).fill('a new and longer one')
  await shop.main.getByRole('button', { name: mailed.reset.submit }).click()
  await shop.main.getByText(mailed.reset.done).waitFor()
  await shop.main.getByRole('link', { name: mailed.reset.toLogin }).click()
  await shop.waitForAddress('/auth/login')
  await logIn(shop, { login_id: two.login_id, password: 'a new and longer one' })
  await expectLoggedIn(shop)
})

test('when nothing can be sent, the form says so', async () => {
  const reset = '/api/landing/user/resetPassword'
  const shop = await openStorefront(1, '/auth/find', { refused: [reset] })
  await shop.page.route(`**${reset}`, (route) => route.abort())
  await shop.main.locator('#password').getByLabel(auth.popup.email).fill('mina@example.com')
  await shop.main.getByRole('button', { name: auth.popup.send }).click()
  await eventually(() => shop.main.getByText(auth.popup.sendFailed).count()).toBe(1)
})
