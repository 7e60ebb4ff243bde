import { encodeBase58 } from '../wire/base58.ts'
import { randomBytes } from '../wire/bytes.ts'
import { type ClockState, type MachineClock, NetworkClock } from './networkClock.ts'

/** What identifies a network. */
export interface NetworkIdentity {
  genesisHash: string
  /** Blockhashes and the faucet's key derive from it. */
  seed: Uint8Array
}

/** Random, so that records kept by genesis hash never mix two networks. */
export function newIdentity(): NetworkIdentity {
  return { genesisHash: encodeBase58(randomBytes(32)), seed: randomBytes(32) }
}

export interface NetworkState {
  identity: NetworkIdentity
  clock: ClockState
}

/** @param machine Default: the machine's clock. */
export function newNetwork(machine: MachineClock = Date.now): NetworkState {
  return { identity: newIdentity(), clock: NetworkClock.born(machine()) }
}
