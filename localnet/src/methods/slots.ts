import { SLOTS_PER_EPOCH } from '../chain/networkClock.ts'
import { readMinContextSlot, requireContextSlot } from './contextSlot.ts'
import { constant, method } from './method.ts'

export const getSlot = method(
  (params) => readMinContextSlot(params.config(0)),
  (chain, minContextSlot) => {
    requireContextSlot(chain, minContextSlot)
    return chain.clock.slot()
  },
)

export const getBlockHeight = method(
  (params) => readMinContextSlot(params.config(0)),
  (chain, minContextSlot) => {
    requireContextSlot(chain, minContextSlot)
    return chain.clock.blockHeight()
  },
)

export const getEpochInfo = method(
  (params) => readMinContextSlot(params.config(0)),
  (chain, minContextSlot) => {
    requireContextSlot(chain, minContextSlot)
    const absoluteSlot = chain.clock.slot()
    return {
      absoluteSlot,
      blockHeight: chain.clock.blockHeight(),
      epoch: chain.clock.epoch(),
      slotIndex: absoluteSlot % SLOTS_PER_EPOCH,
      slotsInEpoch: SLOTS_PER_EPOCH,
      transactionCount: chain.history.transactionCount,
    }
  },
)

export const getEpochSchedule = constant(() => ({
  slotsPerEpoch: SLOTS_PER_EPOCH,
  leaderScheduleSlotOffset: SLOTS_PER_EPOCH,
  warmup: false,
  firstNormalEpoch: 0,
  firstNormalSlot: 0,
}))

/** One node leads all slots, identified by the faucet's address. */
export const getSlotLeader = method(
  (params) => params.config(0),
  (chain) => chain.faucet.address,
)

export const getSlotLeaders = method(
  (params) => ({ start: params.integer(0), limit: params.integer(1) }),
  (chain, { limit }) => Array<string>(Math.min(limit, 5_000)).fill(chain.faucet.address),
)
