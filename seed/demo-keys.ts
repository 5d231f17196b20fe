// The keys the demo's agencies have with the stand-ins. They open nothing else.
import { agencies } from './agencies.ts'

export const demoKeys = {
  toss: agencies.flatMap(({ travel_agency, info }) =>
    info.pay_yn === 'Y'
      ? [
          {
            travel_agency,
            mId: `demo${travel_agency}`,
            clientKey: `test_ck_demo${travel_agency}`,
            secretKey: `test_sk_demo${travel_agency}`,
            webhookPath: `demo-hook-${travel_agency}`,
          },
        ]
      : [],
  ),
  kakao: agencies.flatMap(({ travel_agency, info }) =>
    info.kakao_key
      ? [
          {
            travel_agency,
            client_id: info.kakao_key,
            client_secret: `demo-secret-${travel_agency}`,
            admin_key: `demo-admin-${travel_agency}`,
          },
        ]
      : [],
  ),
}
