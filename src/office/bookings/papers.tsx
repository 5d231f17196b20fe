// Who travels, with what is there of their papers, and links to get the rest.
import { type ReactNode, useState } from 'react'
import { isUnderWay } from '#domain/booking/progress.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useSession } from '#web/session.tsx'
import { type Api, useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import { Part } from '../kit/part.tsx'
import { Problem } from '../kit/problem.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import { useMay } from '../shell/me.ts'
import type { Loaded } from './load.ts'
import { TakeFile } from './take-file.tsx'

export function Papers({ booking, papers }: Loaded) {
  const words = useOffice('bookings')
  const { language } = useSession()
  const may = useMay()
  const { handed, setHanded, ending, setEnding, hand, mail, end, saving, problem } = useLinks(booking)
  const mayChange = may('change bookings') && isUnderWay(booking.progress)
  return (
    <Part title={words.travellers} aside={<Passports {...{ booking, papers }} />}>
      <ul className="divide-y divide-line">
        {papers.travellers.map((one) => (
          <Traveller
            key={one.traveller}
            one={one}
            needsPassport={papers.needs_passports}
            isUnderWay={isUnderWay(booking.progress)}
          >
            {mayChange && (
              <button
                type="button"
                className="act"
                disabled={saving}
                onClick={() => void hand(one.traveller)}
              >
                {words.handLink}
              </button>
            )}
          </Traveller>
        ))}
        {booking.travellers
          .filter(({ cancelled }) => cancelled)
          .map(({ seq, name, kind }) => (
            <li key={`gone ${seq}`} className="flex flex-wrap items-center gap-x-3 py-2 text-15 text-soft">
              <span className="grow line-through">{name}</span>
              <span className="text-13">{words.kind[kind]}</span>
              <span className="badge">{words.gone}</span>
            </li>
          ))}
      </ul>
      <p className="flex flex-wrap gap-x-2 text-15">
        <span className="text-soft">{words.contract}</span>
        {papers.contract?.agreed
          ? words.contractAgreed(papers.contract.agreed_by ?? '', when(papers.contract.agreed, language))
          : words[papers.contract ? 'contractWaits' : 'contractNone']}
      </p>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          {booking.email && (
            <button type="button" className="act" disabled={saving} onClick={() => void mail()}>
              {words.mailLinks}
            </button>
          )}
          {papers.travellers.some(({ link }) => link?.state === 'open') && (
            <button type="button" className="act" onClick={() => setEnding(true)}>
              {words.endLinks}
            </button>
          )}
        </div>
      )}
      {!ending && <Problem>{problem}</Problem>}
      {handed && <Handed address={handed} onClose={() => setHanded('')} />}
      {ending && (
        <Ask
          title={words.endLinksAsk}
          lead={words.endLinksLead}
          act={words.endLinks}
          danger
          {...{ saving, problem }}
          onAct={() => void end()}
          onClose={() => setEnding(false)}
        />
      )}
    </Part>
  )
}

/** Links by which travellers give their papers: handed over, mailed, ended. */
function useLinks({ booking_id }: Loaded['booking']) {
  const words = useOffice('bookings')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem } = useSave()
  const [handed, setHanded] = useState('')
  const [ending, setEnding] = useState(false)
  const hand = async (traveller: number) => {
    await save(async () => setHanded((await api.document.handLink({ booking_id, traveller })).address))
  }
  const mail = async () => {
    if (await save((sending) => api.document.mailLinks({ booking_id }, sending))) tell(words.linksMailed)
  }
  const end = async () => {
    let ended = 0
    if (
      !(await save(async () => {
        ended = (await api.document.endLinks({ booking_id })).ended
      }))
    )
      return
    setEnding(false)
    tell(words.linksEnded(ended))
  }
  return { handed, setHanded, ending, setEnding, hand, mail, end, saving, problem }
}

type One = {
  one: Loaded['papers']['travellers'][number]
  needsPassport: boolean
  isUnderWay: boolean
  children: ReactNode
}

function Traveller({ one, needsPassport, isUnderWay, children }: One) {
  const words = useOffice('bookings')
  const { language } = useSession()
  const { name, kind, consents, passport, expires_soon, link } = one
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-15">
      <span className="min-w-28 grow">
        <span className={name ? 'font-medium' : 'text-soft'}>{name || words.unnamed}</span>{' '}
        <span className="text-13 text-soft">{words.kind[kind]}</span>
      </span>
      {isUnderWay && (
        <>
          <Has name={words.consents} has={consents} />
          {needsPassport && <Has name={words.passport} has={passport} />}
          {expires_soon && (
            <span className="badge" data-tone="bad">
              {words.expiresSoon}
            </span>
          )}
          <span className="w-32 text-13 text-soft max-tablet:w-full max-tablet:empty:hidden">
            {link &&
              (link.state === 'open' ? words.link.open(when(link.made, language)) : words.link[link.state])}
          </span>
        </>
      )}
      {children}
    </li>
  )
}

function Has({ name, has }: { name: string; has: boolean }) {
  const words = useOffice('bookings')
  return (
    <span className="badge" data-tone={has ? 'good' : 'warn'}>
      {name} {has ? words.has : words.lacks}
    </span>
  )
}

function Handed({ address, onClose }: { address: string; onClose: () => void }) {
  const words = useOffice('bookings')
  const { close } = useOffice('kit')
  const tell = useTell()
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    tell(words.copied)
  }
  return (
    <Dialog title={words.handedLink} onClose={onClose}>
      <p className="text-15 text-soft">{words.handedLinkLead}</p>
      <p className="select-all break-all rounded-lg bg-wash p-3 text-15">{address}</p>
      <div className="flex justify-end gap-2">
        <button type="button" className="act" onClick={onClose}>
          {close}
        </button>
        <button type="button" className="act-main" onClick={() => void copy()}>
          {words.copy}
        </button>
      </div>
    </Dialog>
  )
}

type InFull = Awaited<ReturnType<Api['document']['passports']>>

/** Asked for by a press, and gone from the screen with its dialog: every look is noted. */
function Passports({ booking: { booking_id }, papers }: Pick<Loaded, 'booking' | 'papers'>) {
  const words = useOffice('bookings')
  const { close } = useOffice('kit')
  const sentenceOf = useSentence()
  const api = useApi()
  const may = useMay()
  const [seen, setSeen] = useState<InFull>()
  const [problem, setProblem] = useState('')
  if (!may('passports') || !papers.travellers.some(({ passport }) => passport)) return null
  const see = async () => {
    setProblem('')
    try {
      setSeen(await api.document.passports({ booking_id }))
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }
  return (
    <div className="grid justify-items-end">
      <button type="button" className="act" onClick={() => void see()}>
        {words.seePassports}
      </button>
      <Problem>{problem}</Problem>
      {seen && (
        <Dialog title={words.seePassports} onClose={() => setSeen(undefined)} className="max-w-2xl">
          <p className="text-15 text-soft">{words.seePassportsLead}</p>
          <ul className="grid gap-3">
            {seen.travellers.map(({ traveller, name, name_en, birthdate, passport, pictures }) => (
              <li key={traveller} className="panel grid gap-1 p-3 text-15">
                <span className="font-semibold">{name || words.unnamed}</span>
                <dl className="grid grid-cols-[8rem_1fr] gap-x-2 tabular-nums">
                  {[
                    [words.nameEn, name_en],
                    [words.birthdate, birthdate],
                    [words.passportNumber, passport?.passport_number],
                    [words.passportExpiry, passport?.passport_expiry],
                  ].map(([label, value]) => (
                    <div key={label} className="contents">
                      <dt className="text-soft">{label}</dt>
                      <dd>{value ?? words.lacks}</dd>
                    </div>
                  ))}
                </dl>
                {pictures.map((picture, at) => (
                  <TakeFile
                    key={picture}
                    label={words.passportPicture(at + 1)}
                    get={() => api.document.passportPicture({ booking_id, name: picture })}
                  />
                ))}
              </li>
            ))}
          </ul>
          <div className="flex justify-end">
            <button type="button" className="act" onClick={() => setSeen(undefined)}>
              {close}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
