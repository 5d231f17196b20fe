// Sends a sheet as it is made, and says about how long it will be, so that a reader sees how far it is.
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { httpLimits } from '#limits/machine.ts'
import { exportLimits } from '#limits/trade.ts'
import { openTurns } from '#platform/turns.server.ts'
import { csvOf } from './csv.server.ts'
import { type Sheet, sheetTypes } from './sheet.ts'
import { xlsxOf } from './xlsx.server.ts'

/**
 * One batch at a time, agency by agency. A download that has begun is never refused, and a slow reader does
 * not occupy a turn.
 */
const inTurn = openTurns({
  atOnce: 1,
  waiting: Number.POSITIVE_INFINITY,
  retryAfter_s: httpLimits.retryAfter_s,
})

export async function sendSheet(
  reply: FastifyReply,
  sheet: Sheet,
  travel_agency: number,
): Promise<FastifyReply> {
  const { format, name, total } = sheet
  const parts = turnwise(travel_agency, format === 'csv' ? csvOf(sheet) : xlsxOf(sheet))
  // An error in the first rows can still be answered as a refusal.
  const head = (await parts.next()).value ?? Buffer.alloc(0)
  const first = (await parts.next()).value ?? Buffer.alloc(0)
  const about = head.length + Math.round((first.length * total) / Math.min(total || 1, exportLimits.batch))
  return reply
    .headers({
      'content-type': sheetTypes[format],
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`,
      'x-bytes-about': String(about),
      'x-rows': String(total),
    })
    .send(Readable.from(join([head, first], parts)))
}

async function* turnwise(travel_agency: number, parts: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    for (;;) {
      const { value, done } = await inTurn(travel_agency, () => parts.next())
      if (done) return
      yield value
    }
  } finally {
    await parts.return(undefined) // a reader may leave in the middle
  }
}

async function* join(begun: Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* begun
  yield* rest
}
