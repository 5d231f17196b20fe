// The screens of who logs in: axe finds nothing at all.
import { beforeEach, test } from 'vitest'
import { pickSample, printSeedOnFailure } from '../sampling.ts'
import { expectAccessible, expectAccessibleAt } from './expect-accessible.ts'
import { openStorefront } from './storefront-page.ts'

beforeEach(printSeedOnFailure)

const popups = [
  [1, 390],
  [4, 1440],
] as const
test.each(pickSample(popups, 1))(
  'axe finds nothing in the three popups of agency %i at %i, with what is missing',
  async (key, width) => {
    const shop = await openStorefront(key, '/travel', { width, refused: ['/api/landing/user/resetPassword'] })
    const { login, lookUp, findPassword } = shop.words.popup
    if (width === 390) await shop.openMenu()
    await (width === 390 ? shop.menu : shop.header).getByRole('link', { name: shop.words.login }).click()
    await shop.popup.getByRole('heading', { name: login }).waitFor()
    for (const name of [lookUp, findPassword, login]) {
      await shop.switchTo(name)
      await shop.popup.locator('[type=submit]').click()
      await shop.popup.getByRole('alert').filter({ visible: true }).first().waitFor()
      await expectAccessible(shop, 'dialog[open]')
    }
  },
)

test('axe finds nothing on the pages around logging in, with what is missing', async () => {
  const shop = await openStorefront(1, '/auth/login', {
    width: 390,
    font: true,
    refused: ['/mypage', '/api/landing/user/mailLink', '/api/landing/user/resetPassword'],
  })
  for (const path of ['/auth/login', '/auth/join', '/auth/find']) {
    await shop.open(path)
    for (const send of await shop.main.locator('[type=submit]').all()) await send.click()
    await shop.main.getByRole('alert').filter({ visible: true }).first().waitFor()
    await expectAccessible(shop)
  }
  await shop.open('/auth/join')
  await shop.main.locator('summary').first().click()
  await shop.main.getByRole('region').getByRole('heading').first().waitFor()
  await expectAccessible(shop)
  await expectAccessibleAt(shop, [
    '/auth/kakao?error=access_denied',
    '/auth/verify#none',
    '/auth/reset#none',
    '/mypage',
  ])
})

test('axe finds nothing on my page', async () => {
  const shop = await openStorefront(4, '/mypage', { language: 'en', width: 820, font: true, member: true })
  await expectAccessibleAt(shop, [
    '/mypage',
    '/mypage/wish',
    '/mypage/info',
    '/mypage/password',
    '/mypage/withdrawal',
    '/auth/consents',
  ])
  await shop.open('/mypage/info')
  await shop.main.getByRole('button').last().click()
  await shop.main.locator('[name=contact]').fill('010-0000-0000')
  await expectAccessible(shop)
})
