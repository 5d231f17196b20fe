// One popup or banner as a form, and its deletion.
import { type ReactNode, useState } from 'react'
import { joinWords } from '#i18n/language.ts'
import { addDays } from '#lib/days.ts'
import { popupPages, promotionAudiences, promotionPages } from '#lib/promotion.ts'
import { useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { LanguageFields } from '#office/kit/language-fields.tsx'
import { SaveConflictDialog } from '#office/kit/save-conflict.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { PictureField } from '#office/look/picture-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import type { Bind } from '#web/use-form.ts'
import type { EditedPromotion, Promotion, PromotionList } from './promotion.ts'

type Props = { site: PromotionList; edited: EditedPromotion; onClose: () => void }

/** A week is what most announcements need. */
const usualDays = 6

export default function PromotionDialog({ site, edited, onClose }: Props) {
  const words = useText('promotions')
  const { close, save: saveWord } = useText('kit')
  const stored = 'promotion_id' in edited ? edited : undefined
  const [picture, setPicture] = useState(stored?.picture ?? null)
  const [isDeleting, setDeleting] = useState(false)
  const { form, conflictDialog } = usePromotionForm(edited, picture, onClose)
  const { submit, bind, sending, problem } = form
  const { kind } = edited
  return (
    <Dialog
      title={stored ? words.edit : words[kind === 'popup' ? 'addPopup' : 'addBanner']}
      onClose={onClose}
      closeLabel={close}
      className="max-w-xl"
    >
      <form className="grid gap-3" onSubmit={submit}>
        <p className="text-13 text-soft">{words[kind === 'popup' ? 'popupHint' : 'bannerHint']}</p>
        <WordsFields stored={stored} bind={bind} />
        {kind === 'popup' && (
          <PictureField label={words.fields.picture} path={picture} onChange={setPicture} />
        )}
        <PlaceFields site={site} edited={edited} bind={bind} />
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-end gap-2">
          {stored && (
            <button type="button" className="button-danger mr-auto" onClick={() => setDeleting(true)}>
              {words.remove}
            </button>
          )}
          <button type="submit" className="button-primary" disabled={sending}>
            {saveWord}
          </button>
        </div>
      </form>
      {conflictDialog}
      {isDeleting && stored && (
        <DeleteDialog promotion={stored} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </Dialog>
  )
}

function usePromotionForm(edited: EditedPromotion, picture: string | null, onClose: () => void) {
  const words = useText('promotions')
  const api = useApi()
  const toast = useToast()
  const stored = 'promotion_id' in edited ? edited : undefined
  const toInput = (values: FormValues, listTicked: (name: string) => string[]) => ({
    ...(stored && { promotion_id: stored.promotion_id, revision: stored.revision }),
    kind: edited.kind,
    shown_from: values.shown_from,
    shown_until: values.shown_until,
    pages: listTicked('pages'),
    audience: values.audience,
    title: { ko: values['title.ko'] ?? '', en: values['title.en'] ?? '' },
    text: { ko: values['text.ko'] ?? '', en: values['text.en'] ?? '' },
    href: values.href || null,
    picture,
  })
  const onSaved = () => {
    toast(words.saved)
    onClose()
  }
  const adding = useCallForm({
    call: ({ promotion }) => promotion.addPromotion,
    toInput,
    send: (input, sending) => api.promotion.addPromotion(input, sending),
    onSaved,
  })
  const changing = useCallForm({
    call: ({ promotion }) => promotion.changePromotion,
    toInput,
    send: (input) => api.promotion.changePromotion(input),
    onSaved,
    loadTheirs: async () =>
      (await api.promotion.promotions()).list.find(
        ({ promotion_id }) => promotion_id === stored?.promotion_id,
      ),
  })
  const { conflict, sent, sendAgain } = changing
  const toLines = ({ title, text, shown_from, shown_until }: PromotionWords): VersionLines => [
    [words.fields.title, joinWords(title)],
    [words.fields.text, joinWords(text)],
    [words.fields.shown_from, shown_from],
    [words.fields.shown_until, shown_until],
  ]
  const conflictDialog: ReactNode = sent && (
    <SaveConflictDialog
      conflict={conflict}
      toLines={toLines}
      mine={() => toLines(sent)}
      onKeepMine={(revision) => sendAgain({ ...sent, revision })}
      onTakeTheirs={onClose}
    />
  )
  return { form: stored ? changing : adding, conflictDialog }
}

type PromotionWords = Pick<Promotion, 'title' | 'text' | 'shown_from' | 'shown_until'>

function WordsFields({ stored, bind }: { stored: Promotion | undefined; bind: Bind }) {
  const words = useText('promotions')
  return (
    <>
      <LanguageFields label={words.fields.title} field="title" bind={bind} value={stored?.title} />
      <LanguageFields label={words.fields.text} field="text" bind={bind} value={stored?.text} rows={2} />
      <Field
        {...bind('href')}
        label={words.fields.href}
        hint={words.fields.hrefHint}
        defaultValue={stored?.href ?? ''}
      />
    </>
  )
}

/** When, where and for whom. */
function PlaceFields({ site, edited, bind }: { site: PromotionList; edited: EditedPromotion; bind: Bind }) {
  const words = useText('promotions')
  const stored = 'promotion_id' in edited ? edited : undefined
  const pages = edited.kind === 'popup' ? popupPages : promotionPages
  const { error: pagesError } = bind('pages')
  return (
    <>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field
          type="date"
          {...bind('shown_from')}
          label={words.fields.shown_from}
          defaultValue={stored?.shown_from ?? site.today}
        />
        <Field
          type="date"
          {...bind('shown_until')}
          label={words.fields.shown_until}
          defaultValue={stored?.shown_until ?? addDays(site.today, usualDays)}
        />
      </div>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium text-13 text-soft">{words.fields.pages}</legend>
        <div className="flex flex-wrap gap-x-4">
          {pages.map((page) => (
            <CheckBox
              key={page}
              name="pages"
              value={page}
              defaultChecked={stored ? stored.pages.includes(page) : page === 'home'}
            >
              {words.pages[page]}
            </CheckBox>
          ))}
        </div>
        {pagesError && (
          <p role="alert" className="text-13 text-bad">
            {pagesError}
          </p>
        )}
      </fieldset>
      <Select
        {...bind('audience')}
        label={words.fields.audience}
        choices={promotionAudiences.map((value) => ({ value, name: words.audiences[value] }))}
        defaultValue={stored?.audience ?? 'all'}
      />
    </>
  )
}

type DeleteDialogProps = { promotion: Promotion; onClose: () => void; onDeleted: () => void }

function DeleteDialog({ promotion: { promotion_id, revision }, onClose, onDeleted }: DeleteDialogProps) {
  const words = useText('promotions')
  const api = useApi()
  return (
    <ConfirmAction
      title={words.removeAsk}
      lead={words.removeLead}
      confirmLabel={words.remove}
      danger
      onClose={onClose}
      send={() => api.promotion.deletePromotion({ promotion_id, revision })}
      doneText={words.removed}
      onDone={onDeleted}
    />
  )
}
