// The outside services: each has a stand-in that works offline, and the real one behind an address.
import type { DomainProbe } from './domain-probe.server.ts'
import type { Kakao } from './kakao.server.ts'
import type { Mailer } from './mail.server.ts'
import type { Solapi } from './solapi.server.ts'
import type { Toss } from './toss.server.ts'

/** The hosts that a domain of an agency is compared with. */
export type OurHosts = {
  officeHost: string
  sitesDomain: string | undefined
  mailDomain: string
  dkimSelector: string | undefined
}

/** `tossWindow`: the stand-in's pay window; the gateway's own is opened by its script. */
export type Integrations = {
  kakao: Kakao
  toss: Toss
  solapi: Solapi
  tossWindow?: () => string
  verifyMail: Mailer['verify']
  domainProbe: DomainProbe
  ourHosts: OurHosts
}
