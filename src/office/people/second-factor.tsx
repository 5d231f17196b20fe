// The second factor of one's own account: an app, codes on paper, passkeys.
import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { Part } from '../kit/part.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import { makePasskey } from './passkey.ts'

type Me = Awaited<ReturnType<Api['staff']['me']>>
type Offer = Awaited<ReturnType<Api['staff']['totpOffer']>>

export function SecondFactor({ me }: { me: Me }) {
  const { account: words } = useOffice('people')
  const { save, saving, problem } = useSave()
  const [offer, setOffer] = useState<Offer>()
  const [codes, setCodes] = useState<string[]>()
  return (
    <Part title={words.factorTitle}>
      <p className="text-15 text-soft">{words.factorLead}</p>
      <App {...{ me, saving, save }} onOffer={setOffer} onCodes={setCodes} />
      <Problem>{problem}</Problem>
      <Passkeys me={me} />
      {offer && (
        <Connect
          offer={offer}
          onClose={() => setOffer(undefined)}
          onDone={(made) => {
            setOffer(undefined)
            setCodes(made)
          }}
        />
      )}
      {codes && <Codes codes={codes} onClose={() => setCodes(undefined)} />}
    </Part>
  )
}

type AppProps = {
  me: Me
  saving: boolean
  save: ReturnType<typeof useSave>['save']
  onOffer: (offer: Offer) => void
  onCodes: (codes: string[]) => void
}

/** The app that shows a code, and the codes on paper for the day it is lost. */
function App({ me, saving, save, onOffer, onCodes }: AppProps) {
  const { account: words } = useOffice('people')
  const api = useApi()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="font-medium text-15">{words.totp}</span>
      <span className="badge" data-tone={me.totp ? 'good' : 'warn'}>
        {me.totp ? words.totpOn : words.totpOff}
      </span>
      {me.totp && <span className="text-13 text-soft">{words.codesLeft(me.codes_left)}</span>}
      <span className="grow" />
      {me.totp ? (
        <AppActs {...{ saving, save, onCodes }} />
      ) : (
        <button
          type="button"
          className="act-main"
          disabled={saving}
          onClick={() => void save(async () => onOffer(await api.staff.totpOffer()))}
        >
          {words.totpSet}
        </button>
      )}
    </div>
  )
}

/** For who has one. */
function AppActs({ saving, save, onCodes }: Pick<AppProps, 'saving' | 'save' | 'onCodes'>) {
  const { account: words } = useOffice('people')
  const api = useApi()
  return (
    <>
      <button
        type="button"
        className="act"
        disabled={saving}
        onClick={() => void save(async () => onCodes((await api.staff.newCodes()).codes))}
      >
        {words.newCodes}
      </button>
      <button
        type="button"
        className="act-danger"
        disabled={saving}
        onClick={() => void save(() => api.staff.totpRemove())}
      >
        {words.totpRemove}
      </button>
    </>
  )
}

type Connecting = { offer: Offer; onClose: () => void; onDone: (codes: string[]) => void }

function Connect({ offer, onClose, onDone }: Connecting) {
  const { account: words } = useOffice('people')
  const { confirm, proveCode } = useOffice('kit')
  const api = useApi()
  const { save, saving, problem } = useSave()
  return (
    <Dialog title={words.totpSet} onClose={onClose}>
      <p className="text-15">{words.totpScan}</p>
      <svg
        viewBox={`-2 -2 ${offer.size + 4} ${offer.size + 4}`}
        role="img"
        aria-label={words.totpQr}
        className="mx-auto size-52 rounded-lg bg-white"
      >
        <path d={offer.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <a href={offer.uri} className="act mouse:hidden">
        {words.totpHere}
      </a>
      <p className="text-13 text-soft">
        {words.totpByHand}{' '}
        <code className="font-semibold text-ink">{offer.secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const code = String(new FormData(event.currentTarget).get('code'))
          void save(async () => onDone((await api.staff.totpSet({ code })).codes))
        }}
      >
        <Field
          name="code"
          label={proveCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={problem}
          required
        />
        <button type="submit" className="act-main justify-self-end" disabled={saving}>
          {confirm}
        </button>
      </form>
    </Dialog>
  )
}

function Codes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { account: words } = useOffice('people')
  return (
    <Dialog title={words.codesTitle} onClose={onClose}>
      <p className="text-15 text-soft">{words.codesLead}</p>
      <ul className="grid grid-cols-2 gap-2 font-mono text-16">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" className="act-main justify-self-end" onClick={onClose}>
        {words.codesKept}
      </button>
    </Dialog>
  )
}

function Passkeys({ me }: { me: Me }) {
  const { account: words } = useOffice('people')
  const { language } = useSession()
  const api = useApi()
  const { save, saving, problem } = useSave()
  const [failed, setFailed] = useState('')
  async function add(): Promise<void> {
    setFailed('')
    // the person thought better of it, or the device cannot
    const made = await makePasskey(api).catch(() => undefined)
    if (!made) setFailed(words.passkeyFailed)
    else await save(() => api.staff.passkeyAdd({ name: words.passkeyDefault, signed: made }))
  }
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="grow font-medium text-15">{words.passkeys}</span>
        <button type="button" className="act" disabled={saving} onClick={() => void add()}>
          {words.passkeyAdd}
        </button>
      </div>
      <Problem>{failed || problem}</Problem>
      <ul className="grid gap-1">
        {me.passkeys.map(({ credential_id, name, reg_date, last_used }) => (
          <li key={credential_id} className="flex flex-wrap items-center gap-3 text-15">
            <span className="grow">
              {name} <span className="text-13 text-soft">{when(reg_date, language)}</span>
            </span>
            <span className="text-13 text-soft">
              {last_used ? words.usedAt(when(last_used, language)) : words.never}
            </span>
            <button
              type="button"
              className="act"
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
