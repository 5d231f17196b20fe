// The keys of Toss, Kakao and Solapi: saved once the service took them, tried, removed. And does mail arrive?
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { type Api, useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Field } from '#office/kit/field.tsx'
import { CloseAction } from '#office/kit/form-actions.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { ConnectionActions, KeyField } from './connection-actions.tsx'
import { SolapiKeys } from './solapi-keys.tsx'

export const loader = ({ api }: LoaderArgs) => api.agency.connections()

type Connections = Awaited<ReturnType<Api['agency']['connections']>>

export default function ConnectionsPage() {
  const words = useText('connections')
  const connections = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="grid max-w-4xl gap-4">
        <TossKeys connections={connections} />
        <KakaoKeys connections={connections} />
        <SolapiKeys connections={connections} />
        <Panel title={words.mail}>
          <p className="text-15 text-soft">{words.mailLead}</p>
          <ConnectionActions connection="mail" />
        </Panel>
      </div>
    </>
  )
}

function TossKeys({ connections: { keys, revision, pay_yn } }: { connections: Connections }) {
  const words = useText('connections')
  const api = useApi()
  const toast = useToast()
  const [webhook, setWebhook] = useState<string>()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ agency }) => agency.saveTossKeys,
    toInput: (values) => ({ ...values, revision }),
    send: (input) => api.agency.saveTossKeys(input),
    onSaved: ({ webhook: address }) => {
      toast(words.saved)
      setWebhook(address)
    },
  })
  const hasKeys = keys.toss_secret_key !== null
  return (
    <Panel title={words.toss}>
      <p className="text-15 text-soft">{words.tossLead}</p>
      <form key={revision} className="grid gap-3" onSubmit={submit}>
        <div className="grid gap-3 tablet:grid-cols-2">
          <KeyField {...bind('client_key')} label={words.client_key} stored={keys.toss_client_key} />
          <KeyField {...bind('secret_key')} label={words.secret_key} stored={keys.toss_secret_key} />
        </div>
        <Problem>{problem}</Problem>
        <ConnectionActions connection="toss" revision={hasKeys ? revision : undefined} canTry={hasKeys}>
          <button type="submit" className="button-primary" disabled={sending}>
            {words.save}
          </button>
        </ConnectionActions>
      </form>
      {hasKeys && <PayOnline key={`${revision} ${pay_yn}`} isOn={pay_yn === 'Y'} revision={revision} />}
      {webhook !== undefined && (
        <Dialog title={words.webhookTitle} onClose={() => setWebhook(undefined)}>
          <p className="text-15">{words.webhookLead}</p>
          <Field label={words.webhook} value={webhook} readOnly onFocus={({ target }) => target.select()} />
          <CloseAction onClose={() => setWebhook(undefined)} />
        </Dialog>
      )}
    </Panel>
  )
}

function PayOnline({ isOn, revision }: { isOn: boolean; revision: number }) {
  const words = useText('connections')
  const api = useApi()
  const toast = useToast()
  const { save, problem, wrong } = useSave()
  async function change(isChecked: boolean): Promise<void> {
    const pay_yn = isChecked ? 'Y' : 'N'
    if (await save(() => api.agency.savePayOnline({ pay_yn, revision })))
      toast(isChecked ? words.payOnlineOn : words.payOnlineOff)
  }
  return (
    <div className="border-line border-t pt-2">
      <CheckBox checked={isOn} onCheck={(isChecked) => void change(isChecked)}>
        {words.payOnline}
      </CheckBox>
      <Problem>{wrong.pay_yn ?? problem}</Problem>
    </div>
  )
}

function KakaoKeys({ connections }: { connections: Connections }) {
  const { keys, revision, kakao_key, redirect } = connections
  const words = useText('connections')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ agency }) => agency.saveKakaoKeys,
    toInput: ({ kakao_key, client_secret, admin_key }) => ({
      kakao_key,
      client_secret: client_secret || null,
      admin_key: admin_key || null,
      revision,
    }),
    send: (input) => api.agency.saveKakaoKeys(input),
    onSaved: () => toast(words.saved),
  })
  const hasKeys = kakao_key !== null
  return (
    <Panel title={words.kakao}>
      <p className="text-15 text-soft">{words.kakaoLead}</p>
      <form key={revision} className="grid gap-3" onSubmit={submit}>
        <Field
          {...bind('kakao_key')}
          label={words.kakao_key}
          defaultValue={kakao_key ?? ''}
          autoComplete="off"
          spellCheck={false}
        />
        <div className="grid gap-3 tablet:grid-cols-2">
          <KeyField
            {...bind('client_secret')}
            label={words.kakao_client_secret}
            hint={keys.kakao_client_secret === null ? '' : words.keep}
            stored={keys.kakao_client_secret}
          />
          <KeyField
            {...bind('admin_key')}
            label={words.kakao_admin_key}
            hint={keys.kakao_admin_key === null ? '' : words.keep}
            stored={keys.kakao_admin_key}
          />
        </div>
        <p className="break-all text-13 text-soft">{words.redirect(redirect)}</p>
        <Problem>{problem}</Problem>
        <ConnectionActions connection="kakao" revision={hasKeys ? revision : undefined} canTry={hasKeys}>
          <button type="submit" className="button-primary" disabled={sending}>
            {words.save}
          </button>
        </ConnectionActions>
      </form>
    </Panel>
  )
}
