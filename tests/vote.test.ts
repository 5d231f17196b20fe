// §2, §7 The family vote: trips sent on by a link, a heart from each browser. Decision 82
import { expect, test } from 'vitest'
import { voteLimits } from '#limits/access.ts'
import { purgeExpired } from '#retention.server.ts'
import { queryAsOwner } from './form-endpoints.ts'
import { createSite, type Site } from './site.ts'
import { createVisitor, retryWhile503 } from './visitor.ts'

async function createVote(site: Site, trips = 2) {
  const { tour_category_id } = await site.make.category()
  const codes: string[] = []
  for (let at = 0; at < trips; at++) codes.push((await site.make.package({ tour_category_id })).package_code)
  const sender = createVisitor(site)
  const { token } = await sender.api.vote.create({ package_codes: codes.join() })
  return { codes, sender, token, first: codes[0] ?? '', second: codes[1] ?? '' }
}

const countHearts = ({ list }: { list: { package_code: string; hearts: number }[] }) =>
  list.map(({ package_code, hearts }) => [package_code, hearts])

test('parents choose without a log-in, change their minds, and the sender sees it', async () => {
  const site = await createSite()
  const { token, sender, first, second } = await createVote(site)
  const [mother, father] = [createVisitor(site), createVisitor(site)]
  expect(await mother.api.vote.choose({ token, package_code: first })).toEqual({ chosen: first })
  await mother.api.vote.choose({ token, package_code: first })
  await father.api.vote.choose({ token, package_code: second })
  const seen = await sender.api.vote.show({ token })
  expect([countHearts(seen), seen.chosen]).toEqual([
    [
      [first, 1],
      [second, 1],
    ],
    null,
  ])
  await mother.api.vote.choose({ token, package_code: second })
  expect(await mother.api.vote.show({ token })).toMatchObject({ chosen: second, is_trip_gone: false })
  expect(countHearts(await sender.api.vote.show({ token }))).toEqual([
    [first, 0],
    [second, 2],
  ])
  await mother.api.vote.choose({ token, package_code: null })
  expect(countHearts(await sender.api.vote.show({ token }))).toEqual([
    [first, 0],
    [second, 1],
  ])
})

test('the family sees the departures that the sender saw', async () => {
  const site = await createSite()
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({ tour_category_id })
  for (const departure_date of ['2096-01-05', '2096-05-04'])
    await site.make.departure({ package_code, departure_date })
  const { api } = createVisitor(site)
  const readDates = async (package_codes: string) => {
    const { token } = await api.vote.create({ package_codes })
    return (await api.vote.show({ token })).list.map(({ next_date }) => next_date)
  }
  expect(await readDates(`${package_code}@2096-05-01`)).toEqual(['2096-05-04'])
  expect(await readDates(package_code)).toEqual(['2096-01-05'])
})

test('a heart counts without scripts: a plain form, and back to the page', async () => {
  const site = await createSite()
  const { token, first } = await createVote(site)
  const send = (package_code: string, origin = 'http://a1.localhost') =>
    site.request('/travel/vote', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      payload: new URLSearchParams({ token, package_code }).toString(),
    })
  const chosen = await send(first)
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, `/travel/vote?token=${token}`])
  expect(String(chosen.headers['set-cookie'])).toMatch(/^voter=[\w-]{22};.*HttpOnly.*SameSite=Strict/)
  const page = await site.request(`/travel/vote?token=${token}`)
  expect(page.body).toContain('1명이 골랐어요')
  const refused = String((await send('NOWHERE')).headers.location)
  expect(refused).toContain('problem=PACKAGE_UNAVAILABLE')
  const readPage = async (path: string) => (await site.request(path)).body
  expect(await readPage(refused)).toContain('판매가 끝난 여행이라 고를 수 없어요.')
  const path = `/travel/vote?token=${token}`
  expect(await readPage(`${path}&problem=VOTE_FULL`)).toContain('한 투표에는 30명까지 참여할 수 있어요.')
  expect(await readPage(`${path}&problem=constructor`)).toContain('다시 눌러 주세요.')
  expect((await send(first, 'http://evil.example')).statusCode).toBe(403)
})

test('a guessed link, one of another agency and one that ended get the same sentence, and nothing is written', async () => {
  const site = await createSite()
  const { token, first } = await createVote(site)
  const ended = await createVote(site)
  await queryAsOwner(
    site,
    `update family_vote set until = now() - interval '1 second' where id = (select max(id) from family_vote)`,
  )
  const elsewhere = createVisitor(site, { host: 'a2.localhost' })
  const visitor = createVisitor(site)
  for (const attempt of [
    () => visitor.api.vote.show({ token: 'A'.repeat(22) }),
    () => visitor.api.vote.choose({ token: 'A'.repeat(22), package_code: first }),
    () => visitor.api.vote.show({ token: token.slice(0, 21) }), // cut off by a messenger
    () => visitor.api.vote.show({ token: `${token}.` }),
    () => elsewhere.api.vote.show({ token }),
    () => elsewhere.api.vote.choose({ token, package_code: first }),
    () => visitor.api.vote.show({ token: ended.token }),
    () => visitor.api.vote.choose({ token: ended.token, package_code: ended.first }),
  ])
    await expect(attempt()).rejects.toMatchObject({
      refusal: 'VOTE_NOT_FOUND',
      status: 404,
      description: { ko: '끝났거나 없는 가족 투표예요. 보내 주신 분께 새 주소를 요청해 주세요.' },
    })
  expect(await queryAsOwner(site, 'select * from family_vote_heart')).toEqual([])
  const page = await site.request(`/travel/vote?token=${ended.token}`)
  expect([page.statusCode, page.body.includes('끝났거나 없는 가족 투표예요')]).toEqual([404, true])
})

test('a link that is used a thousand times takes the hearts of a family and refuses the rest', async () => {
  const site = await createSite()
  const { token, first, second } = await createVote(site)
  const voters = Array.from({ length: voteLimits.voters + 10 }, () => createVisitor(site))
  const answers = await Promise.all(
    voters.map(async ({ send }) => {
      const heart = { token, package_code: first }
      const { status, body } = await retryWhile503(() => send('PUT', '/api/landing/vote/heart', heart))
      return status === 200 ? 'taken' : body.code
    }),
  )
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(voteLimits.voters)
  expect(answers.filter((answer) => answer === 'VOTE_FULL')).toHaveLength(10)
  // Who voted may still change their mind.
  const inside = voters[answers.indexOf('taken')]
  await inside?.api.vote.choose({ token, package_code: second })
  expect(countHearts(await createVisitor(site).api.vote.show({ token }))).toEqual([
    [first, voteLimits.voters - 1],
    [second, 1],
  ])
  // One network that sends a thousand is told to wait.
  const busy = createVisitor(site)
  const refusals = new Set<string>()
  for (let at = 0; at < 125; at++)
    await busy.api.vote
      .choose({ token, package_code: null })
      .catch((error) => void refusals.add(error.refusal))
  expect([...refusals]).toEqual(['TOO_MANY_TRIES'])
})

test('a trip that was hidden meanwhile is left out, and takes no more hearts', async () => {
  const site = await createSite()
  const { token, first, second } = await createVote(site)
  const mother = createVisitor(site)
  await mother.api.vote.choose({ token, package_code: first })
  const hide = (code: string) =>
    site.db
      .updateTable('package')
      .set({ sale_yn: 'N' })
      .where('travel_agency', '=', 1)
      .where('package_code', '=', code)
      .execute()
  await hide(first)
  const seen = await mother.api.vote.show({ token })
  expect([countHearts(seen), seen.is_trip_gone]).toEqual([[[second, 0]], true])
  await expect(mother.api.vote.choose({ token, package_code: first })).rejects.toMatchObject({
    refusal: 'PACKAGE_UNAVAILABLE',
  })
  const page = await site.request(`/travel/vote?token=${token}`)
  expect(page.body).toContain('판매가 끝난 여행은 뺐어요.')
  await hide(second)
  const empty = await site.request(`/travel/vote?token=${token}`)
  expect([empty.statusCode, empty.body.includes('보내 주신 여행의 판매가 모두 끝났어요.')]).toEqual([
    200,
    true,
  ])
})

test('a vote is made of one to three trips on sale, and too many are refused', async () => {
  const site = await createSite()
  const { codes } = await createVote(site, 3)
  const visitor = createVisitor(site)
  const { tour_category_id } = await site.makeAt(2).category()
  const foreign = await site.makeAt(2).package({ package_code: 'FOREIGN', tour_category_id })
  for (const package_codes of ['NOWHERE', foreign.package_code, `${codes[0]},NOWHERE`])
    await expect(visitor.api.vote.create({ package_codes })).rejects.toMatchObject({
      refusal: 'PACKAGE_UNAVAILABLE',
    })
  await expect(visitor.api.vote.create({ package_codes: [...codes, 'D'].join() })).rejects.toMatchObject({
    status: 400,
  })
  const refusals: string[] = []
  for (let at = 0; at < 30; at++)
    await visitor.api.vote
      .create({ package_codes: codes.join() })
      .catch((error) => void refusals.push(error.refusal))
  expect(refusals.at(-1)).toBe('TOO_MANY_TRIES')
  expect((await site.request('/travel/vote')).headers.location).toBe('/travel/compare')
})

test('after its 30 days a vote is gone with its hearts, and another one stays', async () => {
  const site = await createSite()
  const { token, first } = await createVote(site)
  await createVisitor(site).api.vote.choose({ token, package_code: first })
  const other = await createVote(site)
  await createVisitor(site).api.vote.choose({ token: other.token, package_code: other.first })
  await queryAsOwner(
    site,
    `update family_vote set until = until - interval '31 days' where id = (select min(id) from family_vote)`,
  )
  await purgeExpired({ ...site.naru.deps, enqueue: async () => {} })
  const left = await queryAsOwner(site, 'select package_codes[1] as package_code from family_vote')
  expect(left).toEqual([{ package_code: other.first }])
  expect(await queryAsOwner(site, 'select package_code from family_vote_heart')).toEqual(left)
})
