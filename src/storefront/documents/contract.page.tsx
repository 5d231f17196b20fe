// §2 /manageProductContract/{detail}: the contract of a package or of a booking, A4 on paper.
// A package's is for everyone, a booking's for its holder, and ~ for whoever has a link.

import { useContext, useState } from 'react'
import { useLoaderData, useParams } from 'react-router'
import type { documentCalls } from '#domain/document/calls.ts'
import type { Out } from '#platform/wire/call.ts'
import { ApiContext } from '#storefront/api.ts'
import { Letterhead } from '#storefront/kit/letterhead.tsx'
import { PageHead } from '#storefront/kit/page-head.tsx'
import { useDates } from '#storefront/kit/use-dates.ts'
import type { PageArgs } from '#storefront/page.ts'
import { focusOnMount } from '#ui/focus-on-mount.ts'
import { NoScriptNotice } from '#web/no-script-notice.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { AgreeForm, type Contract } from './agree-form.tsx'
import { ContractText } from './contract-text.tsx'
import { downloadContract } from './download-contract.ts'
import { getStoredToken, linkContractId } from './link-token.ts'

type PackageContract = Out<typeof documentCalls.packageContract>
type ContractPageContent = { contract?: Contract; offer?: PackageContract }

const isBookingNumber = (detail: string) => /^[0-9A-HJKMNP-TV-Z]{12}$/i.test(detail)
const isUnavailable = (error: unknown) =>
  ['LOGIN_REQUIRED', 'CONTRACT_NOT_FOUND', 'PACKAGE_UNAVAILABLE', 'PASSWORD_MUST_CHANGE'].includes(
    parseRefusal(error).refusal ?? '',
  )

/** A number of somebody else's booking and one that is nobody's look the same. */
export async function loader({ api, params: { detail = '' } }: PageArgs): Promise<ContractPageContent> {
  if (detail === linkContractId) return {} // which link it is, only this tab knows
  if (!isBookingNumber(detail)) return { offer: await api.document.packageContract({ package_code: detail }) }
  try {
    return { contract: await api.document.contract({ booking_id: detail }) }
  } catch (error) {
    if (!isUnavailable(error)) throw error
  }
  const offer = await api.document
    .packageContract({ package_code: detail })
    .catch((error) => (isUnavailable(error) ? undefined : Promise.reject(error)))
  return offer ? { offer } : {}
}

export default function ContractPage() {
  const loaded = useLoaderData<typeof loader>()
  const linkedContract = useContractByLink()
  const [agreed, setAgreed] = useState<Contract>()
  const contract = agreed ?? loaded.contract ?? linkedContract.contract
  if (linkedContract.isLoading) return <ContractLoading />
  if (!contract && !loaded.offer) return <ContractUnavailable />
  return (
    <ContractPrintPage
      contract={contract}
      offer={loaded.offer}
      token={linkedContract.token}
      isJustAgreed={agreed !== undefined}
      agree={setAgreed}
    />
  )
}

type ContractByLink = { contract?: Contract; token?: string; isLoading?: boolean }

function useContractByLink(): ContractByLink {
  const api = useContext(ApiContext)
  const { detail = '' } = useParams()
  const isLinked = detail === linkContractId
  const { answer, error } = useCall(
    api && isLinked ? detail : undefined,
    async (): Promise<ContractByLink> => {
      const token = getStoredToken()
      return api && token ? { contract: await api.document.contractLink({ token }), token } : {}
    },
  )
  return { ...answer, isLoading: isLinked && !answer && error === undefined }
}

type ContractPrintPageProps = {
  contract?: Contract
  offer?: PackageContract
  token?: string
  isJustAgreed: boolean
  agree: (contract: Contract) => void
}

function ContractPrintPage({ contract, offer, token, isJustAgreed, agree }: ContractPrintPageProps) {
  const { contract: words } = useText('documents')
  const localized = useLocalized()
  const title = localized(contract?.title ?? offer?.title)
  const sections = contract?.sections ?? offer?.sections ?? []
  return (
    <div className="px-4 py-6 tablet:px-10 print:p-0 print:text-[10pt]">
      <PageHead title={title} path={offer ? `/manageProductContract/${offer.package_code}` : undefined} />
      <ContractActions contract={contract} offer={offer} token={token} />
      <Letterhead>
        {contract && <span className="money text-13 text-soft">{words.version(contract.version)}</span>}
      </Letterhead>
      <h1 className="mt-5 text-28 print:text-22">{title}</h1>
      {contract && (
        <AgreementLine
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
          onAgreed={(agreed_at, agreed_by) =>
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

/** Shown on the screen only: printing, downloading, and the way back. */
function ContractActions({
  contract,
  offer,
  token,
}: Pick<ContractPrintPageProps, 'contract' | 'offer' | 'token'>) {
  const { contract: words } = useText('documents')
  const [isLost, setLost] = useState(false)
  const file = contract?.booking_id ?? offer?.package_code ?? ''
  return (
    <div className="mb-6 flex flex-wrap gap-2 print:hidden">
      <button type="button" className="button-primary" onClick={() => print()}>
        {words.print}
      </button>
      {token ? (
        <button
          type="button"
          className="button-secondary"
          onClick={async () => setLost(!(await downloadContract(token)))}
        >
          {words.pdf}
        </button>
      ) : (
        <a href={`/contract/${file}.pdf`} download className="button-secondary">
          {words.pdf}
        </a>
      )}
      {contract && (
        <a href={token ? '/papers' : `/travel/booking/${file}`} className="button-secondary">
          {words.back}
        </a>
      )}
      {offer && (
        <a href={`/travel/detail/${offer.package_code}`} className="button-secondary">
          {words.toTrip}
        </a>
      )}
      <p role="alert" className="w-full text-15 text-bad empty:hidden">
        {isLost ? words.notDownloaded : ''}
      </p>
    </div>
  )
}

type AgreementLineProps = { contract: Contract; isJustAgreed: boolean; isPart: boolean }

/** `isPart`: with a link a guardian signs, and nobody else. */
function AgreementLine({ contract: { agreed_at, agreed_by }, isJustAgreed, isPart }: AgreementLineProps) {
  const { contract: words } = useText('documents')
  const { formatMomentDay } = useDates()
  const state = agreed_at ? words.agreed(agreed_by ?? '', formatMomentDay(agreed_at)) : words.notAgreed
  return (
    <p
      tabIndex={isJustAgreed ? -1 : undefined}
      ref={isJustAgreed ? focusOnMount : undefined}
      className={`mt-2 text-15 outline-none ${agreed_at ? 'text-good' : 'text-warn'}`}
    >
      {isPart ? words.partSigned : state}
    </p>
  )
}

function ContractLoading() {
  const words = useText('documents')
  return (
    <div className="content pt-8 pb-24">
      <PageHead title={words.contract.title} />
      <p role="status">{words.asking}</p>
      <NoScriptNotice />
    </div>
  )
}

function ContractUnavailable() {
  const { contract: words } = useText('documents')
  const { detail = '' } = useParams()
  const to = `/manageProductContract/${detail}`
  return (
    <div className="content pt-8 pb-24">
      <PageHead title={words.title} />
      <div className="mx-auto grid max-w-md gap-4">
        <h1 className="text-28">{words.title}</h1>
        <p role="alert">{words.closed}</p>
        <p className="text-soft">{words.closedLine}</p>
        <a href={`/auth/login?to=${encodeURIComponent(to)}`} className="button-primary">
          {words.login}
        </a>
        {detail !== linkContractId && (
          <a href={`/travel/booking/${detail}`} className="button-secondary">
            {words.lookUp}
          </a>
        )}
      </div>
    </div>
  )
}
