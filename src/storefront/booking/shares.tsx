// Each their share: who pays which part, who has paid, and one button to remind. Loaded when it is opened.
import { useContext, useState } from 'react'
import { useRevalidator } from 'react-router'
import { countPeople } from '#domain/booking/price.ts'
import { formatNumber } from '#lib/format.ts'
import { type Api, ApiContext } from '#storefront/api.ts'
import type { BookingDetails } from '#storefront/ticket/booking-details.ts'
import { CopyButton } from '#storefront/ticket/copy-button.tsx'
import { Problem } from '#ui/problem.tsx'
import { parseRefusal } from '#web/parse-refusal.ts'
import { useLocalized, useText } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { ShareForm } from './share-form.tsx'
import { TravelGroup } from './travel-group.tsx'

type ShareList = Awaited<ReturnType<Api['reservation']['shares']>>
type Share = ShareList['list'][number]
type Traveller = BookingDetails['travellers'][number]

export default function Shares({ booking }: { booking: BookingDetails }) {
  const { shares: words } = useText('booking')
  const { list, problem, act } = useShares(booking.booking_id)
  if (!list) return <Problem>{problem}</Problem>
  const { booking_id, travellers, to_do } = booking
  return (
    <>
      <p className="money text-15">{words.money(formatNumber(booking.paid), formatNumber(list.payable))}</p>
      <ul className="grid gap-3">
        {list.list.map((share) => (
          <ShareLine
            key={share.share_id}
            share={share}
            traveller={travellers.find(({ seq }) => seq === share.traveller)}
            isPassportDue={to_do.includes('passports')}
            onRemove={() =>
              void act((api) => api.reservation.removeShare({ booking_id, share_id: share.share_id }))
            }
          />
        ))}
        {listOthers(booking, list).map(({ seq, name, ...traveller }) => (
          <li
            key={`traveller ${seq}`}
            className="flex flex-wrap justify-between gap-x-3 border-line border-t pt-3"
          >
            <span className="font-semibold">{name || words.unnamed(seq)}</span>
            <span className="text-15 text-soft">
              {describeDocuments(traveller, { isPassportDue: to_do.includes('passports'), words })}
            </span>
          </li>
        ))}
      </ul>
      <TravelGroup
        booking_id={booking_id}
        group={list.group}
        act={(send) => act(async (api) => ({ ...list, group: await send(api) }))}
      />
      {[...list.list, ...list.group.members].some(({ can_remind }) => can_remind) && (
        <button
          type="button"
          className="button-secondary"
          onClick={() => void act((api) => api.reservation.remindShares({ booking_id }))}
        >
          {words.remind}
        </button>
      )}
      <Problem>{problem}</Problem>
      {list.undivided > 0 && countPeople(booking.party) > 1 && (
        <ShareForm
          key={list.list.length}
          booking={booking}
          undivided={list.undivided}
          isFirst={list.list.length === 0}
          onAdd={(shares, key) => act((api) => api.reservation.addShares({ booking_id, shares }, { key }))}
        />
      )}
    </>
  )
}

/** Travellers without a share of their own. */
const listOthers = ({ travellers }: BookingDetails, { list }: ShareList): Traveller[] =>
  travellers.filter(
    ({ seq, name, cancelled }) =>
      !cancelled && !list.some((share) => share.traveller === seq || (name !== '' && share.name === name)),
  )

/** Each action answers with the new list. */
function useShares(booking_id: string) {
  const api = useContext(ApiContext)
  const localized = useLocalized()
  const { shares: words } = useText('booking')
  const [changed, setChanged] = useState<ShareList>()
  const [problem, setProblem] = useState('')
  const { revalidate } = useRevalidator()
  const { answer } = useCall(booking_id, async () => api?.reservation.shares({ booking_id }), {
    onError: (error) => setProblem(localized(parseRefusal(error).description) || words.failed),
  })
  async function act(send: (api: Api) => Promise<ShareList>): Promise<void> {
    setProblem('')
    try {
      if (!api) return
      setChanged(await send(api))
      await revalidate() // what is asked of who booked changes with it
    } catch (error) {
      setProblem(localized(parseRefusal(error).description) || words.failed)
    }
  }
  return { list: changed ?? answer, problem, act }
}

type ShareLineProps = {
  share: Share
  traveller: Traveller | undefined
  isPassportDue: boolean
  onRemove: () => void
}

function ShareLine({ share, traveller, isPassportDue, onRemove }: ShareLineProps) {
  const { shares: words } = useText('booking')
  const { won } = useText('trip')
  const { name, amount, paid, address } = share
  const isPaid = paid >= amount
  return (
    <li className="grid gap-1 border-line border-t pt-3 first:border-0 first:pt-0">
      <span className="money flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{name}</span>
        <span>{won(formatNumber(amount))}</span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-2 text-15">
        <span className={isPaid ? 'text-good' : 'text-soft'}>
          {isPaid ? words.paid : describeOpen(share, words)}
          {traveller && !share.has_left && ` · ${describeDocuments(traveller, { isPassportDue, words })}`}
        </span>
        {!isPaid && !share.has_left && (
          <span className="flex flex-wrap">
            <CopyButton text={address} label={words.linkOf(name)} />
            <button
              type="button"
              className="min-h-11 rounded-full px-3 text-15 text-soft hover:bg-wash"
              aria-label={words.removeOf(name)}
              onClick={onRemove}
            >
              {words.remove}
            </button>
          </span>
        )}
      </span>
    </li>
  )
}

type ShareTexts = ReturnType<typeof useText<'booking'>>['shares']

/** The missing documents, so that the leader knows whom to call. */
function describeDocuments(
  { has_details, passport }: Pick<Traveller, 'has_details' | 'passport'>,
  { isPassportDue, words }: { isPassportDue: boolean; words: ShareTexts },
): string {
  if (!has_details) return words.detailsMissing
  if (isPassportDue && !passport) return words.passportMissing
  return passport ? words.papersThere : words.detailsThere
}

function describeOpen({ paid, has_email, has_left }: Share, words: ShareTexts): string {
  if (has_left) return words.left
  if (paid > 0) return words.part(formatNumber(paid))
  return has_email ? words.sent : words.handOver
}
