// What is known of a partner shop, as a form: for a new one, and for one that is there.
import { useState } from 'react'
import { Problem } from '#ui/problem.tsx'
import { type Api, useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { useOfficeNavigate } from '../kit/office-link.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { Panel } from '../kit/panel.tsx'
import { SaveConflictDialog, useSaveWithConflict } from '../kit/save-conflict.tsx'
import { useToast } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'

type Shop = Awaited<ReturnType<Api['agency']['shop']>>
type ShopInput = { ko: string; en: string; contact: string; address: string; addressEn: string }

const toShopInput = ({
  store_name,
  contact,
  address,
}: Pick<Shop, 'store_name' | 'contact' | 'address'>): ShopInput => ({
  ko: store_name.ko,
  en: store_name.en,
  contact: contact ?? '',
  address: address?.ko ?? '',
  addressEn: address?.en ?? '',
})

/** Where one language is empty the other one stands in for it. */
const fromShopInput = ({ ko, en, contact, address, addressEn }: ShopInput) => ({
  store_name: { ko: ko || en, en: en || ko },
  contact: contact || null,
  address: address || addressEn ? { ko: address || addressEn, en: addressEn || address } : null,
})

const emptyShop: ShopInput = { ko: '', en: '', contact: '', address: '', addressEn: '' }

type ShopFieldsProps = {
  input: ShopInput
  onChange: (input: ShopInput) => void
  wrong: Readonly<Record<string, string | undefined>>
  disabled?: boolean
}

function ShopFields({ input, onChange, wrong, disabled = false }: ShopFieldsProps) {
  const words = useText('shops')
  const getFieldProps = (name: keyof ShopInput) => ({
    value: input[name],
    disabled,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...input, [name]: target.value }),
  })
  return (
    <>
      <Field
        label={words.name}
        error={wrong['store_name.ko'] ?? wrong.store_name}
        {...getFieldLimits('agency.changeShop', 'store_name.ko')}
        {...getFieldProps('ko')}
      />
      <Field
        label={words.nameEn}
        hint={words.nameEnHint}
        error={wrong['store_name.en']}
        {...getFieldLimits('agency.changeShop', 'store_name.en')}
        {...getFieldProps('en')}
      />
      <Field
        label={words.contact}
        type="tel"
        error={wrong.contact}
        {...getFieldLimits('agency.changeShop', 'contact')}
        {...getFieldProps('contact')}
      />
      <Field
        label={words.address}
        error={wrong.address}
        {...getFieldLimits('agency.changeShop', 'address.ko')}
        {...getFieldProps('address')}
      />
      <Field
        label={words.addressEn}
        error={wrong['address.en']}
        {...getFieldLimits('agency.changeShop', 'address.en')}
        {...getFieldProps('addressEn')}
      />
    </>
  )
}

export function AddShop() {
  const words = useText('shops')
  const { save: saveWord } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const navigate = useOfficeNavigate()
  const [input, setInput] = useState(emptyShop)
  const { save, saving, problem, wrong } = useSave()
  async function send(form: HTMLFormElement): Promise<void> {
    const store_id = String(new FormData(form).get('store_id')).trim() || undefined
    await save(async (sending) => {
      const added = await api.agency.addShop({ store_id, ...fromShopInput(input) }, sending)
      toast(words.added(input.ko || input.en))
      await navigate(`/shops/${encodeURIComponent(added.store_id)}`)
    })
  }
  return (
    <>
      <PageHeader title={words.add} />
      <form
        className="panel grid max-w-xl gap-3 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
      >
        <ShopFields input={input} onChange={setInput} wrong={wrong} />
        <Field
          name="store_id"
          label={words.storeId}
          hint={words.storeIdHint}
          error={wrong.store_id}
          {...getFieldLimits('agency.addShop', 'store_id')}
        />
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary justify-self-end" disabled={saving}>
          {saveWord}
        </button>
      </form>
    </>
  )
}

export function ChangeShop({ shop, canChange }: { shop: Shop; canChange: boolean }) {
  const words = useText('shops')
  const { save: saveWord, saved } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { store_id } = shop
  const [input, setInput] = useState(() => toShopInput(shop))
  const { save, saving, problem, wrong, conflict } = useSaveWithConflict(() => api.agency.shop({ store_id }))
  async function send(revision: number): Promise<void> {
    const done = await save(() => api.agency.changeShop({ store_id, revision, ...fromShopInput(input) }))
    if (done) toast(saved)
  }
  return (
    <Panel title={words.about}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void send(shop.revision)
        }}
      >
        <ShopFields input={input} onChange={setInput} wrong={wrong} disabled={!canChange} />
        <Problem>{problem}</Problem>
        {canChange && (
          <button type="submit" className="button-primary justify-self-end" disabled={saving}>
            {saveWord}
          </button>
        )}
      </form>
      <SaveConflictDialog
        conflict={conflict}
        toLines={(theirs) => toShopLines(toShopInput(theirs), words)}
        mine={() => toShopLines(input, words)}
        onKeepMine={(revision) => void send(revision)}
        onTakeTheirs={(theirs) => {
          setInput(toShopInput(theirs))
          void save(async () => {})
        }}
      />
    </Panel>
  )
}

type ShopLabels = { name: string; nameEn: string; contact: string; address: string; addressEn: string }

const toShopLines = (input: ShopInput, words: ShopLabels): [string, string][] => [
  [words.name, input.ko],
  [words.nameEn, input.en],
  [words.contact, input.contact],
  [words.address, input.address],
  [words.addressEn, input.addressEn],
]
