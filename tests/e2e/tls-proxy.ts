// A proxy with TLS before a live product, as every deployment has one: it says who asked, and for which host.
import http from 'node:http'
import https from 'node:https'
import { getPort } from '../shared/get-port.ts'
import { createCertificate } from './certificate.ts'

/** Answers the port it listens at, and how Chromium is told to believe its certificate. */
export async function startTlsProxy(productPort: number) {
  const { key, cert, spki } = createCertificate()
  // a connection of its own for each: one that was kept may just be closing, and a write is not sent twice
  const agent = new http.Agent({ keepAlive: false })
  const server = https.createServer({ key, cert }, (request, response) => {
    const { method, url, socket, headers: sent } = request
    const headers = {
      ...sent,
      'x-forwarded-host': sent.host,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': socket.remoteAddress,
    }
    const passed = http.request(
      { host: '127.0.0.1', port: productPort, method, path: url, headers, agent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    passed.on('error', () => response.destroy()) // the browser comes again, as behind any proxy
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
    agent.destroy()
  }
  return { port: getPort(server), spki, stop }
}
