// The keys with Solapi, the number texts come from and the Kakao channel.

import { type Api, useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { ConnectionActions, KeyField } from './connection-actions.tsx'

type Connections = Awaited<ReturnType<Api['agency']['connections']>>

export function SolapiKeys({ connections }: { connections: Connections }) {
  const { keys, revision, text_sender, kakao_channel } = connections
  const words = useText('connections')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ agency }) => agency.saveSolapiKeys,
    toInput: ({ api_key, api_secret, ...sender }) => ({
      ...sender,
      api_key: api_key || null,
      api_secret: api_secret || null,
      revision,
    }),
    send: (input) => api.agency.saveSolapiKeys(input),
    onSaved: () => toast(words.saved),
  })
  const hasKeys = keys.solapi_api_key !== null
  const keepHint = hasKeys ? { hint: words.keep } : {}
  return (
    <Panel title={words.solapi}>
      <p className="text-15 text-soft">{words.solapiLead}</p>
      <form key={revision} className="grid gap-3" onSubmit={submit}>
        <div className="grid gap-3 tablet:grid-cols-2">
          <KeyField
            {...bind('api_key')}
            label={words.solapi_api_key}
            {...keepHint}
            stored={keys.solapi_api_key}
          />
          <KeyField
            {...bind('api_secret')}
            label={words.solapi_api_secret}
            {...keepHint}
            stored={keys.solapi_api_secret}
          />
          <Field
            {...bind('text_sender')}
            label={words.text_sender}
            hint={words.text_senderHint}
            inputMode="tel"
            defaultValue={text_sender}
          />
          <Field
            {...bind('kakao_channel')}
            label={words.kakao_channel}
            hint={words.kakao_channelHint}
            autoComplete="off"
            spellCheck={false}
            defaultValue={kakao_channel}
          />
        </div>
        <Problem>{problem}</Problem>
        <ConnectionActions connection="solapi" revision={hasKeys ? revision : undefined} canTry={hasKeys}>
          <button type="submit" className="button-primary" disabled={sending}>
            {words.save}
          </button>
        </ConnectionActions>
      </form>
    </Panel>
  )
}
