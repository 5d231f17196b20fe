// §2, §4 The slide-in menu of small screens.
import { expect, test } from 'vitest'
import { emptyListPath, eventually, getAgency, openStorefront } from './storefront-page.ts'

test('on a phone the menu slides in with view-all, the side categories and the links of the header', async () => {
  const { menu, openMenu, words } = await openStorefront(1, emptyListPath, { width: 390, motion: true })
  await openMenu()
  expect(await menu.evaluate((dialog) => getComputedStyle(dialog).animationName)).toBe('slide-in')
  const side = getAgency(1).categories.filter(({ side_yn }) => side_yn === 'Y')
  expect(side.length).toBeLessThan(getAgency(1).categories.length)
  const links = (name: string) => menu.getByRole('navigation', { name }).getByRole('link').allInnerTexts()
  expect(await links(words.categories)).toEqual(['전체보기', ...side.map(({ name }) => name.ko)])
  // What is not marked for the menu is behind one more press.
  const others = getAgency(1).categories.filter(({ side_yn }) => side_yn !== 'Y')
  await menu.getByText(words.moreCategories).click()
  for (const { name } of others) await menu.getByRole('link', { name: name.ko, exact: true }).waitFor()
  const boards = (flag: string) =>
    getAgency(1).boards.flatMap(({ side_yn, board_name }) => (side_yn === flag ? [board_name.ko] : []))
  expect(await links(words.service)).toEqual([
    '회사소개',
    '문의하기',
    '로그인',
    ...boards('Y'),
    '묻고 답하기',
    ...boards('N'),
    '여행후기',
    '자주 묻는 질문',
    '공지사항',
  ])
})

test('the menu of a phone has the telephone and the way to a booking', async () => {
  const { menu, openMenu, words, popup } = await openStorefront(1, emptyListPath, { width: 390 })
  await openMenu()
  const { phone } = getAgency(1).info
  expect(await menu.getByRole('link', { name: `${words.call} ${phone}` }).getAttribute('href')).toBe(
    `tel:${phone.replaceAll('-', '')}`,
  )
  await menu.getByRole('link', { name: words.lookUp }).click()
  await popup.getByRole('heading', { name: words.popup.lookUp }).waitFor()
})

test('the menu closes when another page opens, and with it the page can be scrolled again', async () => {
  const { menu, openMenu, title, waitForAddress } = await openStorefront(1, emptyListPath, { width: 390 })
  await openMenu()
  await menu.getByRole('link', { name: '전체보기' }).click()
  await waitForAddress('/travel')
  await menu.waitFor({ state: 'hidden' })
  await eventually(() => title.textContent()).toBe('여행상품')
})

test('the menu closes on Escape, on its own button, and on a press beside it', async () => {
  const { page, menu, header, words, openMenu } = await openStorefront(1, emptyListPath, { width: 390 })
  await openMenu()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await eventually(() =>
    header
      .getByRole('button', { name: words.openMenu })
      .evaluate((button) => button === document.activeElement),
  ).toBe(true)
  await openMenu()
  await menu.getByRole('button', { name: words.closeMenu }).click()
  await menu.waitFor({ state: 'hidden' })
  await openMenu()
  await page.touchscreen.tap(20, 400)
  await menu.waitFor({ state: 'hidden' })
})

test('log-in in the menu closes the menu and opens the popup', async () => {
  const { menu, openMenu, popup, words } = await openStorefront(1, emptyListPath, { width: 390 })
  await openMenu()
  await menu.getByRole('link', { name: words.login }).click()
  await popup.getByRole('heading', { name: words.popup.login }).waitFor()
  await menu.waitFor({ state: 'hidden' })
})

test('menu and search opened before the scripts have loaded stay open', async () => {
  const { page, menu, searchBox, header, openBeforeScripts, words } = await openStorefront(1, emptyListPath, {
    width: 390,
  })
  for (const [button, opened] of [
    [words.openMenu, menu],
    [words.search.open, searchBox],
  ] as const) {
    const bringScripts = await openBeforeScripts(emptyListPath)
    await header.getByRole('button', { name: button }).click()
    await eventually(() => opened.count()).toBe(0)
    bringScripts()
    await opened.waitFor()
    await page.locator('html[data-device]').waitFor()
    await page.waitForTimeout(200) // what the first effects change is drawn by then
    expect(await opened.isVisible()).toBe(true)
  }
})
