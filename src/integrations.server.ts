// The outside services of the product; in the demo, its own stand-ins.
// The stand-ins have another host, so that going there is leaving the site.

import type { FastifyInstance } from 'fastify'
import { demoHosts } from '#domain/agency/address/hosts.ts'
import { readFields } from '#lib/read-fields.ts'
import type { Env } from '#platform/env.server.ts'
import { createDomainProbe } from '#platform/integrations/domain-probe.server.ts'
import type { Integrations } from '#platform/integrations/integrations.server.ts'
import { createKakao } from '#platform/integrations/kakao.server.ts'
import type { Mailer } from '#platform/integrations/mail.server.ts'
import { createSolapi } from '#platform/integrations/solapi.server.ts'
import { createToss } from '#platform/integrations/toss.server.ts'

const kakaoSimPath = '/__sim/kakao'
const tossSimPath = '/__sim/toss'
const solapiSimPath = '/__sim/solapi'

export function getPort(app: FastifyInstance, { PORT }: Pick<Env, 'PORT'>): number {
  return Number(readFields(app.server.address()).port ?? PORT)
}

export async function createIntegrations(
  app: FastifyInstance,
  env: Env,
  mailer: Mailer,
): Promise<Integrations> {
  const { NARU, TOSS_URL, SOLAPI_URL, KAKAO_AUTH_URL, KAKAO_API_URL } = env
  if (NARU === 'demo') await mountSimulators(app, env)
  const formatUrl = (host: string, path: string) => `http://${host}:${getPort(app, env)}${path}`
  const pickUrl = (url: string | undefined, live: string, path: string) => () =>
    url ?? (NARU === 'demo' ? formatUrl('127.0.0.1', path) : live)
  return {
    verifyMail: mailer.verify,
    domainProbe: createDomainProbe(),
    ourHosts: {
      officeHost: env.OFFICE_HOST ?? '',
      sitesDomain: env.SITES_DOMAIN,
      mailDomain: env.MAIL_FROM.split('@')[1] ?? '',
      dkimSelector: env.MAIL_DKIM_SELECTOR,
    },
    kakao: createKakao(
      {
        auth: pickUrl(KAKAO_AUTH_URL, 'https://kauth.kakao.com', kakaoSimPath),
        api: pickUrl(KAKAO_API_URL, 'https://kapi.kakao.com', kakaoSimPath),
        ...(NARU === 'demo' &&
          !KAKAO_AUTH_URL && { authPage: () => formatUrl('sim.localhost', kakaoSimPath) }),
      },
      app.log,
    ),
    toss: createToss(pickUrl(TOSS_URL, 'https://api.tosspayments.com', tossSimPath), app.log),
    solapi: createSolapi(pickUrl(SOLAPI_URL, 'https://api.solapi.com', solapiSimPath), app.log),
    ...(NARU === 'demo' &&
      !TOSS_URL && { tossWindow: () => `${formatUrl('sim.localhost', tossSimPath)}/pay` }),
  }
}

async function mountSimulators(app: FastifyInstance, env: Env): Promise<void> {
  const { createKakaoSim } = await import('./sim/kakao.server.ts')
  const { createSolapiSim } = await import('./sim/solapi.server.ts')
  const { createTossSim } = await import('./sim/toss.server.ts')
  const { demoKeys } = await import('#seed/demo-keys.ts')
  const toss = createTossSim()
  await toss.mount(app, tossSimPath)
  for (const { travel_agency, webhookPath, ...keys } of demoKeys.toss) {
    toss.registerKeys(keys)
    toss.registerWebhook(
      keys.mId,
      () => `http://a${travel_agency}.localhost:${getPort(app, env)}/api/toss/webhook/${webhookPath}`,
    )
  }
  const solapi = createSolapiSim()
  await solapi.mount(app, solapiSimPath)
  for (const { apiKey, apiSecret } of demoKeys.solapi) solapi.registerKeys({ apiKey, apiSecret })
  const kakao = createKakaoSim()
  await kakao.mount(app, kakaoSimPath)
  // The port is part of every address, and known only now.
  app.addHook('onListen', async () => {
    for (const { travel_agency, client_id, client_secret, admin_key } of demoKeys.kakao) {
      const hosts = [...demoHosts].filter(([, key]) => key === travel_agency).map(([host]) => host)
      kakao.registerApp({
        client_id,
        client_secret,
        admin_key,
        redirect_uris: hosts.map((host) => `http://${host}:${getPort(app, env)}/auth/kakao`),
      })
    }
  })
}
