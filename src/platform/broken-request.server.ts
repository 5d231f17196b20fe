// Answers requests that Node could not read: broken, too large or too slow.
// The request gets a refusal like any other, and its connection ends.

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Code, statuses } from '#errors.ts'
import { toRefusalBody } from './refusal-body.ts'

export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = toRefusalCode(error.code)
  const body = JSON.stringify(toRefusalBody(code))
  const head = [
    `HTTP/1.1 ${statuses[code]} ${STATUS_CODES[statuses[code]]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroySoon())
}

function toRefusalCode(fault = ''): Code {
  if (fault === 'HPE_HEADER_OVERFLOW') return 'HEADERS_TOO_LARGE'
  return fault === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'TOO_SLOW' : 'BAD_INPUT'
}
