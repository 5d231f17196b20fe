// §5 The form of a passport: pictures, parts of them covered first, number, nationality and expiry.

import { lazy, Suspense, useState } from 'react'
import { listNationalities, usualNationality } from '#lib/nationalities.ts'
import { parseDate } from '#lib/parse-date.ts'
import type { Api } from '#storefront/api.ts'
import { FormCheckBox } from '#storefront/kit/form-check-box.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { FilePicker } from '#ui/file-picker.tsx'
import { focusOnMount } from '#ui/focus-on-mount.ts'
import type { PickedFile } from '#ui/pick-files.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { LabelledControl } from '#web/labelled-control.tsx'
import { useSession, useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

const CoverDialog = lazy(() => import('./cover-dialog.tsx'))

type Passport = {
  files: File[]
  passport_number?: string
  passport_expiry?: string
  passport_name?: string
  passport_nationality?: string
  mrz?: string
}
type PassportResult = { expires_soon: boolean; onContinue?: () => Promise<void> }
type Props = {
  /** Pictures that are there already need not be sent again. */
  hasFiles: boolean
  hasNumber: boolean
  /** The form asks for the traveller's consent, if they have not given it themselves. */
  asksConsent?: boolean
  send: (api: Api, passport: Passport, onProgress: (share: number) => void) => Promise<PassportResult>
}

/** Behind the expiry and its digit old passports hold a resident number, which nobody may ask for. */
const toMrz = (typed: string) => typed.toUpperCase().replace(/\s/g, '').slice(0, 28)

export function PassportForm({ hasFiles, hasNumber, asksConsent = false, send }: Props) {
  const { passport: words } = useText('documents')
  const [picked, setPicked] = useState<PickedFile[]>([])
  const [share, setShare] = useState(0)
  const [sent, setSent] = useState<PassportResult>()

  const { bind, wrong, problem, sending, submit, clearError } = useApiForm({
    schema: () => import('#domain/document/forms.ts').then(({ PassportForm }) => PassportForm),
    toInput: ({ passport_number, passport_expiry = '', passport_name, mrz, consent, ...typed }) => {
      const isNumbered = passport_number !== '' || (!hasNumber && !mrz) // then both are required
      return {
        ...(isNumbered && {
          passport_number,
          passport_expiry: parseDate(passport_expiry) ?? passport_expiry,
        }),
        ...((isNumbered || mrz || passport_name) && { passport_name }),
        ...((isNumbered || mrz) && { passport_nationality: typed.passport_nationality || undefined }),
        mrz: mrz ? toMrz(mrz) : undefined,
        consents: asksConsent ? { passport: consent === 'on' } : undefined,
      }
    },
    validate: () => (picked.length === 0 && !hasFiles ? { files: words.needFile } : {}),
    send: async (api, { passport_number, passport_expiry, passport_name, passport_nationality, mrz }) => {
      setShare(0)
      const typed = { passport_number, passport_expiry, passport_name, passport_nationality, mrz }
      setSent(await send(api, { files: picked.map(({ file }) => file), ...typed }, setShare))
      setPicked([])
    },
    fallbackError: words.failed,
    fieldByRefusal: { MRZ_WRONG: 'mrz', PASSPORT_EXPIRED: 'passport_expiry', FILE_REQUIRED: 'files' },
  })
  if (sent?.expires_soon) return <ExpiresSoon {...sent} />
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="rounded-input bg-brand-50 px-4 py-3 text-15 text-brand-800">{words.resident}</p>
      <PassportPictures
        picked={picked}
        onPick={(items) => {
          setPicked(items)
          clearError('files')
        }}
        sent={sending ? share : undefined}
        wrong={wrong.files}
      />
      <PassportNumberFields bind={bind} isMrzWrong={Boolean(wrong.mrz)} />
      {asksConsent && (
        <FormCheckBox name="consent" error={wrong['consents.passport']}>
          {words.consent}
        </FormCheckBox>
      )}
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.submit}</Submit>
    </form>
  )
}

type PassportNumberFieldsProps = { bind: ReturnType<typeof useApiForm>['bind']; isMrzWrong: boolean }

/** The name, and number and expiry or the line of the passport that holds both. */
function PassportNumberFields({ bind, isMrzWrong }: PassportNumberFieldsProps) {
  const { passport: words } = useText('documents')
  return (
    <>
      <Field
        {...bind('passport_name')}
        label={words.name}
        hint={words.nameHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <NationalitySelect bind={bind} />
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

/** A country that is not in the list is left to staff. */
function NationalitySelect({ bind }: Pick<PassportNumberFieldsProps, 'bind'>) {
  const { passport: words } = useText('documents')
  const { language } = useSession()
  const { name, error } = bind('passport_nationality')
  return (
    <LabelledControl label={words.nationality} error={error}>
      {(control) => (
        <select {...control} name={name} defaultValue={usualNationality} className="field">
          {listNationalities(language).map((each) => (
            <option key={each.code} value={each.code}>
              {each.name} ({each.code})
            </option>
          ))}
          <option value="">{words.unlistedNationality}</option>
        </select>
      )}
    </LabelledControl>
  )
}

type PassportPicturesProps = {
  picked: PickedFile[]
  onPick: (items: PickedFile[]) => void
  /** From 0 to 1, while they are under way. */
  sent: number | undefined
  wrong: string | undefined
}

function PassportPictures({ picked, onPick, sent, wrong }: PassportPicturesProps) {
  const { passport: words, cover } = useText('documents')
  const { files } = useText('shell')
  const [covered, setCovered] = useState<PickedFile>()
  return (
    <div className="grid gap-1" data-name="files" tabIndex={-1}>
      <FilePicker
        label={words.files}
        accept="passports"
        camera={words.camera}
        items={picked}
        onPick={onPick}
        sent={sent}
        action={(item) => (
          <button
            type="button"
            className="button-secondary min-h-11 shrink-0 px-3 text-15"
            aria-label={cover.openFile(item.file.name)}
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
          <CoverDialog
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

/** The passport is stored; that it ends too early is said before anything else. */
function ExpiresSoon({ onContinue }: PassportResult) {
  const words = useText('documents')
  return (
    <div tabIndex={-1} ref={focusOnMount} className="grid gap-4 outline-none">
      <p role="status" className="text-good">
        {words.passport.saved}
      </p>
      <p role="alert" className="rounded-input bg-wash px-4 py-3 text-warn">
        {words.passport.soon}
      </p>
      {onContinue && (
        <button type="button" className="button-primary" onClick={() => void onContinue()}>
          {words.goOn}
        </button>
      )}
    </div>
  )
}
