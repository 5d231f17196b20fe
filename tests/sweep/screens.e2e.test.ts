// What only a browser shows: the sentences of §5 and §8 that follow something a person does, and recent
// keywords.
import { describe, expect, test } from 'vitest'
import { auth } from '#words/en/auth.ts'
import { board } from '#words/en/board.ts'
import { my } from '#words/en/my.ts'
import { write } from '#words/en/write.ts'
import { catalog } from '#words/ko/catalog.ts'
import { logIn, newMember, newName, newPhone } from '../e2e/members.ts'
import { emptyList, eventually, type Shop, visit } from '../e2e/shop.ts'
import { onScreens } from './quoted.ts'

const fail = async ({ page }: Shop, call: string) => {
  await page.route(`**${call}*`, (route) => route.fulfill({ status: 500, json: {} }))
  return () => page.unroute(`**${call}*`)
}
const sees = async ({ page }: Shop, sentence: string) => {
  seen.add(sentence)
  await page.getByText(sentence).filter({ visible: true }).first().waitFor()
}
const press = ({ main }: Shop, name: string) => main.getByRole('button', { name, exact: true }).click()
const fill = ({ main }: Shop, label: string, text: string) =>
  main.getByLabel(label, { exact: true }).fill(text)
const seen = new Set<string>()

describe('what a person is told', () => {
  test('a blank search', async () => {
    const shop = await visit(1, emptyList)
    await shop.searchFor('  ')
    await sees(shop, '검색어를 입력하세요.')
  })

  test('recent keywords: each once, the newest on top', async () => {
    const shop = await visit(1, emptyList)
    for (const keyword of ['다낭', '파리', '다낭']) {
      await shop.searchFor(keyword)
      await shop.isAt(`/travel?page_title=${keyword}`)
      await shop.searchBox.waitFor({ state: 'hidden' })
    }
    await shop.openSearch()
    const recent = shop.searchBox.getByRole('region', { name: shop.words.search.recentKeywords })
    await eventually(() => recent.getByRole('listitem').allInnerTexts()).toEqual(['다낭', '파리'])
  })

  test('a wish that fails', async () => {
    const shop = await visit(1, '/travel/detail/HN101', {
      member: true,
      refused: ['/api/landing/package/wishlist'],
    })
    await fail(shop, '/api/landing/package/wishlist')
    await shop.main.getByRole('button', { name: catalog.wish }).first().click()
    await sees(shop, '위시리스트에 추가 실패했습니다.')
  })

  test('a post that is written, edited, not written and not deleted', async () => {
    const [create, remove] = ['/api/landing/board/createPost', '/api/landing/board/deletePost']
    const shop = await visit(4, '/board/QNA/write', {
      refused: [create, remove, '/api/landing/board/checkPw'],
    })
    const { main, page } = shop
    await fill(shop, write.title, 'A question')
    await main.getByRole('textbox', { name: write.contents }).click()
    await page.keyboard.type('When do we leave?')
    await fill(shop, write.name, 'Mina')
    await fill(shop, write.password, 'hush-1')
    const mend = await fail(shop, create)
    await press(shop, write.create)
    await sees(shop, 'Failed to create post')
    await mend()
    await press(shop, write.create)
    await sees(shop, 'Post created successfully')
    const address = shop.at()
    await shop.open(`${address}/edit`)
    await fill(shop, write.password, 'hush-1')
    await press(shop, write.unlock.open)
    await fill(shop, write.title, 'Another question')
    await press(shop, write.save)
    await sees(shop, 'edited successfully')
    await fail(shop, remove)
    await press(shop, board.remove)
    await page.getByLabel(board.passwordRemove).fill('hush-1')
    await page.getByRole('dialog').getByRole('button', { name: board.remove }).click()
    await sees(shop, 'Deletion failed')
  })

  test('joining, and not', async () => {
    const join = '/api/user/join'
    const shop = await visit(4, '/auth/join', { refused: [join] })
    const id = newName()
    await fill(shop, auth.popup.id, id)
    await fill(shop, auth.popup.password, 'a window to the sea')
    await shop.main.getByLabel(auth.password.again).fill('a window to the sea')
    await shop.main.getByLabel(auth.person.name).fill('Mina')
    await shop.main.getByLabel(auth.person.email).fill(`${id}@example.com`)
    await shop.main.getByLabel(auth.person.contact).fill(newPhone())
    await shop.main.getByText(auth.person.female, { exact: true }).click()
    await shop.main.getByLabel(auth.person.birthdate).fill('19680514')
    await shop.main.getByLabel(auth.consents.all).check()
    const mend = await fail(shop, join)
    await press(shop, auth.join.submit)
    await sees(shop, 'Sign-up failed, contact the administrator if it persists')
    await mend()
    await press(shop, auth.join.submit)
    await sees(shop, 'Sign-up successful')
  })

  test('a new password that cannot be sent, and one that can', async () => {
    const reset = '/api/landing/user/resetPassword'
    const shop = await visit(4, '/auth/find#password', { refused: [reset] })
    const mend = await fail(shop, reset)
    const section = shop.main.locator('#password')
    await section.getByLabel(auth.popup.email).fill('mina@example.com')
    await section.getByRole('button', { name: auth.popup.send }).click()
    await sees(shop, 'Failed to send the new password')
    await mend()
    await section.getByRole('button', { name: auth.popup.send }).click()
    await sees(
      shop,
      'If this address belongs to a member, a new password was sent to it. Log in and change it.',
    )
  })

  test('a member’s password and information, changed and not', async () => {
    const [password, update] = ['/api/landing/user/updatePassword', '/api/landing/user/update']
    const member = await newMember(4, { name: 'Mina' })
    const shop = await visit(4, '/auth/login?to=%2Fmypage%2Fpassword', { refused: [password, update] })
    await logIn(shop, member)
    await shop.isAt('/mypage/password')
    await fill(shop, my.password.current, member.password)
    await fill(shop, my.password.new, 'somewhere far away')
    await fill(shop, my.password.again, 'somewhere far away')
    const mendPassword = await fail(shop, password)
    await press(shop, my.password.submit)
    await sees(shop, 'Failed to change password')
    await mendPassword()
    await press(shop, my.password.submit)
    await sees(shop, 'Password changed successfully')
    await shop.open('/mypage/info')
    await press(shop, my.info.edit)
    await shop.main.getByLabel(auth.person.name).fill('Mina Kim')
    const mendInfo = await fail(shop, update)
    await press(shop, my.info.save)
    await sees(shop, 'Failed to update member information')
    await mendInfo()
    await press(shop, my.info.save)
    await sees(shop, 'updated successfully')
  })

  test('nothing that is quoted was left out', () => {
    expect(onScreens.filter((sentence) => !seen.has(sentence))).toEqual([])
  })
})
