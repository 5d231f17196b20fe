// §7 User: joining.
import { beforeAll, describe, expect, test } from 'vitest'
import { allConsents, createBrowser, runInAgency, setUpMembers } from './members-setup.ts'
import { rightPassword } from './password.ts'

beforeAll(setUpMembers)

describe('join', () => {
  test('an id and a password suffice; the id is free before and taken after, in whatever letters', async () => {
    const me = createBrowser()
    expect((await me.send('GET', '/api/user/idFree?login_id=Mina.K')).body).toEqual({ free: true })
    expect(
      (
        await me.send('POST', '/api/user/join', {
          login_id: 'Mina.K',
          password: rightPassword,
          role: 'MEMBER',
        })
      ).status,
    ).toBe(200)
    expect((await me.send('GET', '/api/user/idFree?login_id=mina.k')).body).toEqual({ free: false })
    expect(
      (await me.send('POST', '/api/user/join', { login_id: 'MINA.K', password: rightPassword })).body,
    ).toMatchObject({ code: 'ID_TAKEN', description: { ko: '이미 사용 중인 아이디예요.' } })
    expect((await me.login('MINA.k', rightPassword)).status).toBe(200)
    expect((await me.info()).body).toMatchObject({
      login_id: 'mina.k',
      login_type: 'id',
      consents_missing: true,
    })
  })

  test('everything the form asks is kept, and each consent with the version and the hash of its text', async () => {
    const me = createBrowser()
    const form = {
      login_id: 'whole',
      password: rightPassword,
      name: '홍길동',
      email: 'Hong@example.com',
      contact: '010-9999-0001',
      gender: 'male',
      birthdate: '1990-02-28',
      consents: allConsents,
    }
    const { body } = await me.send('POST', '/api/user/join', form)
    await me.login('whole', rightPassword)
    expect((await me.info()).body).toMatchObject({
      id: body.id,
      name: '홍길동',
      email: 'Hong@example.com',
      email_verified: false,
      gender: 'male',
      birthdate: '1990-02-28',
      consents_missing: false,
    })
    const storedMember = await runInAgency((tx) =>
      tx
        .selectFrom('consent')
        .select(['type', 'version', 'text_hash'])
        .where('travel_agency', '=', 1)
        .where('member_id', '=', body.id)
        .orderBy('type')
        .execute(),
    )
    expect(storedMember.map(({ type, version, text_hash }) => [type, version, text_hash.length])).toEqual([
      ['age', '', 0],
      ['privacy', '2', 64],
      ['tour', '2', 64],
      ['use', '2', 64],
    ])
  })

  test('a telephone belongs to one member, however it is written', async () => {
    const me = createBrowser()
    expect(
      (
        await me.send('POST', '/api/user/join', {
          login_id: 'phone1',
          password: rightPassword,
          contact: '010-7777-1111',
        })
      ).status,
    ).toBe(200)
    for (const contact of ['01077771111', '+82 10-7777-1111', '010 7777 1111'])
      expect(
        (await me.send('POST', '/api/user/join', { login_id: 'phone2', password: rightPassword, contact }))
          .body.code,
      ).toBe('PHONE_TAKEN')
    const elsewhere = createBrowser({ host: 'a2.localhost' })
    expect(
      (
        await elsewhere.send('POST', '/api/user/join', {
          login_id: 'phone1',
          password: rightPassword,
          contact: '010-7777-1111',
        })
      ).status,
    ).toBe(200)
  })

  test('of ten who want one id at once, one gets it', async () => {
    const login_id = 'wanted1'
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        createBrowser().send('POST', '/api/user/join', { login_id, password: rightPassword }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(
      expect.arrayContaining(['ID_TAKEN']),
    )
  })

  test.each([
    ['a password everybody has', { password: 'password1' }, 'WEAK_PASSWORD'],
    ['a password that is the id', { password: 'refused01' }, 'WEAK_PASSWORD'],
    ['one letter again and again', { password: 'aaaaaaaaaa' }, 'WEAK_PASSWORD'],
    ['seven characters', { password: 'abcdef1' }, 'BAD_INPUT'],
    ['a megabyte', { password: 'x'.repeat(1_000_000) }, 'BODY_TOO_LARGE'],
    ['a role', { role: 'ADMIN' }, 'BAD_INPUT'],
    ['an array for an id', { login_id: ['a', 'b'] }, 'BAD_INPUT'],
    ['an object for an id', { login_id: { $ne: '' } }, 'BAD_INPUT'],
    ['an emoji in the id', { login_id: 'mina🙂' }, 'BAD_INPUT'],
    ['an address as the id', { login_id: 'www.elsewhere.example' }, 'BAD_INPUT'],
    ['an address within the id', { login_id: 'win-http.elsewhere.example' }, 'BAD_INPUT'],
    ['a consent that is missing', { consents: { ...allConsents, tour: false } }, 'CONSENT_REQUIRED'],
    ['a birthday to come', { birthdate: '2999-01-01' }, 'BAD_INPUT'],
    ['a column of the table', { email_verified: true }, 'BAD_INPUT'],
    ['another column', { id: 1 }, 'BAD_INPUT'],
    ['a constructor', { constructor: { role: 'ADMIN' } }, 'BAD_INPUT'],
  ])('%s is refused, and nobody joined', async (_, overrides, code) => {
    const { body } = await createBrowser().send('POST', '/api/user/join', {
      login_id: 'refused01',
      password: rightPassword,
      ...overrides,
    })
    expect(body.code).toBe(code)
    expect(
      await runInAgency((tx) =>
        tx
          .selectFrom('member')
          .select('id')
          .where('travel_agency', '=', 1)
          .where('login_id', 'like', 'refused01%')
          .execute(),
      ),
    ).toEqual([])
  })

  test('a name typed in pieces (NFD) is kept whole', async () => {
    const me = createBrowser()
    await me.send('POST', '/api/user/join', {
      login_id: 'nfd01',
      password: rightPassword,
      name: '홍길동'.normalize('NFD'),
    })
    await me.login('nfd01', rightPassword)
    expect((await me.info()).body.name).toBe('홍길동')
  })
})
