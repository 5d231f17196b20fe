// §5, §6, §8 Writing and editing a post: as a visitor with a password, as a member, and what is said when
// something is wrong.
import { expect, test } from 'vitest'
import { write as en } from '#i18n/en/write.ts'
import { fieldErrors } from '#i18n/ko/fields.ts'
import { write as ko } from '#i18n/ko/write.ts'
import { expectAccessible } from './expect-accessible.ts'
import { createPictureFile, findField, openEditor } from './post-editor.ts'
import { eventually, openStorefront, type StorefrontPage } from './storefront-page.ts'

const createPostPath = '/api/landing/board/createPost'
const pdfFile = { name: '일정표.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n일정') }
const clickButton = ({ main }: StorefrontPage, name: string) =>
  main.getByRole('button', { name, exact: true }).click()
const attachFiles = (
  { main }: StorefrontPage,
  ...files: { name: string; mimeType: string; buffer: Buffer }[]
) => main.getByRole('group', { name: ko.files }).locator('input[type=file]').setInputFiles(files)

test('a visitor asks with headings, lists, a link, a picture and a file on a phone, and edits it with the password', async () => {
  const shop = await openStorefront(1, '/board/QNA/write', {
    width: 390,
    refused: ['/api/landing/board/checkPw'],
  })
  const { main, page } = shop
  const writer = await openEditor(shop)
  await findField(shop, ko.title).fill('부모님과 오사카에 갑니다')
  await writer.text.click()
  await writer.tool(ko.editor.heading2).click()
  await writer.compose('ㅎ', '하', '한')
  await writer.compose('ㄱ', '구', '국')
  await writer.type(' 음식')
  await writer.enter()
  await writer.type('걱정되는 것이 있습니다.')
  await writer.enter()
  await writer.tool(ko.editor.bulletList).click()
  for (const line of ['걷는 시간', '식사']) {
    await writer.type(line)
    await writer.enter()
  }
  await writer.enter()
  await writer.tool(ko.editor.link).click()
  await main.getByLabel(ko.editor.address).fill('naver.com')
  await page.keyboard.press('Enter')
  await writer.isReady()
  await writer.type('에서 보았습니다.')
  await writer.addPicture(
    await createPictureFile('갈 곳.png'),
    await createPictureFile('뺄 것.png', '#aa3333'),
  )
  await writer.text.locator('img').nth(1).click()
  await clickButton(shop, ko.editor.removePicture)
  await attachFiles(shop, pdfFile)
  await findField(shop, ko.name).fill('홍길동')
  await findField(shop, ko.password).fill('나루터-4')
  await clickButton(shop, ko.create)

  await shop.waitForAddress(/^\/board\/QNA\/\d+$/)
  await main.getByRole('status').filter({ hasText: ko.created }).waitFor()
  expect(await shop.title.textContent()).toBe('부모님과 오사카에 갑니다')
  const read = main.locator('.rich-text')
  expect(await read.getByRole('heading', { level: 2 }).textContent()).toBe('한국 음식')
  expect(await read.getByRole('listitem').allTextContents()).toEqual(['걷는 시간', '식사'])
  expect(await read.getByRole('link', { name: 'naver.com' }).getAttribute('href')).toBe('https://naver.com')
  expect(await read.getByRole('img').count()).toBe(1)
  await eventually(() => read.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(
    640,
  )
  await main.getByRole('link', { name: pdfFile.name }).waitFor()

  await shop.open(`${shop.getAddress()}/edit`)
  await findField(shop, ko.password).fill('아닙니다')
  await clickButton(shop, ko.unlock.open)
  await main.getByRole('alert').filter({ hasText: '비밀번호가 올바르지 않아요.' }).waitFor()
  await findField(shop, ko.password).fill('나루터-4')
  await clickButton(shop, ko.unlock.open)
  const again = await openEditor(shop)
  await eventually(() => findField(shop, ko.title).inputValue()).toBe('부모님과 오사카에 갑니다')
  await eventually(() => again.text.locator('img[src^="/files/"]').count()).toBe(1)
  await findField(shop, ko.title).fill('부모님과 교토에 갑니다')
  await again.text.getByRole('heading').click()
  await page.keyboard.press('End')
  await again.type(' 말고')
  await clickButton(shop, shop.words.files.remove(pdfFile.name))
  await clickButton(shop, ko.save)
  await main.getByRole('status').filter({ hasText: ko.edited }).waitFor()
  expect(await shop.title.textContent()).toBe('부모님과 교토에 갑니다')
  expect(await read.getByRole('heading', { level: 2 }).textContent()).toBe('한국 음식 말고')
  expect(await read.getByRole('img').count()).toBe(1)
  expect(await main.getByRole('link', { name: pdfFile.name }).count()).toBe(0)
})

test('a private question shows its text to nobody without the password', async () => {
  const shop = await openStorefront(1, '/board/QNA/write')
  const writer = await openEditor(shop)
  await findField(shop, ko.title).fill('비밀 질문')
  await writer.text.fill('아무도 모르게')
  await writer.addPicture(await createPictureFile('비밀.png'))
  await findField(shop, ko.name).fill('홍길동')
  await findField(shop, ko.password).fill('나루터-5')
  await shop.main.getByLabel(ko.private).check()
  await clickButton(shop, ko.create)
  await shop.main.getByRole('status').filter({ hasText: ko.created }).waitFor()
  expect(await shop.main.textContent()).not.toContain('아무도 모르게')
  await shop.open(`${shop.getAddress()}/edit`)
  await findField(shop, ko.password).fill('나루터-5')
  await clickButton(shop, ko.unlock.open)
  const again = await openEditor(shop)
  await eventually(() => shop.main.getByLabel(ko.private).isDisabled()).toBe(true)
  await again.text.getByText('아무도 모르게').click()
  await again.type(' 씁니다')
  await clickButton(shop, ko.save)
  await shop.main.getByRole('status').filter({ hasText: ko.edited }).waitFor()
})

test('who changes the title alone saves before the editor has come, and the text stays', async () => {
  const shop = await openStorefront(1, '/board/QNA/write')
  const writer = await openEditor(shop)
  await findField(shop, ko.title).fill('비자가 필요한가요?')
  await writer.text.fill('다낭에 갑니다.')
  await findField(shop, ko.name).fill('김유진')
  await findField(shop, ko.password).fill('hush-1')
  await clickButton(shop, ko.create)
  await shop.main.getByRole('status').filter({ hasText: ko.created }).waitFor()
  const late = Promise.withResolvers<void>()
  await shop.page.route('**/assets/editor-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await shop.open(`${shop.getAddress()}/edit`)
  await findField(shop, ko.password).fill('hush-1')
  await clickButton(shop, ko.unlock.open)
  await findField(shop, ko.title).fill('다낭에 비자가 필요한가요?')
  await clickButton(shop, ko.save)
  await shop.main.getByRole('status').filter({ hasText: ko.edited }).waitFor()
  late.resolve()
  await shop.main.getByText('다낭에 갑니다.').waitFor()
})

test('what is missing is said at its field before anything is sent, and the first gets the focus', async () => {
  const shop = await openStorefront(1, '/board/QNA/write', { width: 390 })
  const writer = await openEditor(shop)
  const asked: string[] = []
  shop.page.on('request', (request) => request.method() !== 'GET' && asked.push(request.url()))
  await clickButton(shop, ko.create)
  for (const sentence of [
    fieldErrors.enterTitle,
    fieldErrors.enterContents,
    fieldErrors.enterName,
    fieldErrors.enterPassword,
  ])
    await shop.main.getByRole('alert').filter({ hasText: sentence }).waitFor()
  await eventually(() =>
    findField(shop, ko.title).evaluate((input) => input === document.activeElement),
  ).toBe(true)
  await findField(shop, ko.title).fill('제목')
  await findField(shop, ko.password).fill('abc')
  await clickButton(shop, ko.create)
  await shop.main.getByRole('alert').filter({ hasText: fieldErrors.postPassword }).waitFor()
  await writer.isReady()
  await expectAccessible(shop)
  await writer.compose('ㄴ', '나')
  await writer.compose('ㄹ', '루')
  await eventually(() => writer.text.textContent()).toBe('나루')
  await eventually(() =>
    shop.main.getByText(fieldErrors.enterContents).filter({ visible: true }).count(),
  ).toBe(0)
  expect(asked).toEqual([])
})

test('an unsaved draft prompts before leaving, survives a reload, and is discarded on leaving', async () => {
  const shop = await openStorefront(1, '/board/QNA/write', { width: 390 })
  const writer = await openEditor(shop)
  await findField(shop, ko.title).fill('쓰다 만 글')
  await writer.text.fill('여기까지')
  await shop.main.getByLabel(ko.private).check()
  await shop.main.getByRole('link', { name: ko.cancel }).click()
  await shop.popup.getByRole('heading', { name: ko.leave.title }).waitFor()
  await expectAccessible(shop, 'dialog[open]')
  await shop.popup.getByRole('button', { name: ko.leave.stay }).click()
  expect(shop.getAddress()).toBe('/board/QNA/write')

  shop.page.once('dialog', (dialog) => dialog.accept())
  await shop.page.reload()
  const again = await openEditor(shop)
  await eventually(() => again.text.textContent()).toBe('여기까지')
  await eventually(() => findField(shop, ko.title).inputValue()).toBe('쓰다 만 글')
  await eventually(() => shop.main.getByLabel(ko.private).isChecked()).toBe(true)

  await shop.main.getByRole('link', { name: ko.cancel }).click()
  await shop.popup.getByRole('button', { name: ko.leave.leave }).click()
  await shop.waitForAddress('/board/QNA')
  await shop.open('/board/QNA/write')
  await openEditor(shop)
  expect(await findField(shop, ko.title).inputValue()).toBe('')
})

test('a failure says why, or "Failed to create post", and the text stays', async () => {
  const shop = await openStorefront(4, '/board/QNA/write', { language: 'en', refused: [createPostPath] })
  const writer = await openEditor(shop, en)
  await findField(shop, en.title).fill('A question')
  await writer.text.fill('Is it far?')
  await findField(shop, en.name).fill('Kim')
  await findField(shop, en.password).fill('passage')
  await shop.page.route(`**${createPostPath}`, (route) => route.abort(), { times: 1 })
  await clickButton(shop, en.create)
  await shop.main.getByRole('alert').filter({ hasText: 'Failed to create post' }).waitFor()
  await shop.page.route(
    `**${createPostPath}`,
    (route) =>
      route.fulfill({
        status: 400,
        json: {
          code: 'BAD_INPUT',
          description: { ko: '', en: 'Please check.' },
          fields: { reg_name: { ko: '', en: 'Not this name.' } },
        },
      }),
    { times: 1 },
  )
  await clickButton(shop, en.create)
  await shop.main.getByRole('alert').filter({ hasText: 'Please check.' }).waitFor()
  await shop.main.getByRole('alert').filter({ hasText: 'Not this name.' }).waitFor()
  await eventually(() => findField(shop, en.name).evaluate((input) => input === document.activeElement)).toBe(
    true,
  )
  expect(await writer.text.textContent()).toBe('Is it far?')
})

test('members write on the agency’s board, visitors are asked to log in, and nobody else writes on staff boards', async () => {
  const member = await openStorefront(10, '/board/Mate/write', { member: true })
  expect(member.getAddress()).toBe('/board/mate/write')
  const writer = await openEditor(member)
  expect(await findField(member, ko.password).count()).toBe(0)
  await findField(member, ko.title).fill('동행 구합니다')
  await writer.text.fill('3월에 갑니다.')
  await clickButton(member, ko.create)
  await member.main.getByRole('status').filter({ hasText: ko.created }).waitFor()
  const post = member.getAddress()
  await member.open(`${post}/edit`)
  await (await openEditor(member)).text.fill('4월에 갑니다.')
  await clickButton(member, ko.save)
  await member.main.getByText('4월에 갑니다.').waitFor()

  const visitor = await openStorefront(10, '/board/mate/write', {
    refused: ['/board/mate/write', '/board/notice/write', `${post}/edit`],
  })
  expect([visitor.response?.status(), await visitor.title.textContent()]).toEqual([
    401,
    '로그인이 필요합니다.',
  ])
  await visitor.main.getByRole('link', { name: visitor.words.login }).click()
  await visitor.popup.getByRole('heading', { name: visitor.words.popup.login }).waitFor()
  for (const path of ['/board/notice/write', `${post}/edit`]) {
    expect((await visitor.open(path))?.status()).toBe(403)
    await visitor.main.getByText('비정상적인 접근입니다.').waitFor()
  }
})
