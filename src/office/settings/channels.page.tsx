// Where visitors find the agency beside its site, and which languages and menus the site has.
import { useLoaderData } from 'react-router'
import { type Api, useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import type { Bind } from '#web/use-form.ts'

export const loader = ({ api }: LoaderArgs) => api.agency.channels()

type Settings = Awaited<ReturnType<Api['agency']['channels']>>
type Channels = Settings['channels']
const chats = ['code', 'whatsapp_code'] as const
const socials = ['insta_url', 'facebook_url', 'naver_url', 'line_url'] as const
const switches = ['multilingual_yn', 'review_yn', 'about_yn'] as const

const toChannels = (values: FormValues) => ({
  ...Object.fromEntries([...chats, ...socials].map((name) => [name, values[name] || null])),
  ...Object.fromEntries(switches.map((name) => [name, values[name] ? 'Y' : 'N'])),
  default_language: values.default_language,
})

export default function ChannelsPage() {
  const words = useText('company').channels
  const { channels, revision } = useLoaderData<typeof loader>()
  const api = useApi()
  const toast = useToast()
  const form = useCallForm({
    call: ({ agency }) => agency.saveChannels,
    toInput: (values) => ({ revision, ...toChannels(values) }),
    send: (input) => api.agency.saveChannels(input),
    onSaved: () => toast(words.saved),
    loadTheirs: () =>
      api.agency.channels().then((theirs) => ({ ...theirs.channels, revision: theirs.revision })),
  })
  const { bind } = form
  const toLines = (values: Channels): VersionLines => {
    const byName = new Map<string, unknown>(Object.entries(values))
    return Object.entries(words.fields).map(([name, label]) => [label, String(byName.get(name) ?? '')])
  }
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <SaveForm key={revision} form={form} toLines={toLines} className="grid max-w-4xl gap-4">
        <LinkFields channels={channels} bind={bind} />
        <Panel title={words.site}>
          <div className="max-w-60">
            <Select
              {...bind('default_language')}
              label={words.fields.default_language}
              defaultValue={channels.default_language}
              choices={(['ko', 'en'] as const).map((value) => ({ value, name: words.languages[value] }))}
            />
          </div>
          {switches.map((name) => (
            <div key={name}>
              <CheckBox name={name} defaultChecked={channels[name] === 'Y'}>
                {words.fields[name]}
              </CheckBox>
              {name === 'multilingual_yn' && <p className="pl-6 text-13 text-soft">{words.hints[name]}</p>}
              <Problem>{bind(name).error}</Problem>
            </div>
          ))}
        </Panel>
      </SaveForm>
    </>
  )
}

type LinkFieldsProps = { channels: Channels; bind: Bind }

function LinkFields({ channels, bind }: LinkFieldsProps) {
  const { chat, social, socialLead, fields, hints } = useText('company').channels
  return (
    <>
      <Panel title={chat}>
        <div className="grid gap-3 tablet:grid-cols-2">
          {chats.map((name) => (
            <Field
              key={name}
              {...bind(name)}
              label={fields[name]}
              hint={hints[name]}
              defaultValue={channels[name] ?? ''}
            />
          ))}
        </div>
      </Panel>
      <Panel title={social}>
        <p className="text-15 text-soft">{socialLead}</p>
        <div className="grid gap-3 tablet:grid-cols-2">
          {socials.map((name) => (
            <Field
              key={name}
              {...bind(name)}
              label={fields[name]}
              inputMode="url"
              placeholder="https://"
              defaultValue={channels[name] ?? ''}
            />
          ))}
        </div>
      </Panel>
    </>
  )
}
