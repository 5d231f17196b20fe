// A PDF made beside the pages.

import type { PdfTable } from './export/pdf-table.server.ts'
import type { PdfBlock, PdfOptions } from './pdf.server.ts'
import { createWorkerThread } from './worker-thread.server.ts'

export type PdfJob = { blocks: PdfBlock[]; options: PdfOptions } | { table: PdfTable }

const renderInWorker = createWorkerThread<PdfJob, Uint8Array>(new URL('./pdf.worker.ts', import.meta.url))

export const renderPdfOffThread = async (
  travel_agency: number,
  blocks: PdfBlock[],
  options: PdfOptions,
): Promise<Buffer> => Buffer.from(await renderInWorker(travel_agency, { blocks, options }))

export const renderPdfTableOffThread = async (travel_agency: number, table: PdfTable): Promise<Buffer> =>
  Buffer.from(await renderInWorker(travel_agency, { table }))
