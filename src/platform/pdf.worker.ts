// The thread that sets contracts in type: a long one keeps a core busy for a second, and pages go on.
import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type PdfBlock, type PdfOptions, renderPdf } from './pdf.server.ts'

// see passwords.worker.ts
if (os.platform() === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', async ({ blocks, options }: { blocks: PdfBlock[]; options: PdfOptions }) =>
  parentPort?.postMessage(await renderPdf(blocks, options)),
)
