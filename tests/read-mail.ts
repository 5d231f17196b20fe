// A mail as its reader sees it: headers and parts decoded.
import fs from 'node:fs'
import path from 'node:path'

export type ReadMail = ReturnType<typeof readMail>

export function readMail(eml: string) {
  const [head, body] = splitHead(eml)
  const headers = parseHeaders(head)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => part.replace(/^\r\n/, ''))
    : [eml]
  const named = Object.fromEntries(
    parts.map((part) => [
      /text\/(\w+)/.exec(parseHeaders(splitHead(part)[0])['content-type'] ?? '')?.[1] ?? 'plain',
      decodeText(part),
    ]),
  )
  return { names: Object.keys(headers).sort(), headers, text: named.plain ?? '', html: named.html ?? '' }
}

/** Those with `part` in their names. */
export function listOutbox(dataDir: string, part = ''): { name: string; mail: ReadMail }[] {
  const folder = path.join(dataDir, 'outbox')
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []
  // what is still being written has a longer name
  const meant = names.filter((name) => name.endsWith('.eml') && name.includes(part))
  return meant.map((name) => ({ name, mail: readMail(fs.readFileSync(path.join(folder, name), 'utf8')) }))
}

function splitHead(text: string): [head: string, body: string] {
  const [, head = '', body = ''] = /^([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(text) ?? []
  return [head, body]
}

function parseHeaders(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeEncodedWords(line.slice(line.indexOf(':') + 2)),
    ]),
  )
}

function decodeText(part: string): string {
  const [head, body] = splitHead(part)
  const encoding = parseHeaders(head)['content-transfer-encoding']
  const whole =
    encoding === 'quoted-printable' ? decodeQuotedPrintable(body.replace(/=\r\n/g, '')) : Buffer.from(body)
  const bytes = encoding === 'base64' ? Buffer.from(body, 'base64') : whole
  return bytes.toString().replaceAll('\r\n', '\n')
}

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
const decodeEncodedWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?UTF-8\?[QB]\?[^?]*\?=)+/gi, (run) =>
      Buffer.concat(
        [...run.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi)].map(([, kind, word = '']) =>
          kind?.toUpperCase() === 'B'
            ? Buffer.from(word, 'base64')
            : decodeQuotedPrintable(word.replaceAll('_', ' ')),
        ),
      ).toString(),
    )
