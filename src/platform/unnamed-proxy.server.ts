// Notices a proxy that TRUST_PROXY does not name.
// Behind it every visitor has the proxy's address, so limits by address hit all of them. The log says so
// once, and a file tells the desk.
import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.server.ts'

type Settings = Pick<Env, 'TRUST_PROXY' | 'DATA_DIR'>

const noteIn = (folder: string) => path.join(folder, 'unnamed-proxy')

/** Watches each app that it is given: the agencies' and the office's. */
export function watchForProxy({ TRUST_PROXY, DATA_DIR }: Settings): (app: FastifyInstance) => void {
  fs.rmSync(noteIn(DATA_DIR), { force: true })
  let told = TRUST_PROXY.length > 0
  return (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      if (!told && request.headers['x-forwarded-for'] !== undefined) {
        told = true
        request.log.warn({ from: request.ip }, 'a proxy asks that TRUST_PROXY does not name')
        fs.writeFile(noteIn(DATA_DIR), '', () => {}) // written for the desk; the log has it already
      }
      done()
    })
  }
}

export const hasUnnamedProxy = ({ TRUST_PROXY, DATA_DIR }: Settings): boolean =>
  TRUST_PROXY.length === 0 && fs.existsSync(noteIn(DATA_DIR))
