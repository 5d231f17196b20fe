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
  /** The first agency texts; the others mail. */
  solapi: [
    {
      travel_agency: 1,
      apiKey: 'DEMOSOLAPIKEY001',
      apiSecret: 'demosolapisecret0000000000000001',
      sender: '0212345678',
      channel: 'KA01PF000000000000000000000demo1',
    },
  ],
}
