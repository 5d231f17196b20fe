// The keys the demo's agencies have with the stand-ins. They open nothing else.
import { agencies } from './agencies.ts'

export const demoKeys = {
  kakao: agencies.flatMap(({ travel_agency, info }) => (info.kakao_key ? [{ travel_agency, client_id: info.kakao_key, client_secret: `demo-secret-${travel_agency}`, admin_key: `demo-admin-${travel_agency}` }] : [])),
}
