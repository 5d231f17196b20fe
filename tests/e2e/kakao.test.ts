// §2 Logging in with Kakao, through the stand-in at a host of its own.
import { expect, test } from 'vitest'
import { auth } from '#i18n/ko/auth.ts'
import { my } from '#i18n/ko/my.ts'
import { kakaoPeople } from '#sim/kakao/people.server.ts'
import { createPhoneNumber, deleteKakaoMember, expectLoggedIn } from './member-steps.ts'
import { eventually, getStandInOrigin, openStorefront, type StorefrontPage } from './storefront-page.ts'

const agreeButton = '동의하고 계속하기'

/** From the popup of a page to Kakao's own page. */
async function goToKakao(shop: StorefrontPage) {
  await shop.openLogin()
  await shop.popup.getByRole('link', { name: auth.popup.kakao }).click()
  await eventually(() => shop.page.url()).toContain(`${getStandInOrigin()}/__sim/kakao/oauth/authorize`)
}

test('the first Kakao log-in asks for consents, the second does not, and a Kakao member has no password', async () => {
  const { name, kakao_id } = kakaoPeople.verified
  await deleteKakaoMember(1, kakao_id)
  const shop = await openStorefront(1, '/travel?page=2', { elsewhere: [getStandInOrigin()] })
  await goToKakao(shop)
  await shop.page.getByLabel(name.ko).check()
  await shop.page.getByRole('button', { name: agreeButton }).click()
  await shop.waitForAddress('/auth/consents?to=/travel?page=2')
  await shop.main.getByLabel(auth.consents.all).check()
  await shop.main.getByRole('button', { name: auth.consents.submit }).click()
  await shop.waitForAddress('/travel?page=2')
  await expectLoggedIn(shop)

  await shop.header.getByRole('link', { name: shop.words.logout }).click()
  await shop.waitForAddress('/')
  await eventually(() => shop.header.getByRole('link', { name: shop.words.login }).count()).toBe(1)
  await shop.open('/travel?page=3')
  await goToKakao(shop)
  await shop.page.getByLabel(name.ko).check()
  await shop.page.getByRole('button', { name: agreeButton }).click()
  await shop.waitForAddress('/travel?page=3')
  await expectLoggedIn(shop)

  await shop.open('/mypage/info')
  expect(await shop.main.getByText(my.info.loginTypes.kakao, { exact: true }).count()).toBe(1)
  expect(await shop.main.getByText(my.info.verified).count()).toBe(1)
  await shop.main.getByRole('button', { name: my.info.edit }).click()
  await shop.main.getByLabel(auth.person.contact).fill(createPhoneNumber())
  expect(await shop.main.getByLabel(my.info.current).count()).toBe(0)
  await shop.main.getByRole('button', { name: my.info.save }).click()
  await shop.main.getByText(my.info.updated).waitFor()
  await shop.open('/mypage/password')
  expect(await shop.main.getByText(my.password.byKakao).count()).toBe(1)

  await shop.open('/mypage/withdrawal')
  await shop.main.getByRole('button', { name: my.withdrawal.submit }).click()
  await shop.main.getByText(my.withdrawal.confirmFirst).waitFor()
  await shop.main.getByLabel(my.withdrawal.understood).check()
  await shop.main.getByRole('button', { name: my.withdrawal.submit }).click()
  await shop.main.getByText(my.withdrawal.gone).waitFor()
})

test('cancelling at Kakao shows a message with two next steps', async () => {
  const shop = await openStorefront(1, '/travel?page=2', { elsewhere: [getStandInOrigin()] })
  await goToKakao(shop)
  await shop.page.getByRole('button', { name: '취소' }).click()
  await shop.main.getByText(auth.kakao.denied).waitFor()
  expect(await shop.main.getByRole('link', { name: auth.kakao.again }).getAttribute('href')).toBe(
    '/auth/kakao/start',
  )
  await eventually(() => shop.main.getByRole('link', { name: auth.kakao.toLogin }).getAttribute('href')).toBe(
    '/auth/login?to=%2Ftravel%3Fpage%3D2',
  )
})

test('a Kakao code from elsewhere logs nobody in', async () => {
  const shop = await openStorefront(1, '/auth/kakao?code=stolen&state=guessed', {
    refused: ['/api/user/kakaoLogin'],
  })
  await shop.main.getByText('카카오 로그인에 실패했어요. 다시 시도해 주세요.').waitFor()
  await shop.open('/auth/kakao')
  await shop.main.getByText(auth.kakao.failed).waitFor()
})

test('the log-in is posted once', async () => {
  const shop = await openStorefront(1, '/travel?page=2', { elsewhere: [getStandInOrigin()] })
  let posts = 0
  shop.page.on('request', (request) => {
    if (request.url().endsWith('/api/user/kakaoLogin')) posts++
  })
  await deleteKakaoMember(1, kakaoPeople.withoutEmail.kakao_id)
  await goToKakao(shop)
  await shop.page.getByLabel(kakaoPeople.withoutEmail.name.ko).check()
  await shop.page.getByRole('button', { name: agreeButton }).click()
  await shop.main.getByRole('button', { name: auth.consents.submit }).waitFor()
  expect(posts).toBe(1)
})
