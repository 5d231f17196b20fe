// Solapi's own library drives our stand-in: it refuses answers that the service would not give. Decision 92
import { SolapiMessageService } from 'solapi'
import { beforeAll, expect, test, vi } from 'vitest'
import { createSolapiServer, textKeys } from './texts-setup.ts'

let sim: Awaited<ReturnType<typeof createSolapiServer>>['sim']
let library: SolapiMessageService
beforeAll(async () => {
  const server = await createSolapiServer()
  sim = server.sim
  library = new SolapiMessageService(textKeys.apiKey, textKeys.apiSecret)
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    send(address.replace('https://api.solapi.com', server.url), init),
  )
  return () => vi.unstubAllGlobals()
})

test('the library reads the balance, and is refused with a wrong secret', async () => {
  expect(await library.getBalance()).toMatchObject({ balance: 10_000 })
  await expect(new SolapiMessageService(textKeys.apiKey, 'wrong').getBalance()).rejects.toThrow(
    'SignatureDoesNotMatch',
  )
})

test('a group takes a text, is sent once, and says what became of it', async () => {
  const group = await library.createGroup()
  await library.addMessagesToGroup(group, [{ to: '01012345678', from: '021234567', text: '안녕하세요' }])
  expect(await library.getGroup(group)).toMatchObject({ status: 'PENDING', count: { registeredSuccess: 1 } })
  expect(await library.sendGroup(group)).toMatchObject({ status: 'COMPLETE' })
  await expect(library.sendGroup(group)).rejects.toThrow('GroupAlreadySent')
  const { messageList } = await library.getGroupMessages(group)
  expect(Object.values(messageList ?? {})).toMatchObject([{ to: '01012345678', statusCode: '4000' }])
})

test('a template with a button is submitted, refused with its reason, and sent once it is approved', async () => {
  const [category] = await library.getKakaoAlimtalkTemplateCategories()
  const created = await library.createKakaoAlimtalkTemplate({
    name: '안내',
    content: '#{이름}님, 만나는 곳을 알려 드려요.',
    channelId: 'KA01PFtest0000000',
    categoryCode: category?.code ?? '',
    messageType: 'BA',
    emphasizeType: 'NONE',
    buttons: [
      {
        buttonName: '예약 보기',
        buttonType: 'WL',
        linkMo: 'https://#{링크}',
        linkPc: 'https://#{링크}',
      },
    ],
  })
  const templateId = created.templateId ?? ''
  sim.judgeTemplate(templateId, 'REJECTED', '변수가 너무 많음')
  expect(await library.getKakaoAlimtalkTemplate(templateId)).toMatchObject({
    status: 'REJECTED',
    comments: [{ content: '변수가 너무 많음' }],
  })
  sim.judgeTemplate(templateId, 'APPROVED')
  const send = async (variables: Record<string, string>) => {
    const group = await library.createGroup()
    const { resultList } = await library.addMessagesToGroup(group, [
      {
        to: '01012345678',
        from: '021234567',
        text: '',
        kakaoOptions: { pfId: 'KA01PFtest0000000', templateId, variables, disableSms: true },
      },
    ])
    return resultList.map(({ statusCode }) => statusCode)
  }
  expect(await send({ '#{이름}': '김손님' })).toEqual(['3104'])
  expect(await send({ '#{이름}': '김손님', '#{링크}': 'a1.localhost/travel' })).toEqual(['2000'])
})
