// Whom the product talks to outside; in the demo, its own stand-ins.
// The stand-ins have another host, so that going there is leaving the site.

import type { FastifyInstance } from 'fastify'
import { demoHosts } from '#domain/agency/hosts.ts'
import { partsOf } from '#plain/parts-of.ts'
import type { Env } from '#platform/env.server.ts'
import { openKakao } from '#platform/outside/kakao.server.ts'
import type { Outside } from '#platform/outside/outside.server.ts'
import { openToss } from '#platform/outside/toss.server.ts'

const atKakao = '/__sim/kakao'
const atToss = '/__sim/toss'

export function portOf(app: FastifyInstance, { PORT }: Pick<Env, 'PORT'>): number {
  return Number(partsOf(app.server.address()).port ?? PORT)
}

export async function openOutside(app: FastifyInstance, env: Env): Promise<Outside> {
  const { NARU, TOSS_URL, KAKAO_AUTH_URL, KAKAO_API_URL } = env
  if (NARU === 'demo') await mountStandIns(app, env)
  const at = (host: string, path: string) => `http://${host}:${portOf(app, env)}${path}`
  const or = (url: string | undefined, live: string, path: string) => () =>
    url ?? (NARU === 'demo' ? at('127.0.0.1', path) : live)
  return {
    kakao: openKakao(
      {
        auth: or(KAKAO_AUTH_URL, 'https://kauth.kakao.com', atKakao),
        api: or(KAKAO_API_URL, 'https://kapi.kakao.com', atKakao),
        ...(NARU === 'demo' && !KAKAO_AUTH_URL && { authPage: () => at('sim.localhost', atKakao) }),
      },
      app.log,
    ),
    toss: openToss(or(TOSS_URL, 'https://api.tosspayments.com', atToss), app.log),
    ...(NARU === 'demo' && !TOSS_URL && { tossWindow: () => `${at('sim.localhost', atToss)}/pay` }),
  }
}

async function mountStandIns(app: FastifyInstance, env: Env): Promise<void> {
  const { openKakaoSim } = await import('./sim/kakao.server.ts')
  const { openTossSim } = await import('./sim/toss.server.ts')
  const { demoKeys } = await import('#seed/demo-keys.ts')
  const toss = openTossSim()
  await toss.mount(app, atToss)
  for (const { travel_agency, webhookPath, ...keys } of demoKeys.toss) {
    toss.registerKeys(keys)
    toss.registerWebhook(
      keys.mId,
      () => `http://a${travel_agency}.localhost:${portOf(app, env)}/api/toss/webhook/${webhookPath}`,
    )
  }
  const kakao = openKakaoSim()
  await kakao.mount(app, atKakao)
  // The port is part of every address, and known only now.
  app.addHook('onListen', async () => {
    for (const { travel_agency, client_id, client_secret, admin_key } of demoKeys.kakao) {
      const hosts = [...demoHosts].filter(([, key]) => key === travel_agency).map(([host]) => host)
      kakao.registerApp({
        client_id,
        client_secret,
        admin_key,
        redirect_uris: hosts.map((host) => `http://${host}:${portOf(app, env)}/auth/kakao`),
      })
    }
  })
}
