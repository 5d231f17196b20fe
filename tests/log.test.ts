// After everything a person does, nothing that opens a door stands in the log.
import { expect, test, vi } from 'vitest'
import { fillTerms, jpeg, paidBooking, upload } from './paid.ts'
import { asForm, file } from './parts.ts'
import { personAt } from './person.ts'
import { outboxOf } from './read-mail.ts'
import { openSite } from './site.ts'

test('no password, token, pass, code, key or sealed address is in the log of a whole journey', async () => {
  const lines: string[] = []
  const site = await openSite({ lines, jobs: true, env: { LOG_LEVEL: 'trace' } })
  await fillTerms(site)
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  const secrets = new Map<string, string>()
  const note = (what: string, secret: unknown) => {
    if (typeof secret === 'string' && secret.length >= 6) secrets.set(what, secret)
  }

  // Joining, logging in rightly and wrongly, going on, asking for a new password.
  const member = personAt(site)
  const [password, wrong] = ['바다가 보이는 창가 7', 'a wrong guess 99']
  const email = 'mina@journey.example'
  await member.send('POST', '/api/user/join', {
    login_id: 'mina01',
    password,
    name: '김미나',
    email,
    contact: '010-7777-1234',
    consents: { age: true, use: true, privacy: true, tour: true },
  })
  await member.login('mina01', wrong)
  const { body: tokens } = await member.login('mina01', password, { auto_login: true })
  note('access token', tokens.token)
  note('refresh token', tokens.refreshToken)
  note('the next refresh token', (await member.refresh()).body.refreshToken)
  await member.send('POST', '/api/landing/user/resetPassword', { email })
  note('password', password)
  note('wrong password', wrong)

  // A private question with a file, read by its sealed address, rightly and a little wrongly.
  const { payload, headers } = await asForm({
    board_id: 'QNA',
    title: 'A question',
    contents: 'Words',
    private_yn: 'Y',
    reg_name: 'Mina',
    password: 'post-password-5',
    files: file('a.txt', 'words'),
  })
  const written = await site.ask('/api/landing/board/createPost', { method: 'POST', payload, headers })
  const visitor = personAt(site)
  const { body: opened } = await visitor.send('POST', '/api/landing/board/checkPw', {
    id: written.json().id,
    password: 'post-password-5',
  })
  const address: string = opened.post.file_list[0].file_url
  expect((await site.ask(address)).statusCode).toBe(200)
  const sealed = address.split('/').at(-1)
  for (const variant of [`${address}/`, `${address}x`, `/${address}`, `/files/${sealed}`])
    await site.ask(variant)
  note('post password', 'post-password-5')
  note('sealed address', sealed)

  // A booking with its pass, papers by a link, a payment's key, the gateway's path.
  const booked = await paidBooking(site)
  for (const [name, value] of [...booked.me.cookies, ...member.cookies])
    if (!['language', 'travel_agency', 'user'].includes(name)) note(`cookie ${name}`, value)
  const token = await booked.linkFor('passport')
  await booked.me.send('POST', '/api/consult/linkExpired', { token })
  await upload(site, token, { files: await jpeg() })
  note('link', token)
  const [key, hook] = ['payment-key-of-the-journey', 'webhook-path-of-the-journey']
  await site.ask(`/payment/return?paymentKey=${key}&orderId=order-123&amount=1000`)
  await booked.me.send('POST', '/api/landing/package/paymentReturn', {
    paymentKey: key,
    orderId: 'order-123',
    amount: 1_000,
  })
  for (const method of ['POST', 'GET', 'PUT'] as const)
    for (const path of [`/api/toss/webhook/${hook}`, `/api/toss/webhook/${hook}/`])
      await site.ask(path, { method, payload: method === 'GET' ? undefined : { data: { paymentKey: key } } })
  note('payment key', key)
  note('webhook path', hook)

  // What was mailed.
  await vi.waitFor(() => expect(outboxOf(site.dataDir).length).toBeGreaterThan(2), 20_000)
  for (const { name, mail } of outboxOf(site.dataDir))
    for (const [at, [, link, code]] of [
      ...mail.text.matchAll(/#([\w.-]{20,})|(?:비밀번호|인증번호): (\S+)/g),
    ].entries())
      note(`mailed ${name} ${at}`, link ?? code)
  await vi.waitFor(() => expect(lines.some((line) => line.includes('mail sent'))).toBe(true), 20_000)

  const log = lines.join('')
  expect(secrets.size).toBeGreaterThan(12)
  expect([...secrets].filter(([, secret]) => log.includes(secret)).map(([what]) => what)).toEqual([])
})
