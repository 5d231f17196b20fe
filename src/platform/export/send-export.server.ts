// Sends an exported file as it is made, and says about how long it will be: a reader sees how far it is.
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { httpLimits } from '#limits/machine.ts'
import { exportLimits } from '#limits/trade.ts'
import { createFairQueue } from '#platform/fair-queue.server.ts'
import { renderPdfTableOffThread } from '#platform/render-pdf.server.ts'
import { renderCsv } from './csv.server.ts'
import { type Cell, type ExportFile, exportContentTypes } from './export-file.ts'
import { renderXlsx } from './xlsx.server.ts'

/**
 * One batch at a time, agency by agency. A download that has begun is never refused, and a slow reader does
 * not occupy a turn.
 */
const runInFairQueue = createFairQueue({
  atOnce: 1,
  waiting: Number.POSITIVE_INFINITY,
  retryAfter_s: httpLimits.retryAfter_s,
})

export async function sendExportFile(
  reply: FastifyReply,
  exportFile: ExportFile,
  travel_agency: number,
): Promise<FastifyReply> {
  const { format, name, total } = exportFile
  const parts = takeTurns(travel_agency, renderFile[format](exportFile, travel_agency))
  // An error in the first rows can still be answered as a refusal.
  const head = (await parts.next()).value ?? Buffer.alloc(0)
  const first = (await parts.next()).value ?? Buffer.alloc(0)
  const estimatedBytes =
    head.length + Math.round((first.length * total) / Math.min(total || 1, exportLimits.batch))
  return reply
    .headers({
      'content-type': exportContentTypes[format],
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`,
      'x-bytes-about': String(estimatedBytes),
      'x-rows': String(total),
    })
    .send(Readable.from(joinParts([head, first], parts)))
}

type Renderer = (exportFile: ExportFile, travel_agency: number) => AsyncGenerator<Buffer>
const renderFile: Record<ExportFile['format'], Renderer> = {
  csv: renderCsv,
  xlsx: renderXlsx,
  pdf: renderTable,
}

/** The table is made at once, because a list for paper is short. */
async function* renderTable({ head, titles, batches }: ExportFile, travel_agency: number) {
  if (!head) throw new Error('a list for paper has a head')
  const rows: (readonly Cell[])[] = []
  for await (const batch of batches()) rows.push(...batch)
  yield await renderPdfTableOffThread(travel_agency, { ...head, titles, rows })
}

async function* takeTurns(travel_agency: number, parts: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  try {
    for (;;) {
      const { value, done } = await runInFairQueue(travel_agency, () => parts.next())
      if (done) return
      yield value
    }
  } finally {
    await parts.return(undefined) // a reader may leave before the end
  }
}

async function* joinParts(begun: Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* begun
  yield* rest
}
