// Publishing a trip, now or at a time; and what else is done with it as a whole.
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams, useRevalidator } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { refusalOf } from '#web/refusal-of.ts'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import { Field } from '../kit/field.tsx'
import { Menu } from '../kit/menu.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import { useMe } from '../shell/me.ts'
import type { Loaded, useDraft } from './use-draft.ts'

// Rarely looked at: they come when they are asked for.
const Versions = lazy(() => import('./versions.tsx'))

type Props = { trip: Loaded; draft: ReturnType<typeof useDraft> }
type Asking = 'later' | 'down' | 'remove' | 'versions'

export function PublishBar({ trip, draft }: Props) {
  const words = useOffice('trips')
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const { publish, act, saving, problem } = usePublishing({ trip, draft }, close)
  return (
    <>
      <button type="button" className="act" onClick={() => setAsking('versions')}>
        {words.history}
      </button>
      <More trip={trip} onAsk={setAsking} act={act} />
      <button type="button" className="act-main" disabled={saving} onClick={() => void publish(null)}>
        {words.publish}
      </button>
      {problem && !asking && <Problem>{problem}</Problem>}
      {asking === 'later' && (
        <Later saving={saving} problem={problem} onClose={close} onSet={(at) => void publish(at)} />
      )}
      {(asking === 'down' || asking === 'remove') && (
        <AskFirst deed={asking} {...{ trip, saving, problem, act }} onClose={close} />
      )}
      {asking === 'versions' && (
        <Suspense>
          <Versions trip={trip} draft={draft} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** `onDone`: what was asked for is no longer asked. */
function usePublishing({ trip: { package_code }, draft }: Props, onDone: () => void) {
  const words = useOffice('trips')
  const { language } = useSession()
  const api = useApi()
  const tell = useTell()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { save, saving, problem } = useSave({ onChangedMeanwhile: () => void draft.seeTheirs() })

  /** What was typed is saved first: nobody publishes less than they see. */
  async function publish(at: string | null): Promise<void> {
    if (!(await draft.save())) return
    const isDone = await save(() => send(at))
    if (!isDone) return
    onDone()
    if (!at) draft.nowShown()
    tell(at ? words.timeSet(when(at, language)) : words.publishedNow)
  }
  /** Where a colleague was quicker, it is shown as published, beside the sentence that says so. */
  async function send(at: string | null): Promise<void> {
    try {
      await api.trip.publishTrip({ package_code, revision: draft.revisionNow(), at })
    } catch (error) {
      if (refusalOf(error).refusal === 'ALREADY_PUBLISHED') {
        draft.nowShown()
        await revalidate()
      }
      throw error
    }
  }
  async function act(send: () => Promise<unknown>, said: string, to?: string): Promise<void> {
    if (!(await save(send))) return
    onDone()
    tell(said)
    if (to) void navigate(to)
    else await revalidate()
  }
  return { publish, act, saving, problem }
}

type Acting = { trip: Loaded; act: ReturnType<typeof usePublishing>['act'] }

function More({ trip, act, onAsk }: Acting & { onAsk: (asking: Asking) => void }) {
  const words = useOffice('trips')
  const { here } = useMe()
  const api = useApi()
  const { package_code, state } = trip
  return (
    <Menu title={words.more} className="min-w-52 gap-1 p-2">
      {state !== 'draft' && state !== 'hidden' && here && (
        <Item href={`${here.origin}/travel/detail/${package_code}`} name={words.seeSite} />
      )}
      <Item name={words.publishLater} onClick={() => onAsk('later')} />
      {trip.publish_at && (
        <Item
          name={words.callOff}
          onClick={() => void act(() => api.trip.callOff({ package_code }), words.calledOff)}
        />
      )}
      {state !== 'draft' && state !== 'hidden' && (
        <Item name={words.takeDown} onClick={() => onAsk('down')} />
      )}
      {state === 'draft' && <Item name={words.remove} onClick={() => onAsk('remove')} />}
    </Menu>
  )
}

type AskProps = Acting & {
  deed: 'down' | 'remove'
  saving: boolean
  problem: string
  onClose: () => void
}

/** Before what takes a trip from the site, or away. */
function AskFirst({ deed, trip: { package_code }, act, ...asking }: AskProps) {
  const words = useOffice('trips')
  const { agency = '' } = useParams()
  const api = useApi()
  if (deed === 'down')
    return (
      <Ask
        title={words.takeDownAsk}
        lead={words.takeDownLead}
        act={words.takeDown}
        danger
        {...asking}
        onAct={() => void act(() => api.trip.takeDown({ package_code }), words.takenDown)}
      />
    )
  return (
    <Ask
      title={words.removeAsk}
      lead={words.removeLead}
      act={words.remove}
      danger
      {...asking}
      onAct={() => void act(() => api.trip.deleteTrip({ package_code }), words.removed, `/${agency}/trips`)}
    />
  )
}

type ItemProps = { name: string; href?: string; onClick?: () => void }

function Item({ name, href, onClick }: ItemProps) {
  const className = 'rounded-lg px-3 py-2 text-left text-15 hover:bg-wash'
  return href ? (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {name}
    </a>
  ) : (
    <button type="button" className={className} onClick={onClick}>
      {name}
    </button>
  )
}

const day_ms = 86_400_000
const inSeoul = (moment: number) => new Date(moment + 9 * 3_600_000).toISOString().slice(0, 16)

type LaterProps = { saving: boolean; problem: string; onClose: () => void; onSet: (at: string) => void }

/** Typed as Seoul's clock shows it, wherever the person sits. */
function Later({ saving, problem, onClose, onSet }: LaterProps) {
  const words = useOffice('trips')
  const { close } = useOffice('kit')
  return (
    <Dialog title={words.publishLater} onClose={onClose} closer={close}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const at = new FormData(event.currentTarget).get('at')
          onSet(new Date(`${at}:00+09:00`).toISOString())
        }}
      >
        <p className="text-15 text-soft">{words.publishLead}</p>
        <Field
          type="datetime-local"
          name="at"
          label={words.publishWhen}
          min={inSeoul(Date.now())}
          defaultValue={`${inSeoul(Date.now() + day_ms).slice(0, 10)}T09:00`}
          required
        />
        <Problem>{problem}</Problem>
        <button type="submit" className="act-main justify-self-end" disabled={saving}>
          {words.setTime}
        </button>
      </form>
    </Dialog>
  )
}
