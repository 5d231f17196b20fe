// Sends a sheet as it is made, and says about how long it will be, so that a reader sees how far it is.
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { exportLimits } from '#limits.ts'
import { csvOf } from './csv.server.ts'
import type { Sheet } from './sheet.ts'
import { xlsxOf } from './xlsx.server.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export async function sendSheet(reply: FastifyReply, sheet: Sheet): Promise<FastifyReply> {
  const { format, name, total } = sheet
  const parts = format === 'csv' ? csvOf(sheet) : xlsxOf(sheet)
  // What fails with the first rows is still refused in words.
  const head = (await parts.next()).value ?? Buffer.alloc(0)
  const first = (await parts.next()).value ?? Buffer.alloc(0)
  const about = head.length + Math.round((first.length * total) / Math.min(total || 1, exportLimits.batch))
  return reply
    .headers({
      'content-type': types[format],
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`,
      'x-bytes-about': String(about),
      'x-rows': String(total),
    })
    .send(Readable.from(join([head, first], parts)))
}

async function* join(begun: Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* begun
  yield* rest
}
