// A mail as its reader sees it: headers and parts decoded.
import fs from 'node:fs'
import path from 'node:path'

export type ReadMail = ReturnType<typeof readMail>

export function readMail(eml: string) {
  const [head, body] = halves(eml)
  const headers = headersOf(head)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => part.replace(/^\r\n/, ''))
    : [eml]
  const named = Object.fromEntries(
    parts.map((part) => [
      /text\/(\w+)/.exec(headersOf(halves(part)[0])['content-type'] ?? '')?.[1] ?? 'plain',
      textOf(part),
    ]),
  )
  return { names: Object.keys(headers).sort(), headers, text: named.plain ?? '', html: named.html ?? '' }
}

/** Those with `part` in their names. */
export function outboxOf(dataDir: string, part = ''): { name: string; mail: ReadMail }[] {
  const folder = path.join(dataDir, 'outbox')
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []
  // what is still being written has a longer name
  const meant = names.filter((name) => name.endsWith('.eml') && name.includes(part))
  return meant.map((name) => ({ name, mail: readMail(fs.readFileSync(path.join(folder, name), 'utf8')) }))
}

function halves(text: string): [head: string, body: string] {
  const [, head = '', body = ''] = /^([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(text) ?? []
  return [head, body]
}

function headersOf(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      inWords(line.slice(line.indexOf(':') + 2)),
    ]),
  )
}

function textOf(part: string): string {
  const [head, body] = halves(part)
  const encoding = headersOf(head)['content-transfer-encoding']
  const whole = encoding === 'quoted-printable' ? unquote(body.replace(/=\r\n/g, '')) : Buffer.from(body)
  const bytes = encoding === 'base64' ? Buffer.from(body, 'base64') : whole
  return bytes.toString().replaceAll('\r\n', '\n')
}

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
const inWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?UTF-8\?[QB]\?[^?]*\?=)+/gi, (run) =>
      Buffer.concat(
        [...run.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi)].map(([, kind, word = '']) =>
          kind?.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : unquote(word.replaceAll('_', ' ')),
        ),
      ).toString(),
    )
