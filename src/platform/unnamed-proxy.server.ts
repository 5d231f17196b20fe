// Notices a proxy that TRUST_PROXY does not name.
// Behind it every visitor has the proxy's address, so limits by address hit all of them. The log says so
// once, and a file tells the desk.
import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.server.ts'

type ProxySettings = Pick<Env, 'TRUST_PROXY' | 'DATA_DIR'>

const getMarkerPath = (folder: string) => path.join(folder, 'unnamed-proxy')

/** Watches each app that it is given: the agencies' and the office's. */
export function watchForProxy({ TRUST_PROXY, DATA_DIR }: ProxySettings): (app: FastifyInstance) => void {
  fs.rmSync(getMarkerPath(DATA_DIR), { force: true })
  let hasWarned = TRUST_PROXY.length > 0
  return (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
        hasWarned = true
        request.log.warn({ from: request.ip }, 'a proxy asks that TRUST_PROXY does not name')
        fs.writeFile(getMarkerPath(DATA_DIR), '', () => {}) // written for the desk; the log has it already
      }
      done()
    })
  }
}

export const hasUnnamedProxy = ({ TRUST_PROXY, DATA_DIR }: ProxySettings): boolean =>
  TRUST_PROXY.length === 0 && fs.existsSync(getMarkerPath(DATA_DIR))
