// Toss and Kakao as they are for live agencies: the demo's stand-ins in a process of their own, which know
// the agencies by their real addresses.
import Fastify from 'fastify'
import { demoKeys } from '#seed/demo-keys.ts'
import { createKakaoSim } from '#sim/kakao.server.ts'
import { createTossSim } from '#sim/toss.server.ts'

const [, , port, productPort = '3001'] = process.argv
const app = Fastify()
const toss = createTossSim()
toss.mount(app, '/__sim/toss')
for (const { travel_agency, webhookPath, ...keys } of demoKeys.toss) {
  toss.registerKeys(keys)
  toss.registerWebhook(
    keys.mId,
    `http://a${travel_agency}.localhost:${productPort}/api/toss/webhook/${webhookPath}`,
  )
}
const kakao = createKakaoSim()
await kakao.mount(app, '/__sim/kakao')
for (const { travel_agency, ...keys } of demoKeys.kakao)
  kakao.registerApp({ ...keys, redirect_uris: [`https://a${travel_agency}.localhost/auth/kakao`] })
await app.listen({ host: '127.0.0.1', port: Number(port) })
process.send?.('open')
process.on('disconnect', () => process.exit())
