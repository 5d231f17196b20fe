// §7 How a form ends: read, refused, cut off, rolled back; nothing is left behind but what was kept.

import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { mayHaveCommitted } from '#platform/db/transaction.server.ts'
import { deleteStaleUploads } from '#platform/upload/receive-form.server.ts'
import { countCases } from './attacks/count-cases.ts'
import { createFormEndpoints, createPicture, type FormEndpoints, toFile } from './form-endpoints.ts'
import { getPort } from './shared/get-port.ts'
import { createFile, mangleForm, toMultipartForm } from './shared/multipart-form.ts'
import { createSite } from './site.ts'

let endpoints: FormEndpoints
let photo: File
beforeAll(async () => {
  endpoints = await createFormEndpoints(await createSite({ shared: true }))
  photo = await toFile('a.jpg', createPicture().jpeg())
  return () => endpoints.app.close()
})

test('fields are read as the call takes them', async () => {
  const answer = await endpoints.send({ party: '{"adult":2}', stars: '5', travel_agency: '1' })
  expect(answer.input).toEqual({ title: 'Jeju', party: { adult: 2 }, stars: 5, ends: 'well' })
  expect([answer.photos, answer.papers, answer.passports]).toEqual([[], [], []])
})

test('duplicate, unknown, prototype and oversized fields are refused', async () => {
  await endpoints.expectRefusal({ photos: photo, title: ['once', 'twice'] }, 'BAD_INPUT', {
    fields: { title: {} },
  })
  await endpoints.expectRefusal({ photos: photo, is_admin: 'true' }, 'BAD_INPUT', {
    fields: { is_admin: {} },
  })
  await endpoints.expectRefusal({ avatar: photo }, 'BAD_INPUT', { fields: { avatar: {} } })
  await endpoints.expectRefusal({ photos: 'a text' }, 'BAD_INPUT', { fields: { photos: {} } })
  await endpoints.expectRefusal({ title: photo }, 'BAD_INPUT')
  await endpoints.expectRefusal({ ['__proto__']: 'x' }, 'BAD_INPUT')
  await endpoints.expectRefusal({ ['__proto__']: photo }, 'BAD_INPUT')
  await endpoints.expectRefusal({ ['x'.repeat(500)]: 'x' }, 'BAD_INPUT')
  await endpoints.expectRefusal({ travel_agency: '2', photos: photo }, 'WRONG_AGENCY')
  await endpoints.expectRefusal(
    Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`field${at}`, 'x'])),
    'BAD_INPUT',
  )
  await endpoints.expectRefusal({ party: 'x'.repeat(300 * 1024) }, 'BODY_TOO_LARGE', { status: 413 })
  await endpoints.expectRefusal({ a: 'x'.repeat(200 * 1024), b: 'x'.repeat(200 * 1024) }, 'BODY_TOO_LARGE')
})

test('a malformed form is refused, and so is a form sent to a JSON call', async () => {
  const post = async (payload: string, type: string) =>
    (
      await endpoints.app.inject({
        method: 'POST',
        url: '/api/form',
        payload,
        headers: { 'content-type': type, origin: 'http://a1.localhost' },
      })
    ).json().code
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=abc',
  ])
    expect([type, await post('nothing of the kind', type)]).toEqual([type, 'BAD_INPUT'])
  expect(
    await post(
      '--abc\r\ncontent-disposition: form-data; name="title"\r\n\r\nno end',
      'multipart/form-data; boundary=abc',
    ),
  ).toBe('BAD_INPUT')
  const elsewhere = await endpoints.site.request('/api/user/join', {
    method: 'POST',
    ...(await toMultipartForm({ login_id: 'mina' })),
  })
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([415, 'UNSUPPORTED_BODY'])
  expect(endpoints.listIncoming()).toEqual([])
})

test('a mangled form is read or refused, and never causes a server error', async () => {
  const { payload: whole, headers } = await toMultipartForm({
    title: 'Jeju',
    photos: await toFile('a.jpg', createPicture(20, 20).jpeg()),
    papers: createFile('a.txt', 'words'),
  })
  countCases(200)
  const answers = await Promise.all(
    mangleForm(whole, 200).map((payload) =>
      endpoints.app.inject({ method: 'POST', url: '/api/form', payload, headers }),
    ),
  )
  expect(
    answers.map(({ statusCode }) => statusCode).filter((status) => ![200, 400, 413, 415].includes(status)),
  ).toEqual([])
  expect(endpoints.listIncoming()).toEqual([])
})

test('a handler that refuses, fails, or cannot commit leaves no file; one that runs again stores it once', async () => {
  await endpoints.expectRefusal({ photos: photo, ends: 'refusing' }, 'NOT_TRAVELLED')
  await endpoints.expectRefusal({ photos: photo, ends: 'throwing' }, 'UNEXPECTED')
  await endpoints.expectRefusal({ photos: photo, ends: 'at commit' }, 'UNEXPECTED')
  const before = endpoints.listStored()
  expect((await endpoints.send({ photos: photo, ends: 'at the second try' })).status).toBe(200)
  expect(
    endpoints.listStored().filter((name) => !before.includes(name) && name.endsWith('.webp')),
  ).toHaveLength(2)
})

test('files stay when nobody knows whether the row was committed', () => {
  expect(mayHaveCommitted(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(mayHaveCommitted(Object.assign(new Error('read'), { code: 'ECONNRESET' }))).toBe(true)
  expect(mayHaveCommitted(Object.assign(new Error('too late'), { code: '57014', severity: 'ERROR' }))).toBe(
    false,
  )
  expect(mayHaveCommitted(new Error('a bug'))).toBe(false)
})

const connect = () => net.connect(getPort(endpoints.app.server), '127.0.0.1')
const buildRequestHead = (url: string, length: number) =>
  `POST ${url} HTTP/1.1\r\nhost: a1.localhost\r\norigin: http://a1.localhost\r\ncontent-type: multipart/form-data; boundary=abc\r\ncontent-length: ${length}\r\n\r\n`
const filePart = '--abc\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n'
const expectNoIncoming = () =>
  vi.waitFor(() => expect(endpoints.listIncoming()).toEqual([]), { timeout: 5_000 })

async function sendRaw(...sent: (string | Buffer)[]): Promise<string> {
  const socket = connect()
  const answer = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))))
  for (const each of sent) socket.write(each)
  await answer
  socket.destroy()
  return answer
}

test('a caller without access is refused before the form is read', async () => {
  expect(await sendRaw(buildRequestHead('/api/for-members', 5_000_000))).toMatch(/^HTTP\/1.1 401 /)
  expect(endpoints.listIncoming()).toEqual([])
})

test('a file that is too large is refused while it is still being sent', async () => {
  expect(
    await sendRaw(buildRequestHead('/api/form', 500_000_000), filePart, Buffer.alloc(11 * 1024 * 1024)),
  ).toMatch(/^HTTP\/1.1 413 /)
  await expectNoIncoming()
})

test('a connection that is cut leaves nothing behind', async () => {
  const before = endpoints.listStored()
  for (const sent of ['', 'x', 'x'.repeat(1_000_000)]) {
    const socket = connect()
    socket.write(buildRequestHead('/api/form', 5_000_000) + filePart + sent)
    await vi.waitFor(() => expect(endpoints.listIncoming()).toHaveLength(1), 10_000)
    socket.destroy()
    await expectNoIncoming()
  }
  expect(endpoints.listStored()).toEqual(before)
})

test('what a killed process left is swept away after an hour, and nothing that is under way', async () => {
  const folder = path.join(endpoints.site.dataDir, 'leftovers')
  for (const name of ['old', 'new']) fs.mkdirSync(path.join(folder, name), { recursive: true })
  fs.writeFileSync(path.join(folder, 'old', '0'), 'x')
  const old = new Date(Date.now() - 3_700_000)
  fs.utimesSync(path.join(folder, 'old'), old, old)
  await deleteStaleUploads(folder)
  expect(fs.readdirSync(folder)).toEqual(['new'])
  await deleteStaleUploads(path.join(folder, 'nowhere'))
})
