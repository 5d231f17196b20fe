// A member of the crowd's agency who writes posts with files, at a process directly: nginx would hold a body
// back until it is whole.
import { issueToken } from '#domain/member/token.server.ts'
import { openDatabase } from '#platform/db/open.server.ts'
import { openSecrets } from '#platform/secrets.server.ts'
import { make } from '#seed/make.ts'
import { fromAnywhere } from '../../bench/log-in.ts'
import { asForm, type Parts } from '../lent/parts.ts'
import { secret } from '../lent/running.ts'

export const postPath = '/api/landing/board/createPost'

export const headOf = (path: string, headers: Record<string, string>) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

export async function openWriter(url: string) {
  const { db, close } = openDatabase(url, () => {})
  await make(db, 1).board({ board_id: 'QNA', write: 'anyone' })
  const token = await issueToken(
    openSecrets({ SECRET_KEY: secret, DATA_DIR: '' })('access token'),
    1,
    await make(db, 1).member(),
  )
  await close()
  const headers = () => ({
    host: 'one.example',
    origin: 'http://one.example',
    cookie: `token=${token}`,
    ...fromAnywhere(),
  })
  return {
    headers,
    async post(parts: Parts) {
      const { payload, headers: given } = await asForm({
        board_id: 'QNA',
        title: 'A question',
        contents: '<p>When?</p>',
        ...parts,
      })
      return { body: payload, headers: { ...given, ...headers() } }
    },
  }
}
