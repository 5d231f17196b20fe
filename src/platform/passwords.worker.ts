// The thread that makes argon2id tags, one after the other.
import { argon2Sync } from 'node:crypto'
import os from 'node:os'
import { parentPort } from 'node:worker_threads'

type HashRequest = { id: number; message: string; nonce: Uint8Array; memory: number; passes: number }

// Pages come first. Only Linux has a priority for a thread; elsewhere it would slow down the whole process.
if (os.platform() === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', ({ id, message, nonce, memory, passes }: HashRequest) => {
  const tag = argon2Sync('argon2id', { message, nonce, memory, passes, parallelism: 1, tagLength: 32 })
  parentPort?.postMessage({ id, tag })
})
