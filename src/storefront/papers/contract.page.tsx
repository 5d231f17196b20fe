// §2 /manageProductContract/{detail}: the contract of a package or of a booking, A4 on paper.
// A package's is for everyone, a booking's for its holder, and ~ for who has a link.

import { useContext, useState } from 'react'
import { useLoaderData, useParams } from 'react-router'
import type { documentCalls } from '#domain/document/calls.ts'
import { dayOf } from '#plain/format.ts'
import type { Out } from '#platform/wire/call.ts'
import { ApiContext } from '#storefront/api.ts'
import type { PageArgs } from '#storefront/page.ts'
import { Letterhead } from '#storefront/shell/letterhead.tsx'
import { PageHead } from '#storefront/shell/page-head.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { NeedsScript } from '#web/needs-script.tsx'
import { refusalOf } from '#web/refusal-of.ts'
import { useSay, useWords } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { AgreeForm, type Contract } from './agree-form.tsx'
import { ContractText } from './contract-text.tsx'
import { downloadContract } from './download-contract.ts'
import { byLink, knownToken } from './link-token.ts'

type Offer = Out<typeof documentCalls.packageContract>
type Loaded = { contract?: Contract; offer?: Offer }

const isNumber = (detail: string) => /^[0-9A-HJKMNP-TV-Z]{12}$/i.test(detail)
const isClosed = (error: unknown) =>
  ['LOGIN_REQUIRED', 'CONTRACT_NOT_FOUND', 'PACKAGE_UNAVAILABLE', 'PASSWORD_MUST_CHANGE'].includes(
    refusalOf(error).refusal ?? '',
  )

/** A number of somebody else's booking and one that is nobody's look the same. */
export async function loader({ api, params: { detail = '' } }: PageArgs): Promise<Loaded> {
  if (detail === byLink) return {} // which link it is, only this tab knows
  if (!isNumber(detail)) return { offer: await api.document.packageContract({ package_code: detail }) }
  try {
    return { contract: await api.document.contract({ booking_id: detail }) }
  } catch (error) {
    if (!isClosed(error)) throw error
  }
  const offer = await api.document
    .packageContract({ package_code: detail })
    .catch((error) => (isClosed(error) ? undefined : Promise.reject(error)))
  return offer ? { offer } : {}
}

export default function ContractPage() {
  const loaded = useLoaderData<typeof loader>()
  const linked = useByLink()
  const [agreed, setAgreed] = useState<Contract>()
  const contract = agreed ?? loaded.contract ?? linked.contract
  if (linked.isAsking) return <Asking />
  if (!contract && !loaded.offer) return <Closed />
  return (
    <Sheet
      contract={contract}
      offer={loaded.offer}
      token={linked.token}
      isJustAgreed={agreed !== undefined}
      agree={setAgreed}
    />
  )
}

type Linked = { contract?: Contract; token?: string; isAsking?: boolean }

function useByLink(): Linked {
  const api = useContext(ApiContext)
  const { detail = '' } = useParams()
  const isLinked = detail === byLink
  const { answer, error } = useCall(api && isLinked ? detail : undefined, async (): Promise<Linked> => {
    const token = knownToken()
    return api && token ? { contract: await api.document.contractLink({ token }), token } : {}
  })
  return { ...answer, isAsking: isLinked && !answer && error === undefined }
}

type SheetProps = {
  contract?: Contract
  offer?: Offer
  token?: string
  isJustAgreed: boolean
  agree: (contract: Contract) => void
}

function Sheet({ contract, offer, token, isJustAgreed, agree }: SheetProps) {
  const { contract: words } = useWords('papers')
  const say = useSay()
  const title = say(contract?.title ?? offer?.title)
  const sections = contract?.sections ?? offer?.sections ?? []
  return (
    <div className="px-4 py-6 tablet:px-10 print:p-0 print:text-[10pt]">
      <PageHead title={title} path={offer ? `/manageProductContract/${offer.package_code}` : undefined} />
      <Acts {...{ contract, offer, token }} />
      <Letterhead>
        {contract && <span className="money text-13 text-soft">{words.version(contract.version)}</span>}
      </Letterhead>
      <h1 className="mt-5 text-28 print:text-22">{title}</h1>
      {contract && (
        <AgreedLine
          key={String(isJustAgreed)}
          contract={contract}
          isJustAgreed={isJustAgreed}
          isPart={isJustAgreed && token !== undefined}
        />
      )}
      <ContractText sections={sections} />
      {contract && (
        <p className="money mt-6 break-all text-13 text-soft">
          {words.fingerprint} {contract.hash}
        </p>
      )}
      {contract?.signs && (
        <AgreeForm
          contract={contract}
          token={token}
          agreed={(agreed_at, agreed_by) =>
            agree({
              ...contract,
              signs: null,
              ...(contract.signs === 'booker' && { agreed_at, agreed_by }),
            })
          }
        />
      )}
    </div>
  )
}

/** On the screen only: to print it, to keep it, and the way back. */
function Acts({ contract, offer, token }: Pick<SheetProps, 'contract' | 'offer' | 'token'>) {
  const { contract: words } = useWords('papers')
  const [isLost, setLost] = useState(false)
  const file = contract?.booking_id ?? offer?.package_code ?? ''
  return (
    <div className="mb-6 flex flex-wrap gap-2 print:hidden">
      <button type="button" className="button-main" onClick={() => print()}>
        {words.print}
      </button>
      {token ? (
        <button
          type="button"
          className="button-quiet"
          onClick={async () => setLost(!(await downloadContract(token)))}
        >
          {words.pdf}
        </button>
      ) : (
        <a href={`/contract/${file}.pdf`} download className="button-quiet">
          {words.pdf}
        </a>
      )}
      {contract && (
        <a href={token ? '/papers' : `/travel/booking/${file}`} className="button-quiet">
          {words.back}
        </a>
      )}
      {offer && (
        <a href={`/travel/detail/${offer.package_code}`} className="button-quiet">
          {words.toTrip}
        </a>
      )}
      <p role="alert" className="w-full text-15 text-bad empty:hidden">
        {isLost ? words.notDownloaded : ''}
      </p>
    </div>
  )
}

type AgreedProps = { contract: Contract; isJustAgreed: boolean; isPart: boolean }

/** `isPart`: with a link a guardian signs, and nobody else. */
function AgreedLine({ contract: { agreed_at, agreed_by }, isJustAgreed, isPart }: AgreedProps) {
  const { contract: words } = useWords('papers')
  const state = agreed_at ? words.agreed(agreed_by ?? '', dayOf(agreed_at)) : words.notAgreed
  return (
    <p
      tabIndex={isJustAgreed ? -1 : undefined}
      ref={isJustAgreed ? takeFocus : undefined}
      className={`mt-2 text-15 outline-none ${agreed_at ? 'text-good' : 'text-warn'}`}
    >
      {isPart ? words.partSigned : state}
    </p>
  )
}

function Asking() {
  const words = useWords('papers')
  return (
    <div className="content pt-8 pb-24">
      <PageHead title={words.contract.title} />
      <p role="status">{words.asking}</p>
      <NeedsScript />
    </div>
  )
}

function Closed() {
  const { contract: words } = useWords('papers')
  const { detail = '' } = useParams()
  const to = `/manageProductContract/${detail}`
  return (
    <div className="content pt-8 pb-24">
      <PageHead title={words.title} />
      <div className="mx-auto grid max-w-md gap-4">
        <h1 className="text-28">{words.title}</h1>
        <p role="alert">{words.closed}</p>
        <p className="text-soft">{words.closedLine}</p>
        <a href={`/auth/login?to=${encodeURIComponent(to)}`} className="button-main">
          {words.login}
        </a>
        {detail !== byLink && (
          <a href={`/travel/booking/${detail}`} className="button-quiet">
            {words.lookUp}
          </a>
        )}
      </div>
    </div>
  )
}
