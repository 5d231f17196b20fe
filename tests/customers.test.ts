// Customers: one card for what staff joined, never by guess; everything handed out; erased with a receipt.
import { beforeAll, expect, test } from 'vitest'
import { readFields } from '#lib/read-fields.ts'
import { purgeExpired } from '#retention.server.ts'
import { queryAsOwner } from './form-endpoints.ts'
import { createReservedBooking, owner, setUpBookings, site } from './office-bookings-setup.ts'
import { createStaffUser } from './staff-user.ts'

beforeAll(setUpBookings)

let people = 0
/** Somebody with a telephone and an address of their own, who booked once as a guest. */
async function createGuest(overrides: object = {}) {
  people += 1
  const reached = {
    contact: `0107${String(people).padStart(3, '0')}4321`,
    email: `canary${people}@example.com`,
  }
  const { booking_id } = await createReservedBooking({ name: `까나리${people}`, ...reached, ...overrides })
  const [row] = await queryAsOwner(site, `select id from booking where booking_id = '${booking_id}'`)
  const id = Number(readFields(row).id)
  return { ...reached, booking_id, id, customer: `b${id}`, name: `까나리${people}` }
}
type Guest = Awaited<ReturnType<typeof createGuest>>

/** The trip is over, and nothing is owed. */
const endTrip = ({ id }: Pick<Guest, 'id'>) =>
  queryAsOwner(site, `update booking set progress = 'cancel_completed', held_until = null where id = ${id}`)

/** Every table that still names the person, however. */
async function listTablesNaming(word: string): Promise<string[]> {
  const tables = await queryAsOwner(
    site,
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const parts = tables.map((table) => {
    const name = String(readFields(table).name)
    return `select '${name}' as name from public.${name} t where t::text like '%${word}%'`
  })
  return (await queryAsOwner(site, `${parts.join(' union ')} order by 1`)).map((row) =>
    String(readFields(row).name),
  )
}

test('two bookings with the same telephone are two cards until a person joins them, and again when separated', async () => {
  const one = await createGuest()
  const other = await createGuest({ contact: one.contact, email: 'elsewhere@example.com' })
  const before = await owner.api.customer.one({ customer: one.customer })
  expect(before.bookings).toHaveLength(1)
  expect(before.candidates).toMatchObject([{ customer: other.customer, same: ['contact'] }])
  expect(before.candidates[0]?.contact_masked).toContain('****')

  await owner.api.customer.join({ customer: one.customer, other: other.customer })
  const joined = await owner.api.customer.one({ customer: other.customer })
  expect(joined.bookings.map(({ booking_id }) => booking_id).sort()).toEqual(
    [one.booking_id, other.booking_id].sort(),
  )
  expect(joined.candidates).toEqual([])
  const found = await owner.api.customer.list({ q: one.contact })
  expect(found.list).toHaveLength(1)

  await owner.api.customer.separate({ customer: other.customer })
  expect((await owner.api.customer.one({ customer: one.customer })).bookings).toHaveLength(1)
  expect((await owner.api.customer.list({ q: one.contact })).list).toHaveLength(2)
})

test('a member is one card with all their bookings, listed once, and found by telephone without any', async () => {
  const member = await site.make.member({ name: '두번간이', contact: '010-9191-2828', login_id: 'twice' })
  const card = { customer: `m${member.id}` }
  expect((await owner.api.customer.list({ q: '010-9191-2828' })).list).toMatchObject([card])
  const trips = [await createGuest(), await createGuest()]
  for (const { id } of trips)
    await queryAsOwner(site, `update booking set member_id = ${member.id} where id = ${id}`)
  const { list } = await owner.api.customer.list({})
  expect(list.filter(({ customer }) => customer === card.customer)).toHaveLength(1)
  expect(list[0]).toMatchObject({ customer: card.customer, contact_masked: expect.stringContaining('****') })
  expect((await owner.api.customer.one({ customer: trips[0]?.customer ?? '' })).bookings).toHaveLength(2)
})

test('a note on the card is stored once for its key, and opening the card is logged', async () => {
  const { customer } = await createGuest()
  const body = { customer, text: '창가 자리를 좋아하십니다.' }
  const first = await owner.sendOnce('POST', '/api/office/customer/note', body, 'note-key-1')
  const again = await owner.sendOnce('POST', '/api/office/customer/note', body, 'note-key-1')
  expect([first.status, again.body]).toEqual([200, first.body])
  const { notes } = await owner.api.customer.one({ customer })
  expect(notes).toMatchObject([{ text: body.text, by_name: '박대표' }])
  const { list } = await owner.api.staff.log({ subject: `customer ${customer}` })
  expect(list.map(({ call }) => call)).toContain('customer.one')
})

test('a trip to come and open money each refuse an erasure, and nothing is changed', async () => {
  const guest = await createGuest()
  const erase = () => owner.sendOnce('POST', '/api/office/customer/erase', { customer: guest.customer })
  const preview = await owner.api.customer.previewErasure({ customer: guest.customer })
  expect(preview.blocked_by).toEqual([{ booking_id: guest.booking_id, why: 'trip' }])
  expect(await erase()).toMatchObject({ status: 409, body: { code: 'CUSTOMER_TRAVELS' } })
  await endTrip(guest)
  await queryAsOwner(
    site,
    `insert into payment_try (travel_agency, order_id, booking, amount, state) values (1, 'open ${guest.id}', ${guest.id}, 1, 'confirming')`,
  )
  expect(await erase()).toMatchObject({ status: 409, body: { code: 'CUSTOMER_MONEY_OPEN' } })
  expect((await owner.api.customer.one({ customer: guest.customer })).name).toBe(guest.name)
})

/** A quote that names the person in all that staff and the person wrote. */
async function createQuote(
  { name, contact, email }: Pick<Guest, 'name' | 'contact' | 'email'>,
  of: { booking?: number; consult?: number } = {},
) {
  const content = JSON.stringify({ title: '맞춤 여행', note: `${name} 님` })
  const [row] = await queryAsOwner(
    site,
    `with made as (insert into quote (travel_agency, state, version, name, contact, email, content, consult, booking, seed, token_hash)
       values (1, '${of.booking ? 'accepted' : 'sent'}', 1, '${name}', '${contact}', '${email}', '${content}',
         ${of.consult ?? null}, ${of.booking ?? null}, 'seed', md5(random()::text)) returning id),
     version as (insert into quote_version (travel_agency, quote, version, content, staff_name)
       select 1, id, 1, '${content}', 'x' from made)
     insert into quote_comment (travel_agency, quote, version, contents) select 1, id, 1, '${name}입니다' from made
       returning quote as id`,
  )
  return Number(readFields(row).id)
}

/** Everywhere people write about a customer. */
async function fillWithName({ id, booking_id, name, contact, email }: Guest): Promise<void> {
  await owner.sendOnce('POST', '/api/office/booking/note', { booking_id, text: `${name} 님 통화` })
  await owner.sendOnce('POST', '/api/office/customer/note', { customer: `b${id}`, text: `${name} 님` })
  await owner.sendOnce('POST', '/api/office/booking/task', {
    booking_id,
    text: `${name} 전화`,
    due: '2099-01-01',
  })
  await queryAsOwner(
    site,
    `insert into traveller (travel_agency, booking, seq, kind, name, name_en, birthdate)
       values (1, ${id}, 1, 'adult', '${name}', 'CANARY', '1970-01-01')
       on conflict (travel_agency, booking, seq) do update set name = '${name}', birthdate = '1970-01-01';
     insert into emergency_contact (travel_agency, booking, traveller, name, contact, relation) values (1, ${id}, 1, '${name}', '${contact}', '가족');
     insert into contact_change (travel_agency, booking, name, contact, email, by_name) values (1, ${id}, '${name}', '${contact}', '${email}', 'x');
     insert into contract (travel_agency, booking, version, basis, contents, hash) values (1, ${id}, 9, '', '[{"heading":{"ko":"${name}","en":""},"facts":[],"text":null}]', '');
     insert into booking_share (travel_agency, booking, name, email, amount, seed, token_hash) values (1, ${id}, '${name}', '${email}', 1, 's${id}', 'h${id}');
     insert into waiting (travel_agency, departure_id, place, adult, child, baby, name, contact, email, language, state, booking)
       select 1, departure_id, ${id}, 1, 0, 0, '${name}', '${contact}', '${email}', 'ko', 'taken', id from booking where id = ${id};
     insert into share_receipt_wish (travel_agency, share, booking, purpose, sealed, data_key, ending)
       select 1, s.id, ${id}, 'personal', '${name}', k.id, '1234' from booking_share s, data_key k where s.booking = ${id} limit 1;
     insert into share_payout_account (travel_agency, share, booking, sealed, data_key)
       select 1, s.id, ${id}, '${name}', k.id from booking_share s, data_key k where s.booking = ${id} limit 1;
     insert into payment_try (travel_agency, order_id, booking, amount, state, way, account)
       values (1, 'va ${id}', ${id}, 1, 'failed', 'virtual_account', '{"bank":"국민","account_number":"1","account_holder":"${name}"}');
     insert into once_only (travel_agency, key, call, body_hash, answer)
       values (1, 'window ${id}', 'payment', '', '{"booking_id":"${booking_id}","gateway":{"customer_name":"${name}"}}');
     insert into change_request (travel_agency, booking, kind, note) values (1, ${id}, 'party', '${name} 요청');
     with changed as (insert into itinerary_change (travel_agency, departure_id, kind, day, before, after, reason, cost, by_name)
       select 1, departure_id, 'hotel', 1, '{"ko":"가","en":"A"}', '{"ko":"나","en":"B"}', '{"ko":"다","en":"C"}', '{"ko":"","en":""}', 'x' from booking where id = ${id} returning id)
       insert into change_consent (travel_agency, change, booking, answer, signed_by, answered) select 1, id, ${id}, 'agreed', '${name}', now() from changed;
     insert into booking_history (travel_agency, booking, progress, by, note) values (1, ${id}, 'cancel_completed', 'staff', '${name} 요청');
     insert into sent_list (travel_agency, departure_id, list, format, people, by_name)
       select 1, departure_id, 'manifest', 'xlsx', '[{"person":"${booking_id}-1","name":"${name}","room":null}]', 'x' from booking where id = ${id}`,
  )
}

test('an erasure leaves no row that names the person but what is kept apart, encrypted, and says so in its receipt', async () => {
  const guest = await createGuest()
  await fillWithName(guest)
  const quote = await createQuote(guest, { booking: guest.id })
  await endTrip(guest)
  expect((await owner.api.customer.one({ customer: `q${quote}` })).bookings).toHaveLength(1)
  const key = 'erase-key-1'
  const first = await owner.sendOnce('POST', '/api/office/customer/erase', { customer: guest.customer }, key)
  expect(first).toMatchObject({ status: 200, body: { id: expect.any(Number) } })
  expect(
    await owner.sendOnce('POST', '/api/office/customer/erase', { customer: guest.customer }, key),
  ).toMatchObject({
    body: first.body,
  })

  for (const word of [guest.name, guest.contact, guest.email])
    expect(await listTablesNaming(word), word).toEqual([])
  expect((await owner.api.customer.list({ q: guest.name })).list).toEqual([])
  const receipt = await owner.api.customer.receipt({ id: Number(first.body.id) })
  expect(receipt.erased).toEqual(
    expect.arrayContaining([
      { what: 'bookings', count: 1 },
      { what: 'quotes', count: 1 },
    ]),
  )
  expect(receipt.kept).toMatchObject([
    { what: 'contract', count: 1, until: expect.stringMatching(/^\d{4}-/) },
  ])
  expect(receipt.records).toMatchObject([{ number: guest.booking_id }])
  const [record] = receipt.records
  const { lines } = await owner.api.customer.keptRecord({ id: record?.id ?? 0, purpose: 'dispute' })
  expect(lines).toEqual(
    expect.arrayContaining([
      { what: 'name', value: guest.name },
      { what: 'quote · note', value: `${guest.name} 님` },
    ]),
  )
  const { list } = await owner.api.staff.log({ subject: `erasure ${receipt.id}` })
  expect(list.map(({ call }) => call).sort()).toEqual(['customer.erase', 'customer.keptRecord'])

  await queryAsOwner(site, `update kept_record set until = '2000-01-01' where erasure = ${receipt.id}`)
  await purgeExpired({ ...site.naru.deps, enqueue: async () => {} })
  expect((await owner.api.customer.receipt({ id: receipt.id })).records).toEqual([])
})

test('a member who is erased loses account, posts and wishes, and their consultations are kept apart for three years', async () => {
  const member = await site.make.member({ name: '멤버까나리', contact: '010-8181-9292', login_id: 'gone' })
  await site.make.board({ board_id: 'ERASED', write: 'anyone' })
  const post = await site.make.post({ board_id: 'ERASED', type: 'ERASED' })
  await queryAsOwner(
    site,
    `update post set user_id = ${member.id}, reg_name = '멤버까나리' where id = ${post.id};
     insert into consult (travel_agency, name, contact, contents, member_id, language) values (1, '멤버까나리', '010-8181-9292', '견적', ${member.id}, 'ko')`,
  )
  const [consult] = await queryAsOwner(site, `select id from consult where member_id = ${member.id}`)
  const reached = { name: '멤버까나리', contact: '010-8181-9292', email: '' }
  await createQuote(reached, { consult: Number(readFields(consult).id) })
  const { body } = await owner.sendOnce('POST', '/api/office/customer/erase', { customer: `m${member.id}` })
  expect(await listTablesNaming('멤버까나리')).toEqual([])
  const receipt = await owner.api.customer.receipt({ id: Number(body.id) })
  expect(receipt.kept.map(({ what }) => what)).toContain('complaint')
  expect(receipt.erased.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['member', 'questions', 'consultations', 'quotes']),
  )
})

test('a quote that nobody accepted is a card of its own, found, proposed and joined, and erased whole', async () => {
  const asked = { name: '견적까나리', contact: '010-7171-6161', email: 'quoted@example.com' }
  const id = await createQuote(asked)
  const customer = `q${id}`
  expect((await owner.api.customer.list({ q: asked.contact })).list).toMatchObject([{ customer }])
  const card = await owner.api.customer.one({ customer })
  expect(card).toMatchObject({ name: asked.name, quotes: [{ id, title: '맞춤 여행' }], bookings: [] })

  const booked = await createGuest({ email: asked.email })
  const { candidates } = await owner.api.customer.one({ customer: booked.customer })
  expect(candidates).toMatchObject([{ customer, same: ['email'] }])
  await owner.api.customer.join({ customer: booked.customer, other: customer })
  expect((await owner.api.customer.one({ customer: booked.customer })).quotes).toHaveLength(1)
  await owner.api.customer.separate({ customer })

  expect(await owner.sendOnce('POST', '/api/office/customer/erase', { customer })).toMatchObject({
    status: 200,
  })
  for (const word of [asked.name, asked.contact]) expect(await listTablesNaming(word), word).toEqual([])
  expect((await owner.api.customer.one({ customer: booked.customer })).bookings).toHaveLength(1)
})

test('the hand-out names what is held, without hashes and encrypted texts, and who took it is logged', async () => {
  const guest = await createGuest()
  await fillWithName(guest)
  await createQuote(guest, { booking: guest.id })
  const path = `/api/office/customer/file?customer=${guest.customer}&format=csv`
  const { text, status } = await owner.send('GET', path)
  expect(status).toBe(200)
  for (const word of [guest.name, guest.contact, guest.email, '1970-01-01', '맞춤 여행', '입니다'])
    expect(text).toContain(word)
  expect(text).not.toMatch(/password_hash|token_hash|seed|sealed|travel_agency/)
  const { list } = await owner.api.staff.log({ subject: `customer ${guest.customer}` })
  expect(list.map(({ call }) => call)).toContain('customer.handOut')
})

test('only owner and manager erase, and another agency finds nobody', async () => {
  const { customer } = await createGuest()
  const sales = await createStaffUser(site, { roles: ['sales'] })
  const elsewhere = await createStaffUser(site, { travel_agency: 2 })
  const erase = (who: typeof sales) => who.sendOnce('POST', '/api/office/customer/erase', { customer })
  expect(await erase(sales)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } })
  expect(await erase(elsewhere)).toMatchObject({ status: 404 })
  expect(await sales.send('GET', `/api/office/customer?customer=${customer}`)).toMatchObject({ status: 200 })
  expect(await elsewhere.send('GET', `/api/office/customer?customer=${customer}`)).toMatchObject({
    status: 404,
  })
  expect((await owner.api.customer.one({ customer })).bookings).toHaveLength(1)
})

test('who refuses advertising on the card is refused by every telephone and address of it, and can take it back', async () => {
  const [one, other] = [await createGuest(), await createGuest()]
  await owner.api.customer.join({ customer: one.customer, other: other.customer })
  await owner.api.customer.saveAdRefusal({ customer: one.customer, is_ad_refused: true })
  for (const { booking_id } of [one, other])
    expect(await owner.api.message.ofBooking({ booking_id })).toMatchObject({ is_ad_refused: true })
  expect(await owner.api.customer.one({ customer: other.customer })).toMatchObject({ is_ad_refused: true })
  await owner.api.message.saveAdRefusal({ booking_id: one.booking_id, is_ad_refused: false })
  expect(await owner.api.message.ofBooking({ booking_id: one.booking_id })).toMatchObject({
    is_ad_refused: false,
  })
  await owner.api.customer.saveAdRefusal({ customer: one.customer, is_ad_refused: false })
  expect(await owner.api.customer.one({ customer: other.customer })).toMatchObject({ is_ad_refused: false })
})

test('who refused advertising and was erased gets none under the same telephone, and no row holds it', async () => {
  const guest = await createGuest()
  await owner.api.customer.saveAdRefusal({ customer: guest.customer, is_ad_refused: true })
  await endTrip(guest)
  const erased = await owner.sendOnce('POST', '/api/office/customer/erase', { customer: guest.customer })
  expect(erased.status).toBe(200)
  for (const each of [guest.contact, guest.email])
    expect(await listTablesNaming(each)).not.toContain('ad_refusal')
  const { booking_id } = await createGuest({ contact: guest.contact, email: 'new@example.com' })
  const read = () => owner.api.message.ofBooking({ booking_id })
  expect(await read()).toMatchObject({ is_ad_refused: true })
  await owner.api.message.saveAdRefusal({ booking_id, is_ad_refused: true })
  expect(await listTablesNaming(guest.contact)).not.toContain('ad_refusal')
  await owner.api.message.saveAdRefusal({ booking_id, is_ad_refused: false })
  expect(await read()).toMatchObject({ is_ad_refused: false })
})
