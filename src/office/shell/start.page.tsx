// After the log-in: somebody with one agency goes there at once, somebody with several chooses.
import { Link, redirect } from 'react-router'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useLocalized } from '#web/session.tsx'
import { useMe } from './me.ts'

export async function loader({ api }: LoaderArgs) {
  const { agencies, is_operator, totp, passkeys } = await api.staff.me()
  const [only] = agencies
  // the console is closed without a second factor, which is set up at the own account
  if (agencies.length === 0 && is_operator)
    throw redirect(totp || passkeys.length > 0 ? '/console' : '/account')
  if (agencies.length === 1 && only) throw redirect(`/${only.travel_agency}`)
  return null
}

export default function StartPage() {
  const words = useText('shell')
  const { role } = useText('team').people
  const localized = useLocalized()
  const { me } = useMe()
  if (me.agencies.length === 0) return <EmptyState title={words.nowhere} />
  return (
    <>
      <PageHeader title={words.choose} />
      <ul className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
        {me.agencies.map(({ travel_agency, company_name, roles }) => (
          <li key={travel_agency}>
            <Link to={`/${travel_agency}`} className="panel grid gap-1 p-4 hover:border-brand-500">
              <span className="font-semibold text-16">{localized(company_name)}</span>
              <span className="text-13 text-soft">{roles.map((each) => role[each]).join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
