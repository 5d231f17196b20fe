// A mail server in a process of its own: writes down each mail it takes, and can refuse, stall or answer with
// a code.
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

const [, , port, outbox = ''] = process.argv
/** A code for every address, or how to behave; told by whoever started it. */
let mode: number | 'takes' | 'stalls' | 'refuses' = 'takes'
let count = 0

let server = createSmtpServer()

function createSmtpServer(): SMTPServer {
  const opened = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onConnect: (_session, done) => void (mode === 'stalls' || done()),
    onRcptTo(_address, _session, done) {
      if (mode !== 'stalls')
        done(typeof mode === 'number' ? Object.assign(new Error('not now'), { responseCode: mode }) : null)
    },
    async onData(stream, _session, done) {
      const mail = await text(stream).catch(() => undefined)
      if (mail === undefined) return // whoever sent it is gone, and will send it again
      const id = /^Message-ID:\s+<([\w-]+)@/im.exec(mail)?.[1]
      // named as Naru names what it writes itself
      fs.writeFileSync(path.join(outbox, `${String(++count).padStart(6, '0')}Z-${id}.eml`), mail)
      done()
    },
  })
  opened.on('error', () => {}) // who hangs up is not our end
  opened.listen(Number(port), '127.0.0.1', () => process.send?.('open'))
  return opened
}

process.on('message', (message: typeof mode) => {
  if (message === 'refuses') server.close(() => process.send?.('closed'))
  else if (mode === 'refuses') server = createSmtpServer()
  else process.send?.('understood')
  mode = message
})
process.on('disconnect', () => process.exit())
