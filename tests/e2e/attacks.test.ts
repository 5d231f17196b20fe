// Rich text is safe: known attacks through every rich field, opened in a real browser. No script runs,
// nothing is asked of elsewhere.
import { expect, inject, test } from 'vitest'
import { createDatabase } from '#platform/db/database.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { countCases } from '../attacks/count-cases.ts'
import { attacks } from '../attacks/strings.ts'
import { eventually, openStorefront } from './storefront-page.ts'

test(`${attacks.length} attacks in posts, answers, questions, package texts, about and terms`, async () => {
  expect(attacks.length).toBeGreaterThan(300)
  countCases(attacks.length)
  const all = attacks.join('\n')
  const { db, close } = createDatabase(inject('databaseUrl'), () => {})
  const travel_agency = 10
  const { id } = await runInTransaction(db, travel_agency, async (tx) => {
    const both = { ko: all, en: all }
    await tx
      .updateTable('package_detail')
      .set({ contents: both })
      .where('travel_agency', '=', travel_agency)
      .execute()
    await tx
      .updateTable('agency_about')
      .set({ contents: both })
      .where('travel_agency', '=', travel_agency)
      .execute()
    await tx
      .updateTable('agency_info')
      .set({ about_yn: 'Y' })
      .where('travel_agency', '=', travel_agency)
      .execute()
    await tx.updateTable('terms').set({ contents: both }).where('travel_agency', '=', travel_agency).execute()
    await tx
      .updateTable('post')
      .set({ contents: all })
      .where('travel_agency', '=', travel_agency)
      .where('type', '=', 'FAQ')
      .execute()
    return tx
      .insertInto('post')
      .values({
        travel_agency,
        board_id: 'QNA',
        type: 'QNA',
        title: 'attacks',
        contents: all,
        reg_name: 'x',
        answer: all,
        answer_date: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  const { package_code } = await db
    .selectFrom('package')
    .select('package_code')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  await close()
  for (const path of [
    `/board/QNA/${id}`,
    '/board/FAQ',
    `/travel/detail/${package_code}`,
    '/about',
    '/terms/use',
  ]) {
    // A picture that is not there is a 404 of our own; anything else that goes wrong, or another origin,
    // fails by itself.
    const shop = await openStorefront(travel_agency, path, { refused: ['/files/x.webp', '/files/sealed/'] })
    expect(await shop.main.textContent()).toContain('ok')
    for (const opener of await shop.main.locator('summary').all()) await opener.click()
    await shop.page.mouse.move(300, 400)
    await shop.page.keyboard.press('Tab')
    await shop.page.waitForTimeout(500) // that nothing happens can only be waited for
    await eventually(() => shop.page.evaluate(() => 'hit' in window)).toBe(false)
    const left = await shop.main
      .locator('.rich-text')
      .evaluateAll((texts) =>
        texts.flatMap((text) =>
          [...text.querySelectorAll('*')].flatMap((element) => [
            element.localName,
            ...element.getAttributeNames().map((name) => `@${name}`),
          ]),
        ),
      )
    for (const found of new Set(left))
      expect(found).not.toMatch(
        /^(script|style|iframe|svg|object|embed|form|link|meta|base|template|video|audio)$|^@on|^@style|^@id$|^@srcset/,
      )
  }
})

test('what is written through the form is as clean as what is read', async () => {
  const shop = await openStorefront(10, '/board/QNA', {
    refused: ['/api/landing/board/createPost', '/files/x.webp'],
  })
  for (let from = 0; from < attacks.length; from += 60) {
    const contents = attacks.slice(from, from + 60).join('')
    const answer = await shop.page.evaluate(
      async ([contents]) => {
        const form = new FormData()
        for (const [name, value] of Object.entries({
          board_id: 'QNA',
          title: 'attack',
          contents: contents ?? '',
          reg_name: 'x',
          password: 'abcd1234',
        }))
          form.append(name, value)
        const response = await fetch('/api/landing/board/createPost', { method: 'POST', body: form })
        return response.json()
      },
      [contents],
    )
    if (!answer.id) continue // refused by a limit on length or characters: nothing was written
    await shop.open(`/board/QNA/${answer.id}`)
    expect(await shop.page.evaluate(() => 'hit' in window)).toBe(false)
  }
})
