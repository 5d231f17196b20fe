// Requests to a server on this machine, over connections that are kept: what it answered, or that it did not.
import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { httpLimits } from '#limits/machine.ts'

export type HttpAnswer = { status: number; headers: http.IncomingHttpHeaders; text: string }
/** `from`: an address of this machine's own, where limits count by address. */
type SendOptions = { body?: object; headers?: Record<string, string>; from?: string }
export type HttpSender = ReturnType<typeof createSender>

/** It asked, and heard nothing: no more than we it knows what became of it. */
const isProxyError = (status: number) => [502, 504].includes(status)

/** Port 443 stands for a proxy with a certificate that only it knows. */
export function createSender(port: number, host: string, connections: number) {
  const { Agent, request: begin } = port === 443 ? https : http
  const origin = `${port === 443 ? 'https' : 'http'}://${host}`
  const agent = new Agent({
    keepAlive: true,
    maxSockets: connections,
    timeout: httpLimits.keepAlive_ms - 1_000,
    rejectUnauthorized: false,
  }) // let go of before the server does

  /** Undefined: nobody can tell what became of it. */
  const send = (
    method: string,
    path: string,
    { body, headers = {}, from }: SendOptions = {},
  ): Promise<HttpAnswer | undefined> =>
    new Promise((resolve) => {
      const request = begin(
        {
          host: '127.0.0.1',
          port,
          localAddress: from,
          agent,
          method,
          path,
          headers: { host, origin, ...(body && { 'content-type': 'application/json' }), ...headers },
        },
        (response) => {
          const { statusCode: status = 0, headers } = response
          text(response).then(
            (text) => resolve(isProxyError(status) ? undefined : { status, headers, text }),
            () => resolve(undefined),
          )
        },
      )
      request.on('error', () => resolve(undefined))
      request.end(Buffer.isBuffer(body) ? body : body && JSON.stringify(body))
    })

  return { send, close: () => agent.destroy() }
}
