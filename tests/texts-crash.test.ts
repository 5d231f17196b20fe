// Forty people are mailed and texted while the process is killed again and again: each gets each once.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { pickCount } from './sampling.ts'
import { setUpTexts } from './texts-setup.ts'

let office: Awaited<ReturnType<typeof setUpTexts>>
beforeAll(async () => {
  office = await setUpTexts()
})

const people = 40
const kills = pickCount(20, 3)

/** Forty bookings with an address and a telephone of their own, all told by mail and by text. */
async function tellEverybody(): Promise<number[]> {
  const { package_code, at } = await office.createTrip({ 30: 500_000 }, { seats: people, minimum: 2 })
  for (let one = 0; one < people; one++)
    await office.createPaidBooking(package_code, { adult: 1, email: `one${one}@example.com` })
  await office.runInAgency((tx) =>
    sql`update booking set contact = '010-' || lpad((7000 + n.at)::text, 4, '0') || '-0000'
      from (select id, row_number() over (order by id) as at from booking where travel_agency = 1 and departure_id = ${at(30)}) n
      where booking.travel_agency = 1 and booking.id = n.id`.execute(tx),
  )
  office.takeMails()
  const letter = { departure_id: at(30), subject: '집합 시간', contents: '06:30까지 와 주세요.' }
  const { body } = await office.sales.sendOnce('POST', '/api/office/filling/message', {
    ...letter,
    by: 'both',
  })
  expect(body).toEqual({ to: people })
  return office.takeMails().flatMap(({ kind, ref }) => (kind === 'departure-message' ? [ref] : []))
}

test(`killed ${kills} times in the middle of forty mails and texts, everybody gets one of each`, {
  timeout: 240_000,
}, async () => {
  const letters = await tellEverybody()
  expect(letters).toHaveLength(people)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-tell-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const start = () => {
    const script = path.join(import.meta.dirname, 'tell-departure-process.ts')
    const args = [script, office.site.url, office.solapiUrl, folder, letters.join()]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    return { child, ended: once(child, 'exit') }
  }
  let interrupted = 0
  for (let kill = 0; kill < kills; kill++) {
    const { child, ended } = start()
    await once(child.stdout, 'data')
    child.stdout.resume()
    await wait(Math.random() * 150)
    if (child.exitCode === null) interrupted++
    child.kill('SIGKILL')
    await ended
  }
  expect(interrupted).toBeGreaterThan(0)
  const { child, ended } = start()
  child.stdout.resume()
  expect((await ended)[0]).toBe(0)
  const texts = office.sim.sent().filter(({ text }) => text.includes('06:30까지'))
  expect([texts.length, new Set(texts.map(({ to }) => to)).size]).toEqual([people, people])
  const mails = fs.readdirSync(path.join(folder, 'outbox')).filter((name) => name.endsWith('.eml'))
  const ids = mails.map((name) => /departure-message-1-(\d+)-/.exec(name)?.[1])
  expect([mails.length, new Set(ids).size]).toEqual([people, people])
  const { rows } = await office.runInAgency((tx) =>
    sql<{
      channel: string
      states: string
    }>`select channel, string_agg(distinct state, ',') as states, count(*)::int as count
      from delivery where travel_agency = 1 and occasion = 'departure-message' group by channel order by channel`.execute(
      tx,
    ),
  )
  expect(rows).toEqual([
    { channel: 'mail', states: 'sent', count: people },
    { channel: 'sms', states: 'sent', count: people },
  ])
})
