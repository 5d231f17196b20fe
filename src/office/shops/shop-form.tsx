// What is known of a partner shop, as a form: for a new one, and for one that is there.
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { type Api, useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { Heading } from '../kit/heading.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { Part } from '../kit/part.tsx'
import { ChooseOne, useSaveOver } from '../kit/save-over.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'

type Shop = Awaited<ReturnType<Api['agency']['shop']>>
type Typed = { ko: string; en: string; contact: string; address: string; addressEn: string }

const typedOf = ({
  store_name,
  contact,
  address,
}: Pick<Shop, 'store_name' | 'contact' | 'address'>): Typed => ({
  ko: store_name.ko,
  en: store_name.en,
  contact: contact ?? '',
  address: address?.ko ?? '',
  addressEn: address?.en ?? '',
})

/** Where one language is empty the other one stands in for it. */
const writtenOf = ({ ko, en, contact, address, addressEn }: Typed) => ({
  store_name: { ko: ko || en, en: en || ko },
  contact: contact || null,
  address: address || addressEn ? { ko: address || addressEn, en: addressEn || address } : null,
})

const blank: Typed = { ko: '', en: '', contact: '', address: '', addressEn: '' }

type Editing = {
  typed: Typed
  onType: (typed: Typed) => void
  wrong: Readonly<Record<string, string | undefined>>
  disabled?: boolean
}

function ShopFields({ typed, onType, wrong, disabled = false }: Editing) {
  const words = useOffice('shops')
  const at = (name: keyof Typed) => ({
    value: typed[name],
    disabled,
    onChange: ({ target }: { target: { value: string } }) => onType({ ...typed, [name]: target.value }),
  })
  return (
    <>
      <Field
        label={words.name}
        error={wrong['store_name.ko'] ?? wrong.store_name}
        {...limitsOf('agency.changeShop', 'store_name.ko')}
        {...at('ko')}
      />
      <Field
        label={words.nameEn}
        hint={words.nameEnHint}
        error={wrong['store_name.en']}
        {...limitsOf('agency.changeShop', 'store_name.en')}
        {...at('en')}
      />
      <Field
        label={words.contact}
        type="tel"
        error={wrong.contact}
        {...limitsOf('agency.changeShop', 'contact')}
        {...at('contact')}
      />
      <Field
        label={words.address}
        error={wrong.address}
        {...limitsOf('agency.changeShop', 'address.ko')}
        {...at('address')}
      />
      <Field
        label={words.addressEn}
        error={wrong['address.en']}
        {...limitsOf('agency.changeShop', 'address.en')}
        {...at('addressEn')}
      />
    </>
  )
}

export function AddShop() {
  const words = useOffice('shops')
  const { save: saveWord } = useOffice('kit')
  const api = useApi()
  const tell = useTell()
  const navigate = useNavigate()
  const { agency = '' } = useParams()
  const [typed, setTyped] = useState(blank)
  const { save, saving, problem, wrong } = useSave()
  async function send(form: HTMLFormElement): Promise<void> {
    const store_id = String(new FormData(form).get('store_id')).trim() || undefined
    await save(async (sending) => {
      const added = await api.agency.addShop({ store_id, ...writtenOf(typed) }, sending)
      tell(words.added(typed.ko || typed.en))
      await navigate(`/${agency}/shops/${encodeURIComponent(added.store_id)}`)
    })
  }
  return (
    <>
      <Heading title={words.add} />
      <form
        className="panel grid max-w-xl gap-3 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
      >
        <ShopFields typed={typed} onType={setTyped} wrong={wrong} />
        <Field
          name="store_id"
          label={words.storeId}
          hint={words.storeIdHint}
          error={wrong.store_id}
          {...limitsOf('agency.addShop', 'store_id')}
        />
        <Problem>{problem}</Problem>
        <button type="submit" className="act-main justify-self-end" disabled={saving}>
          {saveWord}
        </button>
      </form>
    </>
  )
}

export function ChangeShop({ shop, mayChange }: { shop: Shop; mayChange: boolean }) {
  const words = useOffice('shops')
  const { save: saveWord, saved } = useOffice('kit')
  const api = useApi()
  const tell = useTell()
  const { store_id } = shop
  const [typed, setTyped] = useState(() => typedOf(shop))
  const { save, saving, problem, wrong, meeting } = useSaveOver(() => api.agency.shop({ store_id }))
  async function send(revision: number): Promise<void> {
    const done = await save(() => api.agency.changeShop({ store_id, revision, ...writtenOf(typed) }))
    if (done) tell(saved)
  }
  return (
    <Part title={words.about}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void send(shop.revision)
        }}
      >
        <ShopFields typed={typed} onType={setTyped} wrong={wrong} disabled={!mayChange} />
        <Problem>{problem}</Problem>
        {mayChange && (
          <button type="submit" className="act-main justify-self-end" disabled={saving}>
            {saveWord}
          </button>
        )}
      </form>
      <ChooseOne
        meeting={meeting}
        linesOf={(theirs) => linesOf(typedOf(theirs), words)}
        mine={() => linesOf(typed, words)}
        onKeepMine={(revision) => void send(revision)}
        onTakeTheirs={(theirs) => {
          setTyped(typedOf(theirs))
          void save(async () => {})
        }}
      />
    </Part>
  )
}

type Labels = { name: string; nameEn: string; contact: string; address: string; addressEn: string }

const linesOf = (typed: Typed, words: Labels): [string, string][] => [
  [words.name, typed.ko],
  [words.nameEn, typed.en],
  [words.contact, typed.contact],
  [words.address, typed.address],
  [words.addressEn, typed.addressEn],
]
