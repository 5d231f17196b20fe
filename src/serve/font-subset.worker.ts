// The thread that cuts a typeface to some letters, and ends.
import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import subsetFont from 'subset-font'

// Pages come first. Only Linux has a priority for a thread; elsewhere it would slow down the whole process.
if (os.platform() === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

const { file, letters }: { file: Uint8Array; letters: string } = workerData
parentPort?.postMessage(await subsetFont(Buffer.from(file), letters, { targetFormat: 'woff2' }))
