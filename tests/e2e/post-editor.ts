// Writing a post, in the words a journey is told in: the editor, and the fields around it.
import sharp from 'sharp'
import { write as ko } from '#i18n/ko/write.ts'
import { eventually, type StorefrontPage } from './storefront-page.ts'

export const createPictureFile = async (name: string, background = '#3366aa') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** The editor on the page, in the words of who writes. */
export async function openEditor({ page, main }: StorefrontPage, words: typeof ko = ko) {
  const text = main.getByRole('textbox', { name: words.contents })
  await text.waitFor()
  const tool = (name: string) => main.getByRole('toolbar').getByRole('button', { name, exact: true })
  /** The keyboard is in the text. */
  const isReady = () =>
    eventually(() => text.evaluate((element) => element === document.activeElement)).toBe(true)
  const type = (line: string) => page.keyboard.type(line)
  const enter = () => page.keyboard.press('Enter')
  /** A syllable as a Korean keyboard composes it. */
  async function compose(...steps: string[]) {
    const keyboard = await page.context().newCDPSession(page)
    for (const text of steps)
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
    await keyboard.send('Input.insertText', { text: steps.at(-1) ?? '' })
    await keyboard.detach()
  }
  async function addPicture(...files: Awaited<ReturnType<typeof createPictureFile>>[]) {
    const chooser = page.waitForEvent('filechooser')
    await tool(words.editor.picture).click()
    await (await chooser).setFiles(files)
  }
  return { text, tool, isReady, type, enter, compose, addPicture }
}

export const findField = ({ main }: StorefrontPage, label: string) => main.getByLabel(label, { exact: true })
