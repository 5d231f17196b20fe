// §5, §6 The editor of a post: what is pasted or added, its tools, and that axe finds nothing.
import { expect, test } from 'vitest'
import { write as en } from '#i18n/en/write.ts'
import { write as ko } from '#i18n/ko/write.ts'
import { expectAccessible } from './expect-accessible.ts'
import { createPictureFile, findField, openEditor } from './post-editor.ts'
import { eventually, openStorefront } from './storefront-page.ts'

test('pasted text loses styles and foreign pictures, a pasted picture is uploaded, and both can be undone', async () => {
  const shop = await openStorefront(1, '/board/QNA/write')
  const writer = await openEditor(shop)
  await writer.text.click()
  const paste = (parts: { html?: string; text?: string; files?: boolean }) =>
    writer.text.evaluate((target, { html, text, files }) => {
      const clipboardData = new DataTransfer()
      if (html) clipboardData.setData('text/html', html)
      if (text) clipboardData.setData('text/plain', text)
      if (files) clipboardData.items.add(new File(['x'], 'pasted.png', { type: 'image/png' }))
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, parts)
  await paste({
    html: '<h2 style="color:red" class="x">제목</h2><p><font color="red">글 <b>굵게</b></font><script>1</script><img src="https://elsewhere.example/a.png"></p><a href="javascript:alert(1)">나쁜 링크</a>',
    text: '제목 글',
  })
  await eventually(() => writer.text.innerHTML()).toMatch(
    /^<h2>제목<\/h2><p>글 <strong>굵게<\/strong><\/p><p>나쁜 링크<\/p>/,
  )
  await shop.page.keyboard.press('ControlOrMeta+End')
  await writer.enter()
  await paste({ files: true })
  await eventually(() => writer.text.locator('img[src^="blob:"]').count()).toBe(1)
  await writer.tool(ko.editor.undo).click()
  await eventually(() => writer.text.locator('img').count()).toBe(0)
  await writer.tool(ko.editor.redo).click()
  await eventually(() => writer.text.locator('img').count()).toBe(1)
})

test('a file of another type is named and left out, in the text and beside it', async () => {
  const shop = await openStorefront(4, '/board/QNA/write', { language: 'en' })
  const writer = await openEditor(shop, en)
  await writer.addPicture({ ...(await createPictureFile('scan.heic')), mimeType: 'image/heic' })
  await shop.main.getByRole('alert').filter({ hasText: 'Unsupported file type: .heic' }).waitFor()
  await shop.main
    .getByRole('group', { name: en.files })
    .locator('input[type=file]')
    .setInputFiles([{ name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }])
  await shop.main.getByRole('alert').filter({ hasText: 'Unsupported file type: .exe' }).waitFor()
  expect(await writer.text.locator('img').count()).toBe(0)
})

test.each([
  [1, 390, 'ko'],
  [4, 1440, 'en'],
] as const)(
  'axe finds nothing on the write page of agency %i at %i in %s, with the field of a link open',
  async (key, width, language) => {
    const shop = await openStorefront(key, '/board/QNA/write', { width, language, font: true })
    const words = language === 'en' ? en : ko
    const writer = await openEditor(shop, words)
    await expectAccessible(shop)
    await writer.text.click()
    await writer.tool(words.editor.link).click()
    await writer.addPicture(await createPictureFile('a.png'))
    expect(
      await shop.page.evaluate(() => document.documentElement.scrollWidth),
      'nothing is wider than the screen',
    ).toBeLessThanOrEqual(width)
    await expectAccessible(shop)
  },
)

test('the toolbar is one tab stop, and arrow keys move within it', async () => {
  const shop = await openStorefront(1, '/board/QNA/write')
  const writer = await openEditor(shop)
  await findField(shop, ko.title).focus()
  const focused = () =>
    shop.page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.getAttribute('role'),
    )
  await shop.page.keyboard.press('Tab')
  await eventually(() => focused()).toBe(ko.editor.picture)
  await shop.page.keyboard.press('ArrowLeft')
  await eventually(() => focused()).toBe(ko.editor.redo)
  for (const _ of ['', '', '']) await shop.page.keyboard.press('ArrowRight')
  await eventually(() => focused()).toBe(ko.editor.heading2)
  await shop.page.keyboard.press('Enter')
  await eventually(() => writer.tool(ko.editor.heading2).getAttribute('aria-pressed')).toBe('true')
  await eventually(() => focused()).toBe('textbox')
})
