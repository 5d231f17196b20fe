// Publishing a trip, now or at a time; and what else is done with it as a whole.
import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#office/api.ts'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Menu } from '#office/kit/menu.tsx'
import { type OfficePath, useOfficeNavigate } from '#office/kit/office-link.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { useCreateQuote } from '#office/quotes/create-quote-button.tsx'
import { useMay, useMe } from '#office/shell/me.ts'
import { Problem } from '#ui/problem.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useSession } from '#web/session.tsx'
import type { TripDetails, TripDraft } from './use-trip-draft.ts'

// Loaded when somebody opens them, which is rare.
const Versions = lazy(() => import('./versions-dialog.tsx'))
const ConfirmDialog = lazy(() =>
  import('#office/kit/confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
)
const PublishLaterDialog = lazy(() => import('./publish-later-dialog.tsx'))

type Props = { trip: TripDetails; draft: TripDraft }
type DialogName = 'later' | 'down' | 'remove' | 'versions'

export function PublishBar({ trip, draft }: Props) {
  const words = useText('trips')
  const api = useApi()
  const { package_code } = trip
  const [openDialog, setOpenDialog] = useState<DialogName>()
  const close = () => setOpenDialog(undefined)
  const { publish, runAction, saving, problem } = usePublishing({ trip, draft }, close)
  return (
    <>
      <button type="button" className="button-secondary" onClick={() => setOpenDialog('versions')}>
        {words.history}
      </button>
      <MoreMenu trip={trip} onOpenDialog={setOpenDialog} runAction={runAction} />
      <button type="button" className="button-primary" disabled={saving} onClick={() => void publish(null)}>
        {trip.state === 'on_sale' || trip.state === 'ended' ? words.publishChanges : words.publish}
      </button>
      {problem && !openDialog && <Problem>{problem}</Problem>}
      <Suspense>
        {openDialog === 'later' && (
          <PublishLaterDialog
            saving={saving}
            problem={problem}
            onClose={close}
            onSet={(at) => void publish(at)}
          />
        )}
        {openDialog === 'down' && (
          <ConfirmDialog
            title={words.takeDownAsk}
            lead={words.takeDownLead}
            confirmLabel={words.takeDown}
            danger
            saving={saving}
            problem={problem}
            onClose={close}
            onConfirm={() => void runAction(() => api.trip.takeDown({ package_code }), words.takenDown)}
          />
        )}
        {openDialog === 'remove' && (
          <ConfirmDialog
            title={words.removeAsk}
            lead={words.removeLead}
            confirmLabel={words.remove}
            danger
            saving={saving}
            problem={problem}
            onClose={close}
            onConfirm={() =>
              void runAction(() => api.trip.deleteTrip({ package_code }), words.removed, '/trips')
            }
          />
        )}
        {openDialog === 'versions' && <Versions trip={trip} draft={draft} onClose={close} />}
      </Suspense>
    </>
  )
}

/** `onDone`: closes the question once it was answered. */
function usePublishing({ trip: { package_code }, draft }: Props, onDone: () => void) {
  const words = useText('trips')
  const { language } = useSession()
  const { currentAgency } = useMe()
  const api = useApi()
  const toast = useToast()
  const navigate = useOfficeNavigate()
  const { revalidate } = useRevalidator()
  const { save, saving, problem } = useSave({ onConflict: draft.conflict.showTheirs })

  /** What was typed is saved first: nobody publishes less than they see. */
  async function publish(at: string | null): Promise<void> {
    if (!(await draft.save())) return
    const isDone = await save(() => send(at))
    if (!isDone) return
    onDone()
    if (!at) draft.markPublished()
    if (at) return toast(words.timeSet(formatMoment(at, language)))
    toast(currentAgency?.is_preparing ? words.publishedInPreview : words.publishedNow)
  }
  /** Where a colleague was quicker, it is shown as published, beside the sentence that says so. */
  async function send(at: string | null): Promise<void> {
    try {
      await api.trip.publishTrip({ package_code, revision: draft.getRevision(), at })
    } catch (error) {
      if (parseRefusal(error).refusal === 'ALREADY_PUBLISHED') {
        draft.markPublished()
        await revalidate()
      }
      throw error
    }
  }
  async function runAction(send: () => Promise<unknown>, doneText: string, to?: OfficePath): Promise<void> {
    if (!(await save(send))) return
    onDone()
    toast(doneText)
    if (to) void navigate(to)
    else await revalidate()
  }
  return { publish, runAction, saving, problem }
}

type TripActionProps = { trip: TripDetails; runAction: ReturnType<typeof usePublishing>['runAction'] }

function MoreMenu({
  trip,
  runAction,
  onOpenDialog,
}: TripActionProps & { onOpenDialog: (openDialog: DialogName) => void }) {
  const words = useText('trips')
  const { currentAgency } = useMe()
  const api = useApi()
  const { package_code, state } = trip
  const may = useMay()
  const quoting = useCreateQuote({ package_code })
  return (
    <Menu title={words.more} className="min-w-52 gap-1 p-2">
      {state !== 'draft' && state !== 'hidden' && currentAgency && (
        <MenuItem href={`${currentAgency.origin}/travel/detail/${package_code}`} name={words.seeSite} />
      )}
      {may('change bookings') && <MenuItem name={words.writeQuote} onClick={() => void quoting.create()} />}
      <MenuItem name={words.publishLater} onClick={() => onOpenDialog('later')} />
      {trip.publish_at && (
        <MenuItem
          name={words.callOff}
          onClick={() => void runAction(() => api.trip.callOff({ package_code }), words.calledOff)}
        />
      )}
      {state !== 'draft' && state !== 'hidden' && (
        <MenuItem name={words.takeDown} onClick={() => onOpenDialog('down')} />
      )}
      {state === 'draft' && <MenuItem name={words.remove} onClick={() => onOpenDialog('remove')} />}
    </Menu>
  )
}

type MenuItemProps = { name: string; href?: string; onClick?: () => void }

function MenuItem({ name, href, onClick }: MenuItemProps) {
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
