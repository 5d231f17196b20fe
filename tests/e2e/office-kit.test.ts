// The page of all pieces: each is used by keyboard alone, at every width, and axe finds nothing.
import { expect, test } from 'vitest'
import { kit } from '#i18n/office/ko/kit.ts'
import { pieces } from '#i18n/office/ko/pieces.ts'
import { pickSample } from '../sampling.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, openOfficeAs } from './office-page.ts'
import { eventually } from './storefront-page.ts'

test.each(pickSample([390, 820, 1440], 1))(
  'axe finds nothing, and nothing is too wide, %i wide',
  async (width) => {
    const { page } = await openOfficeAs(2, '/kit', { width })
    await expectAccessible({ page }, 'body')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  },
)

test('a branch is found, moved and renamed by keyboard alone', async () => {
  const { page } = await openOfficeAs(2, '/kit')
  const tree = page.getByRole('tree', { name: pieces.tree.label })
  const names = () => tree.getByRole('treeitem').evaluateAll((rows) => rows.map((row) => row.ariaLabel))
  const [asia = '', japan = '', vietnam = '', europe = '', alps = '', jeju = ''] = pieces.tree.areas
  await tree.getByRole('treeitem', { name: asia, exact: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await eventually(names).toEqual([asia, europe, alps, jeju])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(japan)
  await page.keyboard.press('Alt+ArrowDown')
  await eventually(names).toEqual([asia, vietnam, japan, europe, alps, jeju])
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(japan)
  await page.keyboard.press('Alt+ArrowLeft')
  const focused = () =>
    page.evaluate(() => [document.activeElement?.ariaLabel, document.activeElement?.ariaLevel])
  await eventually(focused).toEqual([japan, '1'])
  expect(await names()).toEqual([asia, vietnam, japan, europe, alps, jeju])
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: kit.tree.rename(japan) }).fill('북해도')
  await page.keyboard.press('Enter')
  await eventually(names).toEqual([asia, vietnam, '북해도', europe, alps, jeju])
  await eventually(focused).toEqual(['북해도', '1'])
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: kit.tree.rename('북해도') }).fill('버릴 이름')
  await page.keyboard.press('Escape')
  await eventually(names).toEqual([asia, vietnam, '북해도', europe, alps, jeju])
})

test('a branch is dragged into another', async () => {
  const { page } = await openOfficeAs(2, '/kit')
  const tree = page.getByRole('tree', { name: pieces.tree.label })
  const [asia = '', , , , , jeju = ''] = pieces.tree.areas
  const from = tree.getByRole('treeitem', { name: jeju, exact: true })
  await from.dragTo(tree.getByRole('treeitem', { name: asia, exact: true }))
  await eventually(() => from.getAttribute('aria-level')).toBe('2')
})

const createPhotoFile = (name: string, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer: Buffer.from('a picture'),
})

test('twenty pictures are sent at once; one that fails is sent again, one is stopped', async () => {
  const { page } = await openOfficeAs(2, '/kit')
  const { drop } = kit
  const zone = page.getByRole('group', { name: pieces.drop.label })
  await zone
    .locator('input[type=file]')
    .setInputFiles([
      createPhotoFile('fail.jpg'),
      ...Array.from({ length: 19 }, (_, at) => createPhotoFile(`바다-${at}.jpg`)),
      createPhotoFile('하나 더.jpg'),
    ])
  await zone.getByText(drop.tooMany(20)).waitFor()
  await zone.getByRole('button', { name: drop.stop('바다-18.jpg') }).press('Enter')
  await zone.getByText(drop.stopped).waitFor()
  await zone.getByText(drop.failed).waitFor()
  await zone.getByRole('button', { name: drop.again('fail.jpg') }).press('Enter')
  await zone.getByText(drop.left(19, 20)).waitFor({ timeout: 20_000 })
  await zone.getByRole('button', { name: drop.clear }).press('Enter')
  await zone.getByText(drop.left(0, 1)).waitFor()
})

test('what cannot be shown on the web is refused, and an iPhone’s picture with how to export it', async () => {
  const { page } = await openOfficeAs(2, '/kit')
  const { drop } = kit
  const zone = page.getByRole('group', { name: pieces.drop.label })
  await zone
    .locator('input[type=file]')
    .setInputFiles([
      createPhotoFile('IMG_0001.HEIC', ''),
      createPhotoFile('일정.hwp', 'application/x-hwp'),
      { name: '빈.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    ])
  await zone.getByText(drop.heic('IMG_0001.HEIC')).waitFor()
  await zone.getByText(drop.unsupported('일정.hwp', 'JPG, PNG, WEBP')).waitFor()
  await zone.getByText(drop.empty('빈.png')).waitFor()
  expect(await zone.getByRole('listitem').count()).toBe(0)
})

test('an action shows a toast with undo, and an irreversible one asks for confirmation', async () => {
  const { page } = await openOfficeAs(2, '/kit')
  const { dialogs } = pieces
  await page.getByRole('button', { name: dialogs.act }).press('Enter')
  const dialog = page.getByRole('dialog', { name: dialogs.ask })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: dialogs.act }).press('Enter')
  await expectToast(page, dialogs.done, () =>
    dialog.getByRole('button', { name: dialogs.act }).press('Enter'),
  )
  await expectToast(page, dialogs.undone, () => page.getByRole('button', { name: kit.undo }).press('Enter'))
})

test('the list shows what its URL says', async () => {
  const { page } = await openOfficeAs(2, '/kit')
  const { list } = pieces
  const first = () =>
    page.getByRole('table').first().getByRole('row').nth(1).getByRole('cell').first().textContent()
  await page.getByRole('link', { name: list.country }).press('Enter')
  await eventually(() => page.url()).toContain('sort=country')
  await eventually(first).toBe('타이베이')
  await page.getByLabel(list.find).fill('일본')
  await page.keyboard.press('Enter')
  await eventually(() => page.getByText(kit.total(2), { exact: true }).count()).toBe(1)
  await page.goBack()
  await eventually(() => page.getByText(kit.total(7), { exact: true }).count()).toBe(1)
})
