// A PDF made beside the pages.

import type { PdfBlock, PdfOptions } from './pdf.server.ts'
import { createWorkerThread } from './worker-thread.server.ts'

const renderInWorker = createWorkerThread<{ blocks: PdfBlock[]; options: PdfOptions }, Uint8Array>(
  new URL('./pdf.worker.ts', import.meta.url),
)

export const renderPdfOffThread = async (
  travel_agency: number,
  blocks: PdfBlock[],
  options: PdfOptions,
): Promise<Buffer> => Buffer.from(await renderInWorker(travel_agency, { blocks, options }))
