// §5, §8 Find id and find password; the mailed password leads to choosing a new one, and to nothing else.
import { expect, test } from 'vitest'
import { auth } from '#words/ko/auth.ts'
import { my } from '#words/ko/my.ts'
import { isLoggedIn, logIn, mailTo, newMember } from './members.ts'
import { eventually, visit } from './shop.ts'

test('find id mails the id, and says the same whatever the address', async () => {
  const shop = await visit(1, '/auth/find', { width: 390 })
  const { email, login_id } = await newMember(1)
  const section = shop.main.locator('#id')
  await section.getByRole('button', { name: auth.find.sendId }).click()
  await section.getByText(auth.popup.emptyEmail).waitFor()
  for (const address of ['nobody@example.com', email]) {
    await section.getByLabel(auth.popup.email).fill(address)
    await section.getByRole('button', { name: auth.find.sendId }).click()
    await section.getByText(auth.find.idSent).waitFor()
  }
  expect(await mailTo(email, 'find-id')).toContain(login_id)
})

test('the mailed password opens the change of password and nothing else; then one is a member again', async () => {
  const shop = await visit(1, '/auth/find#password', {
    refused: ['/api/landing/user/info', '/api/user/login/landing'],
  })
  const { login_id, email, password: old } = await newMember(1)
  const section = shop.main.locator('#password')
  await section.getByLabel(auth.popup.email).fill(email)
  await section.getByRole('button', { name: auth.popup.send }).click()
  await section.getByText('새 비밀번호를 입력하신 이메일로 보냈습니다. 로그인 후 변경해 주세요.').waitFor()
  const [, password = ''] = /새 비밀번호: (\S+)/.exec(await mailTo(email, 'reset-password')) ?? []

  await shop.open('/auth/login?to=%2Ftravel')
  await logIn(shop, { login_id, password })
  await shop.isAt('/mypage/password')
  await shop.main.getByText(my.password.mustChange).waitFor()
  expect(await shop.main.getByLabel(my.password.current).count()).toBe(0)
  await shop.open('/mypage/info')
  await shop.isAt('/mypage/password')

  await shop.main.getByLabel(my.password.new, { exact: true }).fill('a new and longer one')
  await shop.main.getByLabel(my.password.again).fill('a new and longer one')
  await shop.main.getByRole('button', { name: my.password.submit }).click()
  await shop.main.getByText(my.password.changed).waitFor()
  await shop.main.getByRole('link', { name: my.password.goOn }).click()
  await shop.isAt('/mypage')
  await isLoggedIn(shop)

  const other = await visit(1, '/auth/login', { refused: ['/api/user/login/landing'] })
  for (const gone of [old, password]) {
    const answered = other.page.waitForResponse((response) =>
      response.url().endsWith('/api/user/login/landing'),
    )
    await logIn(other, { login_id, password: gone })
    expect((await answered).status()).toBe(401)
  }
  await logIn(other, { login_id, password: 'a new and longer one' })
  await isLoggedIn(other)
})

test('when nothing can be sent, the form says so', async () => {
  const reset = '/api/landing/user/resetPassword'
  const shop = await visit(1, '/auth/find', { refused: [reset] })
  await shop.page.route(`**${reset}`, (route) => route.abort())
  await shop.main.locator('#password').getByLabel(auth.popup.email).fill('mina@example.com')
  await shop.main.getByRole('button', { name: auth.popup.send }).click()
  await eventually(() => shop.main.getByText(auth.popup.sendFailed).count()).toBe(1)
})
