// API keys: made and shown once, when they were last used, revoked.

import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { CheckBox } from '#office/kit/check-box.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { CopyButton } from '#office/kit/copy-button.tsx'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { Field } from '#office/kit/field.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { scopes } from '#roles.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'

export const loader = ({ api }: LoaderArgs) => api.staff.keys()

type ApiKey = ReturnType<typeof useLoaderData<typeof loader>>['list'][number]

export default function KeysPage() {
  const words = useText('keys')
  const { list } = useLoaderData<typeof loader>()
  const [isCreating, setCreating] = useState(false)
  const [createdKey, setCreatedKey] = useState<string>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <button type="button" className="button-primary" onClick={() => setCreating(true)}>
          {words.make}
        </button>
      </PageHeader>
      {list.length === 0 && <EmptyState title={words.none} />}
      <ul className="panel divide-y divide-line empty:hidden">
        {list.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
      </ul>
      <section className="panel mt-4 grid gap-2 p-4">
        <h2 className="font-semibold text-16">{words.how}</h2>
        <p className="text-15 text-soft">{words.howLead}</p>
        <code className="break-all text-13">Authorization: Bearer naru_…</code>
        <a href="/api/openapi.json" className="justify-self-start underline">
          {words.document}
        </a>
      </section>
      {isCreating && (
        <CreateKeyDialog
          onClose={() => setCreating(false)}
          onCreated={(key) => {
            setCreating(false)
            setCreatedKey(key)
          }}
        />
      )}
      {createdKey !== undefined && (
        <NewKeyDialog value={createdKey} onClose={() => setCreatedKey(undefined)} />
      )}
    </>
  )
}

function KeyRow({
  apiKey: { id, name, last_used, made_by, reg_date, revoked, scopes: keyScopes },
}: {
  apiKey: ApiKey
}) {
  const words = useText('keys')
  const { language } = useSession()
  return (
    <li className="flex flex-wrap items-center gap-3 p-3">
      <span className="grid min-w-[min(12rem,100%)] grow gap-0.5">
        <span className="font-semibold text-15">{name}</span>
        <span className="text-13 text-soft">{words.madeBy(made_by, formatMoment(reg_date, language))}</span>
      </span>
      <span className="flex flex-wrap gap-1">
        {keyScopes.map((scope) => (
          <Badge key={scope} tone="brand">
            {words.scope[scope]}
          </Badge>
        ))}
        {revoked && <Badge>{words.gone}</Badge>}
      </span>
      <span className="text-13 text-soft">
        {last_used ? words.lastUsed(formatMoment(last_used, language)) : words.neverUsed}
      </span>
      <RevokeKey id={id} name={name} revoked={revoked} />
    </li>
  )
}

function RevokeKey({ id, name, revoked }: Pick<ApiKey, 'id' | 'name' | 'revoked'>) {
  const words = useText('keys')
  const [isConfirming, setConfirming] = useState(false)
  const api = useApi()
  return (
    <>
      {!revoked && (
        <button
          type="button"
          className="button-danger"
          aria-label={words.revokeLabel(name)}
          onClick={() => setConfirming(true)}
        >
          {words.revoke}
        </button>
      )}
      {isConfirming && (
        <ConfirmAction
          title={words.revokeAsk(name)}
          lead={words.revokeLead}
          confirmLabel={words.revoke}
          danger
          onClose={() => setConfirming(false)}
          send={() => api.staff.revokeKey({ id })}
          doneText={words.revoked}
        />
      )}
    </>
  )
}

function CreateKeyDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (key: string) => void }) {
  const words = useText('keys')
  const api = useApi()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ staff }) => staff.makeKey,
    toInput: ({ name }, listTicked) => ({ name, scopes: listTicked('scopes') }),
    send: (input) => api.staff.makeKey(input),
    onSaved: ({ key }) => onCreated(key),
  })
  return (
    <Dialog title={words.make} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <Field
          {...bind('name')}
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          required
          autoFocus
        />
        <fieldset className="grid gap-1">
          <legend className="font-medium text-13 text-soft">{words.scopes}</legend>
          {scopes.map((scope) => (
            <CheckBox key={scope} name="scopes" value={scope} defaultChecked>
              <span className="font-medium">{words.scope[scope]}</span>
              <span className="text-13 text-soft">{words.scopeHint[scope]}</span>
            </CheckBox>
          ))}
        </fieldset>
        <Problem>{problem || bind('scopes').error || ''}</Problem>
        <button type="submit" className="button-primary justify-self-end" disabled={sending}>
          {words.makeNow}
        </button>
      </form>
    </Dialog>
  )
}

function NewKeyDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const words = useText('keys')
  return (
    <Dialog title={words.made} onClose={onClose}>
      <p className="text-15">{words.once}</p>
      <Field label={words.key} value={value} readOnly onFocus={({ target }) => target.select()} />
      <div className="flex justify-end gap-2">
        <CopyButton text={value} />
        <button type="button" className="button-primary" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  )
}
