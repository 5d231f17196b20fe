// Ends answers that nobody reads: they occupy memory for as long as their reader likes.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How often within a reader's time we look whether bytes have left. */
const checksPerTimeout = 30

/**
 * A reader who takes nothing for this long is cut off. Node's own timeout does not suffice: it starts again
 * when it finds that any bytes have left since the write, so a reader who never reads had twice as long.
 * While we still work on the answer, the time does not run.
 */
export function endStuckResponses(server: Server, after_ms: number): void {
  const step_ms = Math.ceil(after_ms / checksPerTimeout)
  server.on('request', (_request, response) => {
    let [left, since] = ['', 0]
    response.setTimeout(step_ms, () => {
      const { socket } = response
      if (!socket || socket.writableLength === 0) return
      const now = performance.now()
      const leftNow = describeUnsentBytes(socket)
      if (leftNow !== left) [left, since] = [leftNow, now - step_ms]
      if (now - since >= after_ms) socket.destroy()
      else socket.setTimeout(step_ms) // Node looks once unless asked again
    })
  })
}

/** The kernel takes parts of one long write, and only the socket's handle knows how many. */
function describeUnsentBytes(socket: Socket): string {
  const handle: unknown = Reflect.get(socket, '_handle')
  const queued = typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'writeQueueSize') : 0
  return `${socket.writableLength} ${queued}`
}
