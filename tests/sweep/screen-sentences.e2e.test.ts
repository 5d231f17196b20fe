// What only a browser shows: the sentences of §5 and §8 that follow something a person does, and recent
// keywords.
import { describe, expect, test } from 'vitest'
import { auth } from '#i18n/en/auth.ts'
import { board } from '#i18n/en/board.ts'
import { my } from '#i18n/en/my.ts'
import { write } from '#i18n/en/write.ts'
import { catalog } from '#i18n/ko/catalog.ts'
import { createLoginId, createMember, createPhoneNumber, logIn } from '../e2e/member-steps.ts'
import { emptyListPath, eventually, openStorefront, type StorefrontPage } from '../e2e/storefront-page.ts'
import { browserSentences } from './quoted-sentences.ts'

const failCall = async ({ page }: StorefrontPage, call: string) => {
  await page.route(`**${call}*`, (route) => route.fulfill({ status: 500, json: {} }))
  return () => page.unroute(`**${call}*`)
}
const expectSentence = async ({ page }: StorefrontPage, sentence: string) => {
  seenSentences.add(sentence)
  await page.getByText(sentence).filter({ visible: true }).first().waitFor()
}
const clickButton = ({ main }: StorefrontPage, name: string) =>
  main.getByRole('button', { name, exact: true }).click()
const fillField = ({ main }: StorefrontPage, label: string, text: string) =>
  main.getByLabel(label, { exact: true }).fill(text)
const seenSentences = new Set<string>()

describe('what a person is told', () => {
  test('a blank search', async () => {
    const shop = await openStorefront(1, emptyListPath)
    await shop.searchFor('  ')
    await expectSentence(shop, '검색어를 입력하세요.')
  })

  test('recent keywords: each once, the newest on top', async () => {
    const shop = await openStorefront(1, emptyListPath)
    for (const keyword of ['다낭', '파리', '다낭']) {
      await shop.searchFor(keyword)
      await shop.waitForAddress(`/travel?page_title=${keyword}`)
      await shop.searchBox.waitFor({ state: 'hidden' })
    }
    await shop.openSearch()
    const recent = shop.searchBox.getByRole('region', { name: shop.words.search.recentKeywords })
    await eventually(() => recent.getByRole('listitem').allInnerTexts()).toEqual(['다낭', '파리'])
  })

  test('a wish that fails', async () => {
    const shop = await openStorefront(1, '/travel/detail/HN101', {
      member: true,
      refused: ['/api/landing/package/wishlist'],
    })
    await failCall(shop, '/api/landing/package/wishlist')
    await shop.main.getByRole('button', { name: catalog.wish }).first().click()
    await expectSentence(shop, '위시리스트에 추가 실패했습니다.')
  })

  test('a post that is written, edited, not written and not deleted', async () => {
    const [create, remove] = ['/api/landing/board/createPost', '/api/landing/board/deletePost']
    const shop = await openStorefront(4, '/board/QNA/write', {
      refused: [create, remove, '/api/landing/board/checkPw'],
    })
    const { main, page } = shop
    await fillField(shop, write.title, 'A question')
    await main.getByRole('textbox', { name: write.contents }).click()
    await page.keyboard.type('When do we leave?')
    await fillField(shop, write.name, 'Mina')
    await fillField(shop, write.password, 'hush-1')
    const mend = await failCall(shop, create)
    await clickButton(shop, write.create)
    await expectSentence(shop, 'Failed to create post')
    await mend()
    await clickButton(shop, write.create)
    await expectSentence(shop, 'Post created successfully')
    const address = shop.getAddress()
    await shop.open(`${address}/edit`)
    await fillField(shop, write.password, 'hush-1')
    await clickButton(shop, write.unlock.open)
    await fillField(shop, write.title, 'Another question')
    await clickButton(shop, write.save)
    await expectSentence(shop, 'edited successfully')
    await failCall(shop, remove)
    await clickButton(shop, board.remove)
    await page.getByLabel(board.passwordRemove).fill('hush-1')
    await page.getByRole('dialog').getByRole('button', { name: board.remove }).click()
    await expectSentence(shop, 'Deletion failed')
  })

  test('joining, and not', async () => {
    const join = '/api/user/join'
    const shop = await openStorefront(4, '/auth/join', { refused: [join] })
    const id = createLoginId()
    await fillField(shop, auth.popup.id, id)
    await fillField(shop, auth.popup.password, 'a window to the sea')
    await shop.main.getByLabel(auth.password.again).fill('a window to the sea')
    await shop.main.getByLabel(auth.person.name).fill('Mina')
    await shop.main.getByLabel(auth.person.email).fill(`${id}@example.com`)
    await shop.main.getByLabel(auth.person.contact).fill(createPhoneNumber())
    await shop.main.getByText(auth.person.female, { exact: true }).click()
    await shop.main.getByLabel(auth.person.birthdate).fill('19680514')
    await shop.main.getByLabel(auth.consents.all).check()
    const mend = await failCall(shop, join)
    await clickButton(shop, auth.join.submit)
    await expectSentence(shop, 'Sign-up failed, contact the administrator if it persists')
    await mend()
    await clickButton(shop, auth.join.submit)
    await expectSentence(shop, 'Sign-up successful')
  })

  test('a new password that cannot be sent, and one that can', async () => {
    const reset = '/api/landing/user/resetPassword'
    const shop = await openStorefront(4, '/auth/find#password', { refused: [reset] })
    const mend = await failCall(shop, reset)
    const section = shop.main.locator('#password')
    await section.getByLabel(auth.popup.email).fill('mina@example.com')
    await section.getByRole('button', { name: auth.popup.send }).click()
    await expectSentence(shop, 'Failed to send the new password')
    await mend()
    await section.getByRole('button', { name: auth.popup.send }).click()
    await expectSentence(
      shop,
      'If this address belongs to a member, a new password was sent to it. Log in and change it.',
    )
  })

  test('a member’s password and information, changed and not', async () => {
    const [password, update] = ['/api/landing/user/updatePassword', '/api/landing/user/update']
    const member = await createMember(4, { name: 'Mina' })
    const shop = await openStorefront(4, '/auth/login?to=%2Fmypage%2Fpassword', {
      refused: [password, update],
    })
    await logIn(shop, member)
    await shop.waitForAddress('/mypage/password')
    await fillField(shop, my.password.current, member.password)
    await fillField(shop, my.password.new, 'somewhere far away')
    await fillField(shop, my.password.again, 'somewhere far away')
    const mendPassword = await failCall(shop, password)
    await clickButton(shop, my.password.submit)
    await expectSentence(shop, 'Failed to change password')
    await mendPassword()
    await clickButton(shop, my.password.submit)
    await expectSentence(shop, 'Password changed successfully')
    await shop.open('/mypage/info')
    await clickButton(shop, my.info.edit)
    await shop.main.getByLabel(auth.person.name).fill('Mina Kim')
    const mendInfo = await failCall(shop, update)
    await clickButton(shop, my.info.save)
    await expectSentence(shop, 'Failed to update member information')
    await mendInfo()
    await clickButton(shop, my.info.save)
    await expectSentence(shop, 'updated successfully')
  })

  test('nothing that is quoted was left out', () => {
    expect(browserSentences.filter((sentence) => !seenSentences.has(sentence))).toEqual([])
  })
})
