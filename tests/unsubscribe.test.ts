// The link of an advertisement: one press without a log-in refuses all further ones, and takes that back. Decision 92
import { beforeAll, expect, test } from 'vitest'
import { createAdToken } from '#domain/message/ad-link.server.ts'
import { isAdRefused } from '#domain/message/ad-refusals.server.ts'
import { getSender } from '#notify/message.server.ts'
import { renderText } from '#notify/text.server.ts'
import { setUpTexts } from './texts-setup.ts'
import { createVisitor } from './visitor.ts'

let office: Awaited<ReturnType<typeof setUpTexts>>
beforeAll(async () => {
  office = await setUpTexts()
})

const reached = { contact: '010-2222-3333', email: 'ads@example.com' }
const createToken = (contact = reached, travel_agency = 1) =>
  createAdToken({ travel_agency, keyFor: office.site.naru.keyFor }, contact)

const isRefused = (contact = reached) =>
  office.runInAgency((db) => isAdRefused({ db, travel_agency: 1, keyFor: office.site.naru.keyFor }, contact))

const press = (token: string, form: Record<string, string> = { is_refused: 'Y' }, headers = {}) =>
  office.site.request(`/unsubscribe?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })

test('opening the link changes nothing; one press without a log-in refuses, and another takes it back', async () => {
  const token = createToken()
  const opened = await office.site.request(`/unsubscribe?token=${token}`)
  expect([opened.statusCode, opened.body.includes('광고 그만 받기')]).toEqual([200, true])
  expect(await isRefused()).toBe(false)
  for (const _ of ['pressed', 'pressed again']) {
    const answer = await press(token, { is_refused: 'Y' }, { origin: 'http://a1.localhost' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/unsubscribe?token=${token}`])
    expect(await isRefused()).toBe(true)
  }
  const confirmed = (await office.site.request(`/unsubscribe?token=${token}`)).body
  expect(confirmed).toContain('광고 수신거부가 완료됐어요')
  expect(confirmed).toContain('광고 다시 받기')
  expect(await isRefused({ contact: '01022223333', email: '' })).toBe(true)
  await press(token, { is_refused: 'N' })
  expect(await isRefused()).toBe(false)
})

test('a mail program’s own button refuses with one request', async () => {
  const token = createToken({ contact: '', email: 'button@example.com' })
  const answer = await press(token, { 'List-Unsubscribe': 'One-Click' })
  expect(answer.statusCode).toBe(200)
  expect(await isRefused({ contact: '', email: 'Button@example.com' })).toBe(true)
})

test('a link that was made up, changed or is another agency’s changes nothing, and a foreign page cannot press', async () => {
  const token = createToken()
  const wrong = [
    'A'.repeat(80),
    `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
    createToken(reached, 2),
  ]
  const visitor = createVisitor(office.site)
  for (const each of wrong) {
    const page = await office.site.request(`/unsubscribe?token=${each}`)
    expect(page.body).toContain('링크가 올바르지 않아요')
    expect((await press(each)).headers.location).toContain('problem=NOT_FOUND')
    await expect(visitor.api.message.saveAdChoice({ token: each, is_refused: true })).rejects.toMatchObject({
      refusal: 'NOT_FOUND',
      status: 404,
    })
  }
  expect((await press(token, { is_refused: 'Y' }, { origin: 'http://evil.example' })).statusCode).toBe(403)
  expect(await isRefused()).toBe(false)
})

test('a text keeps the link, however long its words are', async () => {
  const sender = await office.runInAgency((db) => getSender(db, 1))
  const unsubscribe = ['무료수신거부', `http://a1.localhost/unsubscribe?token=${createToken()}`] as const
  const to = { email: '', language: 'ko' } as const
  const text = renderText(sender, { to }, { lead: '가'.repeat(850), notes: ['나'.repeat(300)], unsubscribe })
  expect(text?.endsWith(unsubscribe[1])).toBe(true)
  expect(text).not.toContain('나나')
})
