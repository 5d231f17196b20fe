// Who travels, with what is there of their papers, and links to get the rest.
import { type ReactNode, useState } from 'react'
import { isUnderWay } from '#domain/booking/progress.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Ask } from '../kit/ask.tsx'
import { Part } from '../kit/part.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import { useMay } from '../shell/me.ts'
import { CopyButton } from './copy-button.tsx'
import type { Loaded } from './load.ts'
import { Passports } from './passports.tsx'

export function Papers({ booking, papers }: Loaded) {
  const words = useOffice('bookings')
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
        {booking.travellers.map((one) => one.cancelled && <Gone key={`gone ${one.seq}`} {...one} />)}
      </ul>
      <Contract contract={papers.contract} />
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

/** Somebody who was to travel and no longer does. */
function Gone({ name, kind }: Loaded['booking']['travellers'][number]) {
  const words = useOffice('bookings')
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2 text-15 text-soft">
      <span className="grow line-through">{name}</span>
      <span className="text-13">{words.kind[kind]}</span>
      <span className="badge">{words.gone}</span>
    </li>
  )
}

function Contract({ contract }: Pick<Loaded['papers'], 'contract'>) {
  const words = useOffice('bookings')
  const { language } = useSession()
  return (
    <p className="flex flex-wrap gap-x-2 text-15">
      <span className="text-soft">{words.contract}</span>
      {contract?.agreed
        ? words.contractAgreed(contract.agreed_by ?? '', when(contract.agreed, language))
        : words[contract ? 'contractWaits' : 'contractNone']}
    </p>
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
  return (
    <Dialog title={words.handedLink} onClose={onClose}>
      <p className="text-15 text-soft">{words.handedLinkLead}</p>
      <p className="select-all break-all rounded-lg bg-wash p-3 text-15">{address}</p>
      <div className="flex justify-end gap-2">
        <button type="button" className="act" onClick={onClose}>
          {close}
        </button>
        <CopyButton text={address} />
      </div>
    </Dialog>
  )
}
