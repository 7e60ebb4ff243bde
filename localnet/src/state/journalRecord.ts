import type { AccountChange } from '../chain/account.ts'
import type { LandedTransaction } from '../chain/landed.ts'
import type { ClockState } from '../chain/networkClock.ts'

/** One step of the network. */
export type JournalRecord =
  | { type: 'accounts'; changes: AccountChange[] }
  | { type: 'clock'; clock: ClockState }
  | {
      type: 'transaction'
      transaction: LandedTransaction
      changes: AccountChange[]
      clock: ClockState
    }
