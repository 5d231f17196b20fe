// What customers do in a random life: pay by every way, share, cancel, and come back late or twice.
import { keys } from '../gateway.ts'
import { createVisitor, type Visitor } from '../visitor.ts'
import { type Life, listTries, note } from './life.ts'
import { runJob } from './world.ts'

const paymentPath = '/api/landing/package/payment'
const sharePath = '/api/landing/user/booking/shares'

/** The window of the gateway, and what may go wrong there. */
async function comeBack(
  life: Life,
  person: Visitor,
  order: { orderId: string; amount: number },
): Promise<void> {
  const { dice, world } = life
  const { sim } = world.gateway
  let paymentKey: string
  try {
    const refuseWith = dice.chance(0.1) ? { refuseWith: 'REJECT_CARD_PAYMENT' } : {}
    paymentKey = sim.authenticate({ secretKey: keys.secretKey, ...order, ...refuseWith }).paymentKey
  } catch {
    return // the order was paid already
  }
  if (dice.chance(0.25)) sim.next('confirm', dice.one(['cut-before', 'cut-after', '500-after'] as const))
  const send = () =>
    person.send('POST', '/api/landing/package/paymentReturn', {
      paymentKey,
      ...order,
      ...(dice.chance(0.05) && { amount: order.amount + 1 }),
    })
  for (const answer of await Promise.all(dice.chance(0.2) ? [send(), send()] : [send()]))
    note(life, `return ${order.amount}`, answer)
}

async function openWindow(life: Life) {
  const { me, booking_id, dice } = life
  const whole = dice.chance(0.25)
  const answer = await me.sendOnce('POST', paymentPath, { booking_id, way: 'card', whole })
  note(life, `open card ${whole ? 'whole' : ''}`, answer)
  const { gateway, amount } = answer.body
  return answer.status === 200 && gateway
    ? { orderId: String(gateway.order_id), amount: Number(amount) }
    : undefined
}

export async function payByCard(life: Life): Promise<void> {
  const order = await openWindow(life)
  if (!order) return
  if (life.dice.chance(0.15)) life.windows.push(order)
  else await comeBack(life, life.me, order)
}

export async function payInTwoWindows(life: Life): Promise<void> {
  const orders = [await openWindow(life), await openWindow(life)]
  await Promise.all(orders.map((order) => order && comeBack(life, life.me, order)))
}

export async function comeBackLate(life: Life): Promise<void> {
  const order = life.windows.shift()
  if (order) await comeBack(life, life.me, order)
}

export async function chooseAccount(life: Life): Promise<void> {
  const { me, booking_id, dice, world } = life
  if (dice.chance(0.2)) world.gateway.sim.next('account', dice.one(['cut-before', 'cut-after'] as const))
  note(life, 'choose account', await me.sendOnce('POST', paymentPath, { booking_id, way: 'virtual_account' }))
}

export async function chooseTransfer(life: Life): Promise<void> {
  const { me, booking_id } = life
  note(life, 'choose transfer', await me.sendOnce('POST', paymentPath, { booking_id, way: 'bank_transfer' }))
}

const listAccounts = async (life: Life) =>
  (await listTries(life)).flatMap(({ way, payment_key, ...order }) =>
    way === 'virtual_account' && payment_key ? [{ ...order, payment_key }] : [],
  )

/** The notice mostly comes at once; else the clock finds out later. */
async function settleSoon({ world, dice, trace }: Life, order_id: string): Promise<void> {
  if (!dice.chance(0.7)) return
  trace.push(`settled ${await runJob(world, ['settle-order', { travel_agency: 1, order_id }])}`)
}

/** Into any account there ever was: open, closing, or over. */
export async function payIntoAccount(life: Life): Promise<void> {
  const accounts = await listAccounts(life)
  if (accounts.length === 0) return chooseAccount(life)
  const { payment_key, order_id, amount } = life.dice.one(accounts)
  const sum = life.dice.chance(0.1) ? amount - 1 : amount // a short deposit the bank sends back at once
  try {
    life.world.gateway.sim.deposit(payment_key, sum)
    life.trace.push(`deposit ${sum}`)
    await settleSoon(life, order_id)
  } catch {
    life.trace.push(`deposit ${sum} refused by the bank`)
  }
}

export async function loseDeposit(life: Life): Promise<void> {
  const accounts = await listAccounts(life)
  if (accounts.length === 0) return
  const { payment_key, order_id } = life.dice.one(accounts)
  try {
    life.world.gateway.sim.failDeposit(payment_key)
    life.trace.push('deposit taken back')
    await settleSoon(life, order_id)
  } catch {
    life.trace.push('nothing to take back')
  }
}

/** All that the gateway has told since, in any order, some twice, some with a wrong secret. */
export async function hearNotices(life: Life): Promise<void> {
  const { world, dice, trace, booking_id } = life
  const { sim } = world.gateway
  const held = sim
    .notices()
    .filter(({ body }) => JSON.stringify(body).includes(booking_id))
    .slice(-6)
  while (held.length > 0) {
    const [notice] = dice.chance(0.1) ? held.slice(-1) : held.splice(dice.below(held.length), 1)
    const body = dice.chance(0.1) ? { ...notice?.body, secret: 'wrong' } : notice?.body
    const { statusCode } = await world.site.request('/api/toss/webhook/hook', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
    trace.push(`notice ${statusCode}`)
  }
}

export async function divide(life: Life): Promise<void> {
  const { me, booking_id, dice } = life
  const { body } = await me.send('GET', `${sharePath}?booking_id=${booking_id}`)
  const undivided = Number(body.undivided ?? 0)
  const first = Math.max(1_000, dice.below(undivided + (dice.chance(0.1) ? 100_000 : 1)))
  const amounts = dice.chance(0.5) ? [first] : [first, Math.max(1_000, undivided - first)]
  const shares = amounts.map((amount, at) => ({ name: `친구 ${at + 1}`, amount }))
  note(life, `divide ${amounts}`, await me.sendOnce('POST', sharePath, { booking_id, shares }))
}

const listCodes = async ({ me, booking_id }: Life) => {
  const { body } = await me.send('GET', `${sharePath}?booking_id=${booking_id}`)
  return ((body.list ?? []) as { share_id: number; address: string; paid: number; amount: number }[]).map(
    ({ address, ...share }) => ({ ...share, code: address.split('#')[1] ?? '' }),
  )
}

export async function payShare(life: Life): Promise<void> {
  const shares = await listCodes(life)
  if (shares.length === 0) return divide(life)
  const { code } = life.dice.one(shares)
  const friend = createVisitor(life.world.site)
  const way = life.dice.one(['card', 'card', 'virtual_account', 'bank_transfer'])
  const answer = await friend.sendOnce('POST', '/api/landing/user/booking/link/pay', { code, way })
  note(life, `share by ${way} ${answer.body.amount}`, answer)
  const opened = answer.body.gateway
  if (answer.status === 200 && opened)
    await comeBack(life, friend, { orderId: String(opened.order_id), amount: Number(answer.body.amount) })
}

export async function takeShareBack(life: Life): Promise<void> {
  const { me, booking_id, dice } = life
  const shares = await listCodes(life)
  if (shares.length === 0) return
  const { share_id } = dice.one(shares)
  note(life, 'take share back', await me.send('DELETE', sharePath, { booking_id, share_id }))
}

export async function cancel(life: Life): Promise<void> {
  const { me, booking_id, dice } = life
  const path = `/api/landing/user/booking`
  const { body } = await me.send('GET', `${path}/cancelPreview?booking_id=${booking_id}`)
  const places = (body.places ?? []) as { traveller: number }[]
  const part = dice.chance(0.5) && places.length > 1 ? `&travellers=[${dice.one(places).traveller}]` : ''
  const send = () => me.sendOnce('PUT', `${path}/packageCancle?booking_id=${booking_id}${part}`, undefined)
  for (const answer of await Promise.all(dice.chance(0.2) ? [send(), send()] : [send()]))
    note(life, `cancel${part}`, answer)
}

export async function giveAccount(life: Life): Promise<void> {
  const { me, booking_id, dice } = life
  const bank = dice.chance(0.15) ? 'Deutsche Bank' : '국민은행'
  const account = { bank, account_number: '12345678901234', account_holder: '김미나' }
  note(
    life,
    'give account',
    await me.send('POST', '/api/landing/user/booking/refundAccount', { booking_id, account }),
  )
}

export async function wishReceipt(life: Life): Promise<void> {
  const { me, booking_id } = life
  const receipt = { purpose: 'personal', number: '010-1234-5678' }
  note(
    life,
    'receipt',
    await me.send('POST', '/api/landing/user/booking/receiptWish', { booking_id, receipt }),
  )
}
