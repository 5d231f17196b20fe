// §2 Logging in with Kakao, through the stand-in at a host of its own.
import { expect, test } from 'vitest'
import { kakaoPeople } from '#sim/kakao/people.server.ts'
import { auth } from '#words/ko/auth.ts'
import { my } from '#words/ko/my.ts'
import { forgetKakao, isLoggedIn, newPhone } from './members.ts'
import { eventually, type Shop, standIns, visit } from './shop.ts'

const agree = '동의하고 계속하기'

/** From the popup of a page to Kakao's own page. */
async function goToKakao(shop: Shop) {
  await shop.openLogin()
  await shop.popup.getByRole('link', { name: auth.popup.kakao }).click()
  await eventually(() => shop.page.url()).toContain(`${standIns()}/__sim/kakao/oauth/authorize`)
}

test('the first log-in asks for the consents, the second comes straight back; a member by Kakao has no password here', async () => {
  const { name, kakao_id } = kakaoPeople.verified
  await forgetKakao(1, kakao_id)
  const shop = await visit(1, '/travel?page=2', { elsewhere: [standIns()] })
  await goToKakao(shop)
  await shop.page.getByLabel(name.ko).check()
  await shop.page.getByRole('button', { name: agree }).click()
  await shop.isAt('/auth/consents?to=/travel?page=2')
  await shop.main.getByLabel(auth.consents.all).check()
  await shop.main.getByRole('button', { name: auth.consents.submit }).click()
  await shop.isAt('/travel?page=2')
  await isLoggedIn(shop)

  await shop.header.getByRole('link', { name: shop.words.logout }).click()
  await shop.isAt('/')
  await eventually(() => shop.header.getByRole('link', { name: shop.words.login }).count()).toBe(1)
  await shop.open('/travel?page=3')
  await goToKakao(shop)
  await shop.page.getByLabel(name.ko).check()
  await shop.page.getByRole('button', { name: agree }).click()
  await shop.isAt('/travel?page=3')
  await isLoggedIn(shop)

  await shop.open('/mypage/info')
  expect(await shop.main.getByText(my.info.loginTypes.kakao, { exact: true }).count()).toBe(1)
  expect(await shop.main.getByText(my.info.verified).count()).toBe(1)
  await shop.main.getByRole('button', { name: my.info.edit }).click()
  await shop.main.getByLabel(auth.person.contact).fill(newPhone())
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

test('who cancels at Kakao is told so kindly, with two ways on', async () => {
  const shop = await visit(1, '/travel?page=2', { elsewhere: [standIns()] })
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

test('a code that is not ours logs nobody in', async () => {
  const shop = await visit(1, '/auth/kakao?code=stolen&state=guessed', { refused: ['/api/user/kakaoLogin'] })
  await shop.main.getByText('카카오 로그인에 실패했습니다. 다시 시도해 주세요.').waitFor()
  await shop.open('/auth/kakao')
  await shop.main.getByText(auth.kakao.failed).waitFor()
})

test('the log-in is posted once', async () => {
  const shop = await visit(1, '/travel?page=2', { elsewhere: [standIns()] })
  let posts = 0
  shop.page.on('request', (request) => {
    if (request.url().endsWith('/api/user/kakaoLogin')) posts++
  })
  await forgetKakao(1, kakaoPeople.withoutEmail.kakao_id)
  await goToKakao(shop)
  await shop.page.getByLabel(kakaoPeople.withoutEmail.name.ko).check()
  await shop.page.getByRole('button', { name: agree }).click()
  await shop.main.getByRole('button', { name: auth.consents.submit }).waitFor()
  expect(posts).toBe(1)
})
