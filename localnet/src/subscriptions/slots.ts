import type { Chain } from '../chain/chain.ts'
import { SLOT_MS } from '../chain/networkClock.ts'
import { subscription } from './subscription.ts'

export const slotSubscribe = subscription(
  'slotNotification',
  () => undefined,
  (chain, _, notify) => watchSlots(chain, (slot) => notify({ parent: slot - 1, root: slot, slot })),
)

export const rootSubscribe = subscription(
  'rootNotification',
  () => undefined,
  (chain, _, notify) => watchSlots(chain, (slot) => notify(slot)),
)

// The timer runs only while there are listeners; transactions use slots in between.
function watchSlots(chain: Chain, notify: (slot: number) => void): () => void {
  let last = chain.clock.slot()
  const look = () => {
    const slot = chain.clock.slot()
    if (slot === last) return
    last = slot
    notify(slot)
  }
  const timer = setInterval(look, SLOT_MS)
  const leave = chain.commits.listen(look)
  return () => {
    clearInterval(timer)
    leave()
  }
}
