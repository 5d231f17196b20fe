// A member of the crowd's agency who writes posts with files, at a process directly: nginx would hold a body
// back until it is whole.
import { issueToken } from '#domain/member/access-token.server.ts'
import { createDatabase } from '#platform/db/database.server.ts'
import { createKeyFor } from '#platform/secrets.server.ts'
import { make } from '#seed/make.ts'
import { createForwardedFor } from '../../bench/login-timing.ts'
import { type FormFields, toMultipartForm } from '../shared/multipart-form.ts'
import { testSecret } from '../shared/run-product.ts'

export const postPath = '/api/landing/board/createPost'

export const buildRequestHead = (path: string, headers: Record<string, string>) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

export async function createPostWriter(url: string) {
  const { db, close } = createDatabase(url, () => {})
  await make(db, 1).board({ board_id: 'QNA', write: 'anyone' })
  const token = await issueToken(
    createKeyFor({ SECRET_KEY: testSecret, DATA_DIR: '' })('access token'),
    1,
    await make(db, 1).member(),
  )
  await close()
  const headers = () => ({
    host: 'one.example',
    origin: 'http://one.example',
    cookie: `token=${token}`,
    ...createForwardedFor(),
  })
  return {
    headers,
    async post(parts: FormFields) {
      const { payload, headers: given } = await toMultipartForm({
        board_id: 'QNA',
        title: 'A question',
        contents: '<p>When?</p>',
        ...parts,
      })
      return { body: payload, headers: { ...given, ...headers() } }
    },
  }
}
