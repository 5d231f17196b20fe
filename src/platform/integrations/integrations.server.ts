// The outside services: each has a stand-in that works offline, and the real one behind an address.
import type { Kakao } from './kakao.server.ts'
import type { Mailer } from './mail.server.ts'
import type { Solapi } from './solapi.server.ts'
import type { Toss } from './toss.server.ts'

/** `tossWindow`: the stand-in's pay window; the gateway's own is opened by its script. */
export type Integrations = {
  kakao: Kakao
  toss: Toss
  solapi: Solapi
  tossWindow?: () => string
  verifyMail: Mailer['verify']
}
