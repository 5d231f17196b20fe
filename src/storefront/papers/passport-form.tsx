// §5 The form of a passport: pictures, parts of them covered first, number and expiry.

import { lazy, Suspense, useState } from 'react'
import { dayTyped } from '#plain/day-typed.ts'
import type { Api } from '#storefront/api.ts'
import { useSend } from '#storefront/shell/use-send.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { FilePick } from '#ui/file-pick.tsx'
import type { Picked } from '#ui/picked.ts'
import { Problem } from '#ui/problem.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { Field } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

const Cover = lazy(() => import('./cover.tsx'))

type Passport = { files: File[]; passport_number?: string; passport_expiry?: string; mrz?: string }
type Sent = { expires_soon: boolean; goOn?: () => Promise<void> }
type Props = {
  /** What is there already need not be sent again. */
  hasFiles: boolean
  hasNumber: boolean
  /** The traveller's consent is asked for here, where they have not given it themselves. */
  asksConsent?: boolean
  send: (api: Api, passport: Passport, onProgress: (share: number) => void) => Promise<Sent>
}

/** Behind the expiry and its digit old passports hold a resident number, which nobody may ask for. */
const mrzSent = (typed: string) => typed.toUpperCase().replace(/\s/g, '').slice(0, 28)

export function PassportForm({ hasFiles, hasNumber, asksConsent = false, send }: Props) {
  const { passport: words } = useWords('papers')
  const [picked, setPicked] = useState<Picked[]>([])
  const [share, setShare] = useState(0)
  const [sent, setSent] = useState<Sent>()

  const { bind, wrong, problem, sending, submit, mend, mendTyped } = useSend({
    schema: () => import('#domain/document/forms.ts').then(({ PassportForm }) => PassportForm),
    read: ({ passport_number, passport_expiry = '', mrz, consent }) => {
      const isNumbered = passport_number !== '' || (!hasNumber && !mrz) // then both are asked for
      return {
        ...(isNumbered && {
          passport_number,
          passport_expiry: dayTyped(passport_expiry) ?? passport_expiry,
        }),
        mrz: mrz ? mrzSent(mrz) : undefined,
        consents: asksConsent ? { passport: consent === 'on' } : undefined,
      }
    },
    also: () => (picked.length === 0 && !hasFiles ? { files: words.needFile } : {}),
    send: async (api, { passport_number, passport_expiry, mrz }) => {
      setShare(0)
      const typed = { passport_number, passport_expiry, mrz }
      setSent(await send(api, { files: picked.map(({ file }) => file), ...typed }, setShare))
      setPicked([])
    },
    failed: words.failed,
    about: { MRZ_WRONG: 'mrz', PASSPORT_EXPIRED: 'passport_expiry', FILE_REQUIRED: 'files' },
  })
  if (sent?.expires_soon) return <ExpiresSoon {...sent} />
  return (
    <form noValidate onSubmit={submit} onInput={mendTyped} className="grid gap-5">
      <p className="rounded-input bg-brand-50 px-4 py-3 text-15 text-brand-800">{words.resident}</p>
      <Pictures
        picked={picked}
        onPick={(items) => {
          setPicked(items)
          mend('files')
        }}
        sent={sending ? share : undefined}
        wrong={wrong.files}
      />
      <Numbers bind={bind} isMrzWrong={Boolean(wrong.mrz)} />
      {asksConsent && (
        <CheckBox name="consent" error={wrong['consents.passport']}>
          {words.consent}
        </CheckBox>
      )}
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.submit}</Submit>
    </form>
  )
}

type NumbersProps = { bind: ReturnType<typeof useSend>['bind']; isMrzWrong: boolean }

/** Number and expiry, or the line of the passport that holds both. */
function Numbers({ bind, isMrzWrong }: NumbersProps) {
  const { passport: words } = useWords('papers')
  return (
    <>
      <Field
        {...bind('passport_number')}
        label={words.number}
        hint={words.numberHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <Field
        {...bind('passport_expiry')}
        label={words.expiry}
        hint={words.expiryHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <details open={isMrzWrong ? true : undefined}>
        <summary className="min-h-11 content-center text-15 text-brand-700">{words.mrz}</summary>
        <Field
          {...bind('mrz')}
          label={words.mrz}
          hint={words.mrzHint}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={60} // with the gaps it is copied with
        />
      </details>
    </>
  )
}

type PicturesProps = {
  picked: Picked[]
  onPick: (items: Picked[]) => void
  /** From 0 to 1, while they are under way. */
  sent: number | undefined
  wrong: string | undefined
}

function Pictures({ picked, onPick, sent, wrong }: PicturesProps) {
  const { passport: words, cover } = useWords('papers')
  const { files } = useWords('shell')
  const [covered, setCovered] = useState<Picked>()
  return (
    <div className="grid gap-1" data-name="files" tabIndex={-1}>
      <FilePick
        label={words.files}
        accept="passports"
        camera={words.camera}
        items={picked}
        onPick={onPick}
        sent={sent}
        action={(item) => (
          <button
            type="button"
            className="button-quiet min-h-11 shrink-0 px-3 text-15"
            aria-label={cover.openOf(item.file.name)}
            onClick={() => setCovered(item)}
          >
            {cover.open}
          </button>
        )}
        words={files}
      />
      <p role="alert" className="text-13 text-bad empty:hidden">
        {wrong}
      </p>
      {covered && (
        <Suspense>
          <Cover
            file={covered.file}
            close={() => setCovered(undefined)}
            use={(file) => {
              onPick(picked.map((item) => (item.key === covered.key ? { ...item, file } : item)))
              setCovered(undefined)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** It is stored; that it ends too early is said before anything else. */
function ExpiresSoon({ goOn }: Sent) {
  const words = useWords('papers')
  return (
    <div tabIndex={-1} ref={takeFocus} className="grid gap-4 outline-none">
      <p role="status" className="text-good">
        {words.passport.saved}
      </p>
      <p role="alert" className="rounded-input bg-wash px-4 py-3 text-warn">
        {words.passport.soon}
      </p>
      {goOn && (
        <button type="button" className="button-main" onClick={() => void goOn()}>
          {words.goOn}
        </button>
      )}
    </div>
  )
}
