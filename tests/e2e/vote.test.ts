// §2 The family vote: sent from trips side by side, answered with one tap.
import { expect, test } from 'vitest'
import { vote as ko } from '#i18n/ko/vote.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openStorefront } from './storefront-page.ts'

test('two trips are sent to the parents, who tap a heart in another browser; the sender sees it', async () => {
  const sender = await openStorefront(7, '/travel', { width: 390 })
  const codes = await sender.cards.evaluateAll((cards) =>
    cards.slice(0, 2).map((card) => card.getAttribute('href')?.split(/[/?]/)[3]),
  )
  await sender.open(`/travel/compare?trips=${codes.join()}`)
  await sender.main.getByRole('button', { name: ko.send.button }).click()
  await sender.waitForAddress(/^\/travel\/vote\?token=[\w-]{22}$/)
  await sender.main.getByRole('button', { name: ko.sender.share }).waitFor()
  await expectAccessible(sender)
  const address = new URL(sender.page.url())

  const parent = await openStorefront(7, address.pathname + address.search, { width: 390 })
  expect(await parent.main.getByRole('button', { name: ko.sender.share }).count()).toBe(0)
  await parent.main.getByRole('button', { name: ko.like, pressed: false }).first().click()
  await parent.main.getByText(ko.hearts(1)).waitFor()
  expect(await parent.main.getByRole('button', { name: ko.liked, pressed: true }).count()).toBe(1)

  await sender.open(address.pathname + address.search)
  await sender.main.getByText(ko.hearts(1)).waitFor()
})

test('a heart is tapped without scripts', async () => {
  const sender = await openStorefront(1, '/travel/compare?trips=HN101', { width: 390 })
  await sender.main.getByRole('button', { name: ko.send.button }).click()
  await sender.waitForAddress(/^\/travel\/vote\?token=/)
  const address = new URL(sender.page.url())
  const parent = await openStorefront(1, address.pathname + address.search, { width: 390, script: false })
  await parent.main.getByRole('button', { name: ko.like }).click()
  await parent.main.getByText(ko.hearts(1)).waitFor()
})
