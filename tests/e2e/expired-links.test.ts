// A link that is over, or was never one: a scene, a sentence, and a way on.
import { expect, test } from 'vitest'
import { shell } from '#i18n/ko/shell.ts'
import { expectAccessible } from './expect-accessible.ts'
import { eventually, openStorefront } from './storefront-page.ts'

const links = [
  ['/travel/quote#never-was', '/contact'],
  ['/go#AAAA-BBBB', '/contact'],
  ['/auth/verify#never-was', '/mypage/info'],
  ['/auth/reset#never-was', '/auth/find#password'],
] as const

test.each(links)('%s shows a scene, says what is wrong and leads on to %s', async (path, next) => {
  const shop = await openStorefront(1, path, { width: 390, refused: ['/api/landing/'] })
  await shop.main.locator('.empty-scene').waitFor()
  expect(await shop.main.locator(`a[href="${next}"]`).count()).toBe(1)
  await eventually(async () =>
    (await shop.main.getByRole('alert').or(shop.main.getByRole('status')).allInnerTexts()).join(''),
  ).toMatch(/[가-힣]/)
  await expectAccessible(shop)
})

test('who pays by a link finds the legal part of the footer there, and nothing that leads elsewhere', async () => {
  const shop = await openStorefront(1, '/go')
  await shop.footer.waitFor()
  const links = await shop.footer.getByRole('link').allInnerTexts()
  expect(links).not.toContain(shell.about)
  const { footer } = await openStorefront(1, '/travel')
  expect(await footer.getByRole('link').count()).toBeGreaterThan(links.length)
})
