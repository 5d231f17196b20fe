// Forty people are given rooms and put on a list, counting every press; a second person's rooms are not lost.
import { expect, test } from 'vitest'
import { kit } from '#i18n/office/ko/kit.ts'
import { travellers as words } from '#i18n/office/ko/travellers.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, openOfficeAs } from './office-page.ts'
import { createDeparture, insertBooking, runInAgency } from './reserve-steps.ts'
import { eventually } from './storefront-page.ts'

const key = 5
const { rooming } = words

/** Seventeen couples and six who booked alone, all paid. */
async function createFullDeparture(): Promise<number> {
  const departure = await createDeparture(key)
  for (let at = 0; at < 23; at++) {
    const isCouple = at < 17
    const { id } = await insertBooking(key, departure, {
      name: `예약${at + 1}`,
      contact: '010-1234-5678',
      email: '',
      adult: isCouple ? 2 : 1,
      progress: 'payment_completed',
    })
    const genders = isCouple ? (['female', 'male'] as const) : ([at < 21 ? 'female' : 'male'] as const)
    await runInAgency(key, (tx) =>
      tx
        .insertInto('traveller')
        .values(
          genders.map((gender, seat) => ({
            travel_agency: key,
            booking: id,
            seq: seat + 1,
            kind: 'adult' as const,
            gender,
            name: `여행${at + 1}${gender === 'male' ? '남' : '여'}`,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
  }
  return departure.departure_id
}

test('rooms for forty in at most 25 presses, and any list in at most three', async () => {
  const departure_id = await createFullDeparture()
  const { page } = await openOfficeAs(key, `/${key}/filling/${departure_id}`, { width: 1440 })
  let presses = 0
  const press = async (name: string, role: 'button' | 'link' = 'button') => {
    presses++
    await page.getByRole(role, { name, exact: true }).first().click()
  }
  await press(words.tabs.rooms, 'link')
  await page.getByText(rooming.unplacedCount(40)).waitFor()
  await press(rooming.propose)
  await page.getByText(rooming.unplacedCount(6)).waitFor()
  await press(rooming.pair)
  presses++
  await page.getByRole('dialog').getByRole('button', { name: rooming.pair }).click()
  await page.getByText(rooming.allPlaced).waitFor()
  await expectAccessible({ page })
  await press(rooming.save)
  await page.getByText(rooming.saved).waitFor()
  expect(presses).toBeLessThanOrEqual(25)

  presses = 0
  await press(words.tabs.people, 'link')
  const downloading = page.waitForEvent('download')
  presses++
  await page.locator('summary', { hasText: words.lists.menu }).click()
  await press(words.lists.names.rooming)
  expect((await downloading).suggestedFilename()).toContain(words.lists.names.rooming)
  expect(presses).toBeLessThanOrEqual(3)
  await page.getByText(words.sent.same).waitFor()
  await expectAccessible({ page })
})

test('at 390 somebody is put into a room by pressing, and what a colleague saved meanwhile is shown beside it', async () => {
  const departure_id = await createFullDeparture()
  const { page, faults } = await openOfficeAs(key, `/${key}/filling/${departure_id}/rooms`, {
    width: 390,
    touch: true,
  })
  await page.getByRole('button', { name: `+ ${rooming.kinds.twin}` }).click()
  await page.getByRole('button', { name: /^여행1여/ }).click()
  await page.getByRole('button', { name: rooming.placeHere('여행1여', 1) }).click()
  await page.getByText(rooming.beds(1, 2)).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await runInAgency(key, (tx) =>
    tx
      .insertInto('departure_rooms')
      .values({ travel_agency: key, departure_id, rooms: '[]', by_name: '다른 직원' })
      .execute(),
  )
  await page.getByRole('button', { name: rooming.save }).click()
  const dialog = page.getByRole('dialog', { name: kit.changed })
  await dialog.getByText('여행1여').waitFor()
  expect(faults.splice(0)).toEqual([expect.stringContaining('409')])
  await dialog.getByRole('button', { name: kit.keepMine }).click()
  await page.getByText(rooming.saved).waitFor()
  await eventually(() =>
    runInAgency(key, (tx) =>
      tx
        .selectFrom('departure_rooms')
        .select('revision')
        .where('departure_id', '=', departure_id)
        .executeTakeFirst(),
    ),
  ).toEqual({ revision: 2 })

  // theirs are taken, and what is arranged on them is saved at once
  await page.getByRole('button', { name: `+ ${rooming.kinds.twin}` }).click()
  await runInAgency(key, (tx) =>
    tx
      .updateTable('departure_rooms')
      .set({ rooms: '[]', revision: 3, by_name: '다른 직원' })
      .where((eb) => eb.and({ travel_agency: key, departure_id }))
      .execute(),
  )
  await page.getByRole('button', { name: rooming.save }).click()
  await dialog.getByRole('button', { name: kit.takeTheirs }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(faults.splice(0)).toEqual([expect.stringContaining('409')])
  await page.getByRole('button', { name: `+ ${rooming.kinds.single}` }).click()
  await expectToast(page, rooming.saved, () => page.getByRole('button', { name: rooming.save }).click())
})

test('a screen that stays open sees what others change; what is arranged on it stays, and is not saved over theirs', async () => {
  const departure_id = await createFullDeparture()
  const open = (tab: string) => openOfficeAs(key, `/${key}/filling/${departure_id}/${tab}`, { width: 1440 })
  const [watching, arranging, { page: people }] = [
    await open('rooms'),
    await open('rooms'),
    await open('people'),
  ]
  const mine = arranging.page
  await mine.getByRole('button', { name: `+ ${rooming.kinds.single}`, exact: true }).click()
  const { page: theirs } = await open('rooms')
  await theirs.getByRole('button', { name: rooming.propose, exact: true }).click()
  await theirs.getByRole('button', { name: rooming.save, exact: true }).click()
  await theirs.getByText(rooming.saved).waitFor()
  await runInAgency(key, (tx) =>
    tx
      .updateTable('traveller')
      .set({ name: '새이름' })
      .where('travel_agency', '=', key)
      .where('name', '=', '여행1여')
      .execute(),
  )
  await Promise.all([
    watching.page.getByText(rooming.unplacedCount(6)).waitFor(),
    people.getByText('새이름').first().waitFor(),
  ])
  await mine.getByText(rooming.unplacedCount(40)).waitFor()
  await mine.getByRole('button', { name: rooming.save, exact: true }).click()
  await mine.getByRole('dialog', { name: kit.changed }).waitFor()
  expect(arranging.faults.splice(0)).toEqual([expect.stringContaining('409')])
})
