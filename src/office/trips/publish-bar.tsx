// Publishing a trip, now or at a time; and what else is done with it as a whole.
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams, useRevalidator } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import { Field } from '../kit/field.tsx'
import { Menu } from '../kit/menu.tsx'
import { Problem } from '../kit/problem.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import { useMe } from '../shell/me.ts'
import type { Loaded, useDraft } from './use-draft.ts'

// Rarely looked at: they come when they are asked for.
const Versions = lazy(() => import('./versions.tsx'))

type Props = { trip: Loaded; draft: ReturnType<typeof useDraft> }

export function PublishBar({ trip, draft }: Props) {
  const words = useOffice('trips')
  const { language } = useSession()
  const { here } = useMe()
  const { agency = '' } = useParams()
  const { package_code, state } = trip
  const api = useApi()
  const tell = useTell()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<'later' | 'down' | 'remove' | 'versions'>()
  const { save, saving, problem } = useSave({ onChangedMeanwhile: () => void draft.save() })
  const close = () => setAsking(undefined)

  /** What was typed is saved first: nobody publishes less than they see. */
  async function publish(at: string | null): Promise<void> {
    if (!(await draft.save())) return
    const isDone = await save(() => api.trip.publishTrip({ package_code, revision: draft.revisionNow(), at }))
    if (!isDone) return
    close()
    if (!at) draft.nowShown()
    tell(at ? words.timeSet(when(at, language)) : words.publishedNow)
  }
  async function act(send: () => Promise<unknown>, said: string, to?: string): Promise<void> {
    if (!(await save(send))) return
    close()
    tell(said)
    if (to) void navigate(to)
    else await revalidate()
  }
  return (
    <>
      <button type="button" className="act" onClick={() => setAsking('versions')}>
        {words.history}
      </button>
      <Menu title={words.more} className="min-w-52 gap-1 p-2">
        {state !== 'draft' && state !== 'hidden' && here && (
          <Item href={`${here.origin}/travel/detail/${package_code}`} name={words.seeSite} />
        )}
        <Item name={words.publishLater} onClick={() => setAsking('later')} />
        {trip.publish_at && (
          <Item
            name={words.callOff}
            onClick={() => void act(() => api.trip.callOff({ package_code }), words.calledOff)}
          />
        )}
        {state !== 'draft' && state !== 'hidden' && (
          <Item name={words.takeDown} onClick={() => setAsking('down')} />
        )}
        {state === 'draft' && <Item name={words.remove} onClick={() => setAsking('remove')} />}
      </Menu>
      <button type="button" className="act-main" disabled={saving} onClick={() => void publish(null)}>
        {words.publish}
      </button>
      {problem && !asking && <Problem>{problem}</Problem>}
      {asking === 'later' && (
        <Later saving={saving} problem={problem} onClose={close} onSet={(at) => void publish(at)} />
      )}
      {asking === 'down' && (
        <Ask
          title={words.takeDownAsk}
          lead={words.takeDownLead}
          act={words.takeDown}
          danger
          {...{ saving, problem }}
          onClose={close}
          onAct={() => void act(() => api.trip.takeDown({ package_code }), words.takenDown)}
        />
      )}
      {asking === 'remove' && (
        <Ask
          title={words.removeAsk}
          lead={words.removeLead}
          act={words.remove}
          danger
          {...{ saving, problem }}
          onClose={close}
          onAct={() =>
            void act(() => api.trip.deleteTrip({ package_code }), words.removed, `/${agency}/trips`)
          }
        />
      )}
      {asking === 'versions' && (
        <Suspense>
          <Versions trip={trip} draft={draft} onClose={close} />
        </Suspense>
      )}
    </>
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
