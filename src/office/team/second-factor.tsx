// The second factor of one's own account: an app, recovery codes, passkeys.

import { useState } from 'react'
import { type Api, useApi } from '#office/api.ts'
import { Badge } from '#office/kit/badge.tsx'
import { Field } from '#office/kit/field.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { QrCode } from '#office/kit/qr-code.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { createPasskey } from './passkey.ts'

type OwnAccount = Awaited<ReturnType<Api['staff']['me']>>
type TotpOffer = Awaited<ReturnType<Api['staff']['totpOffer']>>

export function SecondFactor({ me }: { me: OwnAccount }) {
  const { account: words } = useText('team')
  const { save, saving, problem } = useSave()
  const [offer, setOffer] = useState<TotpOffer>()
  const [codes, setCodes] = useState<string[]>()
  return (
    <Panel title={words.factorTitle}>
      <p className="text-15 text-soft">{words.factorLead}</p>
      <Passkeys me={me} />
      <AuthenticatorApp me={me} saving={saving} save={save} onOffer={setOffer} onCodes={setCodes} />
      <Problem>{problem}</Problem>
      {offer && (
        <ConnectAppDialog
          offer={offer}
          onClose={() => setOffer(undefined)}
          onDone={(made) => {
            setOffer(undefined)
            setCodes(made)
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Panel>
  )
}

type AuthenticatorAppProps = {
  me: OwnAccount
  saving: boolean
  save: ReturnType<typeof useSave>['save']
  onOffer: (offer: TotpOffer) => void
  onCodes: (codes: string[]) => void
}

/** The app that shows a code, and the recovery codes for the day it is lost. */
function AuthenticatorApp({ me, saving, save, onOffer, onCodes }: AuthenticatorAppProps) {
  const { account: words } = useText('team')
  const api = useApi()
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-t pt-3">
      <span className="font-medium text-15">{words.totp}</span>
      <Badge tone={me.totp ? 'good' : 'warn'}>{me.totp ? words.totpOn : words.totpOff}</Badge>
      {me.totp && <span className="text-13 text-soft">{words.codesLeft(me.codes_left)}</span>}
      <span className="grow" />
      {me.totp ? (
        <AuthenticatorActions saving={saving} save={save} onCodes={onCodes} />
      ) : (
        <button
          type="button"
          className="button-secondary"
          disabled={saving}
          onClick={() => void save(async () => onOffer(await api.staff.totpOffer()))}
        >
          {words.totpSet}
        </button>
      )}
      <p className="w-full text-13 text-soft">{words.totpHint}</p>
    </div>
  )
}

/** What people can do who have an authenticator app. */
function AuthenticatorActions({
  saving,
  save,
  onCodes,
}: Pick<AuthenticatorAppProps, 'saving' | 'save' | 'onCodes'>) {
  const { account: words } = useText('team')
  const api = useApi()
  return (
    <>
      <button
        type="button"
        className="button-secondary"
        disabled={saving}
        onClick={() => void save(async () => onCodes((await api.staff.newCodes()).codes))}
      >
        {words.newCodes}
      </button>
      <button
        type="button"
        className="button-danger"
        disabled={saving}
        onClick={() => void save(() => api.staff.totpRemove())}
      >
        {words.totpRemove}
      </button>
    </>
  )
}

type ConnectAppProps = { offer: TotpOffer; onClose: () => void; onDone: (codes: string[]) => void }

function ConnectAppDialog({ offer, onClose, onDone }: ConnectAppProps) {
  const { account: words } = useText('team')
  const { confirm, proveCode } = useText('kit')
  const api = useApi()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ staff }) => staff.totpSet,
    send: (input) => api.staff.totpSet(input),
    onSaved: ({ codes }) => onDone(codes),
  })
  return (
    <Dialog title={words.totpSet} onClose={onClose}>
      <p className="text-15">{words.totpScan}</p>
      <div className="justify-self-center">
        <QrCode path={offer.path} size={offer.size} label={words.totpQr} />
      </div>
      <a href={offer.uri} className="button-secondary mouse:hidden">
        {words.totpHere}
      </a>
      <p className="text-13 text-soft">
        {words.totpByHand}{' '}
        <code className="font-semibold text-ink">{offer.secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <form className="grid gap-3" onSubmit={submit}>
        <Field
          {...bind('code')}
          label={proveCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={bind('code').error ?? problem}
          required
        />
        <button type="submit" className="button-primary justify-self-end" disabled={sending}>
          {confirm}
        </button>
      </form>
    </Dialog>
  )
}

function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { account: words } = useText('team')
  return (
    <Dialog title={words.codesTitle} onClose={onClose}>
      <p className="text-15 text-soft">{words.codesLead}</p>
      <ul className="grid grid-cols-2 gap-2 font-mono text-16">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" className="button-primary justify-self-end" onClick={onClose}>
        {words.codesKept}
      </button>
    </Dialog>
  )
}

function Passkeys({ me }: { me: OwnAccount }) {
  const { account: words } = useText('team')
  const { language } = useSession()
  const api = useApi()
  const { save, saving, problem } = useSave()
  const [failed, setFailed] = useState('')
  async function add(): Promise<void> {
    setFailed('')
    // the person thought better of it, or the device cannot
    const made = await createPasskey(api).catch(() => undefined)
    if (!made) setFailed(words.passkeyFailed)
    else await save(() => api.staff.passkeyAdd({ name: words.passkeyDefault, signed: made }))
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="grow font-medium text-15">{words.passkeys}</span>
        <button
          type="button"
          className={me.totp || me.passkeys.length > 0 ? 'button-secondary' : 'button-primary'}
          disabled={saving}
          onClick={() => void add()}
        >
          {words.passkeyAdd}
        </button>
      </div>
      <p className="text-13 text-soft">{words.passkeysHint}</p>
      <Problem>{failed || problem}</Problem>
      <ul className="grid gap-1">
        {me.passkeys.map(({ credential_id, name, reg_date, last_used }) => (
          <li key={credential_id} className="flex flex-wrap items-center gap-3 text-15">
            <span className="grow">
              {name} <span className="text-13 text-soft">{formatMoment(reg_date, language)}</span>
            </span>
            <span className="text-13 text-soft">
              {last_used ? words.usedAt(formatMoment(last_used, language)) : words.never}
            </span>
            <button
              type="button"
              className="button-secondary"
              disabled={saving}
              onClick={() => void save(() => api.staff.passkeyRemove({ credential_id }))}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
