// Requests to a server on this machine, over connections that are kept: what it answered, or that it did not.
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { httpLimits } from '#limits.ts'

export type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string }
type Asked = { body?: object; headers?: Record<string, string> }
export type Sender = ReturnType<typeof senderTo>

export function senderTo(port: number, host: string, connections: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections, timeout: httpLimits.keepAlive_ms - 1_000 }) // let go of before the server does

  /** Undefined: nobody can tell what became of it. */
  const send = (method: string, path: string, { body, headers = {} }: Asked = {}): Promise<Answer | undefined> =>
    new Promise((resolve) => {
      const request = http.request({ host: '127.0.0.1', port, agent, method, path, headers: { host, origin: `http://${host}`, ...(body && { 'content-type': 'application/json' }), ...headers } }, (response) => {
        const { statusCode: status = 0, headers } = response
        text(response).then(
          (text) => resolve({ status, headers, text }),
          () => resolve(undefined),
        )
      })
      request.on('error', () => resolve(undefined))
      request.end(body && JSON.stringify(body))
    })

  return { send, close: () => agent.destroy() }
}
