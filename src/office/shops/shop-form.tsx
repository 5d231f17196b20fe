// What is known of a partner shop, as a form: for a new one, and for one that is there.
import { Problem } from '#ui/problem.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import { type Api, useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { useOfficeNavigate } from '../kit/office-link.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { Panel } from '../kit/panel.tsx'
import { SaveForm } from '../kit/save-form.tsx'
import { useToast } from '../kit/toast.tsx'
import { useCallForm } from '../kit/use-call-form.ts'
import { useText } from '../kit/use-text.ts'
import { useSiteLanguages } from '../shell/me.ts'

type Shop = Awaited<ReturnType<Api['agency']['shop']>>
type ShopValues = Pick<Shop, 'store_name' | 'contact' | 'address'>

/** Where one language is empty the other one is shown. */
const toShopValues = ({ ko, en, contact, address, addressEn }: FormValues) => ({
  store_name: { ko: ko || en, en: en || ko },
  contact: contact || null,
  address: address || addressEn ? { ko: address || addressEn, en: addressEn || address } : null,
})

type ShopFieldsProps = {
  shop?: ShopValues
  wrong: Readonly<Record<string, string | undefined>>
  disabled?: boolean
}

function ShopFields({ shop, wrong, disabled = false }: ShopFieldsProps) {
  const words = useText('shops')
  const speaksEnglish = useSiteLanguages().includes('en')
  return (
    <>
      <Field
        name="ko"
        label={words.name}
        defaultValue={shop?.store_name.ko}
        error={wrong['store_name.ko'] ?? wrong.store_name}
        {...getFieldLimits('agency.changeShop', 'store_name.ko')}
        disabled={disabled}
      />
      {speaksEnglish && (
        <Field
          name="en"
          label={words.nameEn}
          hint={words.nameEnHint}
          defaultValue={shop?.store_name.en}
          error={wrong['store_name.en']}
          {...getFieldLimits('agency.changeShop', 'store_name.en')}
          disabled={disabled}
        />
      )}
      <Field
        name="contact"
        label={words.contact}
        type="tel"
        defaultValue={shop?.contact ?? ''}
        error={wrong.contact}
        {...getFieldLimits('agency.changeShop', 'contact')}
        disabled={disabled}
      />
      <Field
        name="address"
        label={words.address}
        defaultValue={shop?.address?.ko}
        error={wrong.address}
        {...getFieldLimits('agency.changeShop', 'address.ko')}
        disabled={disabled}
      />
      {speaksEnglish && (
        <Field
          name="addressEn"
          label={words.addressEn}
          defaultValue={shop?.address?.en}
          error={wrong['address.en']}
          {...getFieldLimits('agency.changeShop', 'address.en')}
          disabled={disabled}
        />
      )}
    </>
  )
}

export function AddShop() {
  const words = useText('shops')
  const { save: saveWord } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const navigate = useOfficeNavigate()
  const { submit, bind, sending, problem, wrong } = useCallForm({
    call: ({ agency }) => agency.addShop,
    toInput: (values) => ({ store_id: values.store_id || undefined, ...toShopValues(values) }),
    send: async (input, sending) => {
      const added = await api.agency.addShop(input, sending)
      toast(words.added(input.store_name.ko))
      await navigate(`/shops/${encodeURIComponent(added.store_id)}`)
    },
  })
  return (
    <>
      <PageHeader title={words.add} />
      <form className="panel grid max-w-xl gap-3 p-4" onSubmit={submit}>
        <ShopFields wrong={wrong} />
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
  const toShopLines = ({ store_name, contact, address }: ShopValues): [string, string][] => [
    [words.name, store_name.ko],
    [words.nameEn, store_name.en],
    [words.contact, contact ?? ''],
    [words.address, address?.ko ?? ''],
    [words.addressEn, address?.en ?? ''],
  ]
  return (
    <Panel title={words.about}>
      {canChange ? (
        <SaveForm key={revision} form={form} toLines={toShopLines}>
          <ShopFields shop={shop} wrong={form.wrong} />
        </SaveForm>
      ) : (
        <ShopFields shop={shop} wrong={{}} disabled />
      )}
    </Panel>
  )
}
