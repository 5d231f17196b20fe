// Two processes as one: what is counted, written or asked for at the one holds at the other.
import fs from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '#platform/db/database.server.ts'
import { createSender, type HttpSender } from '../shared/http-sender.ts'
import type { Ops } from './deployment.ts'
import { compareTime, formatFaults, formatMs, type OpsResult } from './result-table.ts'

const questions = 100

export async function testTwoProcesses(ops: Ops): Promise<OpsResult[]> {
  const deployment = await ops.serve('together')
  const [here, there, front] = [
    createSender(3001, 'one.example', 10),
    createSender(3002, 'one.example', 10),
    createSender(443, 'one.example', 20),
  ]
  try {
    return [
      await checkSharedLimit(here, there),
      await checkWriteIsVisible(deployment.url, here, there),
      ...(await checkMailIsSentOnce(ops, front)),
    ]
  } finally {
    for (const sender of [here, there, front]) sender.close()
    await deployment.stop()
  }
}

/** Both are asked directly, as nginx would: by turns, all from one address. */
async function checkSharedLimit(...senders: [HttpSender, HttpSender]): Promise<OpsResult> {
  const headers = {
    'x-forwarded-for': '10.9.9.9',
    'x-forwarded-proto': 'https',
    origin: 'https://one.example',
  }
  const statuses: (number | undefined)[] = []
  for (let turn = 0; turn < 30; turn++)
    statuses.push(
      (
        await senders[turn % 2]?.send('POST', '/api/user/login/landing', {
          body: { username: `nobody${turn}`, password: 'not the password' },
          headers,
        })
      )?.status,
    )
  const first = statuses.indexOf(429)
  return {
    fault: 'two processes',
    done: '30 wrong log-ins from one address, by turns at both',
    expected: '429 after 20 in all',
    seen: `429 after ${first}`,
    met: first === 20 && statuses.slice(20).every((status) => status === 429),
  }
}

async function checkWriteIsVisible(url: string, here: HttpSender, there: HttpSender): Promise<OpsResult> {
  const { db, close } = createDatabase(url, () => {})
  const times: number[] = []
  const titleAt = async (sender: HttpSender) =>
    JSON.parse((await sender.send('GET', '/api/landing/packageList'))?.text ?? '{}').list?.[0]?.page_title
  await Promise.all([titleAt(here), titleAt(there)]) // both keep it now
  for (let round = 1; round <= 20; round++) {
    await db
      .updateTable('package')
      .set({ page_title: { ko: `여행 ${round}`, en: `Trip ${round}` } })
      .where('travel_agency', '=', 1)
      .where('package_code', '=', 'PLENTY')
      .execute()
    const begun = performance.now()
    for (const sender of [here, there])
      while (!JSON.stringify(await titleAt(sender)).includes(String(round))) await wait(5)
    times.push(performance.now() - begun)
  }
  await close()
  const slowest = Math.max(...times)
  return {
    fault: 'two processes',
    done: '20 changes of a trip, read at both',
    expected: 'seen within 1000 ms',
    seen: `slowest ${formatMs(slowest)}`,
    met: compareTime(slowest, 1_000),
  }
}

async function checkMailIsSentOnce({ outbox }: Ops, front: HttpSender): Promise<OpsResult[]> {
  const before = fs.readdirSync(outbox).length
  const ask = (at: number) =>
    front.send('POST', '/api/landing/board/consultation', {
      body: {
        name: `Mina ${at}`,
        contact: '010-1234-5678',
        email: `mina${at}@example.com`,
        contents: 'When?',
        privacy: true,
      },
      from: `127.0.1.${at + 1}`,
    })
  const answers = await Promise.all(Array.from({ length: questions }, (_, at) => ask(at)))
  const failed = answers
    .filter((answer) => answer?.status !== 200)
    .map((answer) => `${answer?.status} ${answer?.text}`)
  for (
    const end = Date.now() + 120_000;
    fs.readdirSync(outbox).length - before < 2 * questions && Date.now() < end;
  )
    await wait(200)
  await wait(3_000) // time for one that would come twice
  const ids = fs.readdirSync(outbox).map((name) => name.replace(/^\d+Z-/, ''))
  const doubled = ids.filter((id, at) => ids.indexOf(id) !== at)
  return [
    {
      fault: 'two processes',
      done: `${questions} questions through nginx, two mails each`,
      expected: '0 refused',
      seen: formatFaults(failed),
      met: failed.length === 0,
    },
    {
      fault: 'two processes',
      done: 'both run jobs',
      expected: `${2 * questions} mails, 0 twice`,
      seen: `${ids.length - before} mails, ${formatFaults(doubled)} twice`,
      met: ids.length - before === 2 * questions && doubled.length === 0,
    },
  ]
}
