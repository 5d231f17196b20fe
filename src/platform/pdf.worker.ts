// The thread that sets contracts and lists in type: a long one keeps a core busy, and pages go on.
import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import { renderPdfTable } from './export/pdf-table.server.ts'
import { renderNameTags } from './export/pdf-tags.server.ts'
import { renderPdf } from './pdf.server.ts'
import type { PdfJob } from './render-pdf.server.ts'

// see passwords.worker.ts
if (os.platform() === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

function render(job: PdfJob): Promise<Buffer> {
  if (!('table' in job)) return renderPdf(job.blocks, job.options)
  return job.table.shape === 'tags' ? renderNameTags(job.table) : renderPdfTable(job.table)
}

parentPort?.on('message', async (job: PdfJob) => parentPort?.postMessage(await render(job)))
