// What is known of a partner shop, as a form: for a new one, and for one that is there.
import { joinWords } from '#i18n/language.ts'
import { type Api, useApi } from '#office/api.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field } from '#office/kit/field.tsx'
import { LanguageFields } from '#office/kit/language-fields.tsx'
import { useOfficeNavigate } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import { useLocalized } from '#web/session.tsx'
import type { Bind } from '#web/use-form.ts'

type Shop = Awaited<ReturnType<Api['agency']['shop']>>
type ShopValues = Pick<Shop, 'store_name' | 'contact' | 'address'>

const toShopValues = (values: FormValues) => {
  const address = { ko: values['address.ko'] ?? '', en: values['address.en'] ?? '' }
  return {
    store_name: { ko: values['store_name.ko'] ?? '', en: values['store_name.en'] ?? '' },
    contact: values.contact || null,
    address: address.ko || address.en ? address : null,
  }
}

type ShopFieldsProps = {
  shop?: ShopValues
  bind: Bind
  disabled?: boolean
}

function ShopFields({ shop, bind, disabled = false }: ShopFieldsProps) {
  const words = useText('shops')
  return (
    <>
      <LanguageFields
        label={words.name}
        field="store_name"
        bind={bind}
        value={shop?.store_name}
        isRequired
        disabled={disabled}
      />
      <Field
        {...bind('contact')}
        label={words.contact}
        type="tel"
        defaultValue={shop?.contact ?? ''}
        disabled={disabled}
      />
      <LanguageFields
        label={words.address}
        field="address"
        bind={bind}
        value={shop?.address}
        disabled={disabled}
      />
    </>
  )
}

export function AddShop() {
  const words = useText('shops')
  const { save: saveWord } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const localized = useLocalized()
  const navigate = useOfficeNavigate()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ agency }) => agency.addShop,
    toInput: (values) => ({ store_id: values.store_id || undefined, ...toShopValues(values) }),
    send: async (input, sending) => {
      const added = await api.agency.addShop(input, sending)
      toast(words.added(localized(input.store_name)))
      await navigate(`/shops/${encodeURIComponent(added.store_id)}`)
    },
  })
  return (
    <>
      <PageHeader title={words.add} />
      <form className="panel grid max-w-xl gap-3 p-4" onSubmit={submit}>
        <ShopFields bind={bind} />
        <Field label={words.storeId} hint={words.storeIdHint} {...bind('store_id')} />
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary justify-self-end" disabled={sending}>
          {saveWord}
        </button>
      </form>
    </>
  )
}

export function ChangeShop({ shop, canChange }: { shop: Shop; canChange: boolean }) {
  const words = useText('shops')
  const { saved } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { store_id, revision } = shop
  const form = useCallForm({
    call: ({ agency }) => agency.changeShop,
    toInput: (values) => ({ store_id, revision, ...toShopValues(values) }),
    send: (input) => api.agency.changeShop(input),
    onSaved: () => toast(saved),
    loadTheirs: () => api.agency.shop({ store_id }),
  })
  const toShopLines = ({ store_name, contact, address }: ShopValues): VersionLines => [
    [words.name, joinWords(store_name)],
    [words.contact, contact ?? ''],
    [words.address, address ? joinWords(address) : ''],
  ]
  return (
    <Panel title={words.about}>
      {canChange ? (
        <SaveForm key={revision} form={form} toLines={toShopLines}>
          <ShopFields shop={shop} bind={form.bind} />
        </SaveForm>
      ) : (
        <ShopFields shop={shop} bind={form.bind} disabled />
      )}
    </Panel>
  )
}
