// What can be done with a booking where it stands; what cannot be taken back is asked once more.
import { useState } from 'react'
import { Problem } from '#ui/problem.tsx'
import { Ask } from '../kit/ask.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { useMay } from '../shell/me.ts'
import type { Loaded } from './load.ts'
import { RefuseCancel } from './refuse-cancel.tsx'
import { type Deed, useDeeds } from './use-deeds.ts'

export function Acts({ booking, money }: Pick<Loaded, 'booking' | 'money'>) {
  const { refuseCancel } = useOffice('bookings')
  const tell = useTell()
  const may = useMay()
  const { save, saving, problem } = useSave()
  const deeds = useDeeds({ booking, money }).filter(({ isDue, needs }) => isDue && may(needs))
  const [asked, setAsked] = useState<Deed['name']>()
  const [isRefusing, setRefusing] = useState(false)
  const { progress, cancel_reason } = booking
  const canRefuse = progress === 'cancel_requested' && cancel_reason === null && may('change bookings')
  const deed = deeds.find(({ name }) => name === asked)
  const close = () => setAsked(undefined)
  async function act({ send, said }: Deed): Promise<void> {
    if (!(await save(send))) return
    close()
    tell(said)
  }
  return (
    <div className="grid justify-items-end gap-1">
      <div className="flex flex-wrap gap-2">
        {canRefuse && (
          <button type="button" className="act" onClick={() => setRefusing(true)}>
            {refuseCancel}
          </button>
        )}
        {deeds.map((each) => (
          <button
            key={each.name}
            type="button"
            className="act-main"
            disabled={saving}
            onClick={() => (each.asks ? setAsked(each.name) : void act(each))}
          >
            {each.name}
          </button>
        ))}
      </div>
      {!deed?.asks && <Problem>{problem}</Problem>}
      {deed?.asks && (
        <Ask
          {...deed.asks}
          act={deed.name}
          {...{ saving, problem }}
          onClose={close}
          onAct={() => void act(deed)}
        />
      )}
      {isRefusing && <RefuseCancel booking={booking} onClose={() => setRefusing(false)} />}
    </div>
  )
}
