// After everything a person does, nothing that opens a door is in the log.
import { expect, test, vi } from 'vitest'
import { createJpeg, createPaidBooking, createTerms, uploadPassport } from './paid-booking.ts'
import { listOutbox } from './read-mail.ts'
import { createFile, toMultipartForm } from './shared/multipart-form.ts'
import { createSite } from './site.ts'
import { createVisitor } from './visitor.ts'

test('no password, token, pass, code, key or sealed address is in the log of a whole journey', async () => {
  const lines: string[] = []
  const site = await createSite({ lines, jobs: true, env: { LOG_LEVEL: 'trace' } })
  await createTerms(site)
  await site.make.board({ board_id: 'QNA', write: 'anyone' })
  const secrets = new Map<string, string>()
  const note = (what: string, secret: unknown) => {
    if (typeof secret === 'string' && secret.length >= 6) secrets.set(what, secret)
  }

  // Joining, logging in rightly and wrongly, going on, asking for a new password.
  const member = createVisitor(site)
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
  const verified = 'verified@journey.example'
  await site.make.member({ email: verified, email_verified: true, password_hash: 'of no password' })
  await member.send('POST', '/api/landing/user/resetPassword', { email: verified })
  note('password', password)
  note('wrong password', wrong)

  // A private question with a file, read by its sealed address, rightly and a little wrongly.
  const { payload, headers } = await toMultipartForm({
    board_id: 'QNA',
    title: 'A question',
    contents: 'Words',
    private_yn: 'Y',
    reg_name: 'Mina',
    password: 'post-password-5',
    files: createFile('a.txt', 'words'),
  })
  const written = await site.request('/api/landing/board/createPost', { method: 'POST', payload, headers })
  const visitor = createVisitor(site)
  const { body: opened } = await visitor.send('POST', '/api/landing/board/checkPw', {
    id: written.json().id,
    password: 'post-password-5',
  })
  const address: string = opened.post.file_list[0].file_url
  expect((await site.request(address)).statusCode).toBe(200)
  const sealed = address.split('/').at(-1)
  for (const variant of [`${address}/`, `${address}x`, `/${address}`, `/files/${sealed}`])
    await site.request(variant)
  note('post password', 'post-password-5')
  note('sealed address', sealed)

  // A booking with its pass, papers by a link, a payment's key, the gateway's path.
  const booked = await createPaidBooking(site)
  for (const [name, value] of [...booked.me.cookies, ...member.cookies])
    if (!['language', 'travel_agency', 'user'].includes(name)) note(`cookie ${name}`, value)
  const token = await booked.linkFor('passport')
  await booked.me.send('POST', '/api/consult/linkExpired', { token })
  await uploadPassport(site, token, { files: await createJpeg() })
  note('link', token)
  const { booking_id } = booked
  await createVisitor(site).send('POST', '/api/landing/user/booking/code', { booking_id, name: '김미나' })
  const [key, hook] = ['payment-key-of-the-journey', 'webhook-path-of-the-journey']
  await site.request(`/payment/return?paymentKey=${key}&orderId=order-123&amount=1000`)
  await booked.me.send('POST', '/api/landing/package/paymentReturn', {
    paymentKey: key,
    orderId: 'order-123',
    amount: 1_000,
  })
  for (const method of ['POST', 'GET', 'PUT'] as const)
    for (const path of [`/api/toss/webhook/${hook}`, `/api/toss/webhook/${hook}/`])
      await site.request(path, {
        method,
        payload: method === 'GET' ? undefined : { data: { paymentKey: key } },
      })
  note('payment key', key)
  note('webhook path', hook)

  // What was mailed.
  const mailed = (kind: string, secret: RegExp) =>
    vi.waitFor(
      () => {
        const found = listOutbox(site.dataDir, kind).flatMap(({ mail }) => mail.text.match(secret) ?? [])
        expect([kind, found.length]).not.toEqual([kind, 0])
        for (const [at, each] of found.entries()) note(`mailed ${kind} ${at}`, each)
      },
      { timeout: 20_000 },
    )
  await mailed('reset-password', /[0-9a-z]{5}(-[0-9a-z]{5}){3}/)
  await mailed('code', /\b\d{6}\b/)
  await mailed('', /(?<=#)[\w.-]{20,}/)
  await vi.waitFor(() => expect(lines.some((line) => line.includes('mail sent'))).toBe(true), 20_000)

  const log = lines.join('')
  expect(secrets.size).toBeGreaterThan(12)
  const isIn = (secret: string) =>
    /^\d+$/.test(secret) ? new RegExp(`\\b${secret}\\b`).test(log) : log.includes(secret)
  expect([...secrets].filter(([, secret]) => isIn(secret)).map(([what]) => what)).toEqual([])
})
