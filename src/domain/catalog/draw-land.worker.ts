// The thread that draws land. Reading the world takes a second; pages are served meanwhile.
import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import { drawLand } from './draw-land.server.ts'
import type { View } from './map-view.server.ts'

// see passwords.worker.ts
if (os.platform() === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', async (view: View) => parentPort?.postMessage(await drawLand(view)))
