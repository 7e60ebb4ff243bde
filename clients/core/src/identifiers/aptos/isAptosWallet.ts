import type { Guard } from '../identifier.ts'
import { type AptosAddress, isAptosAddress } from './aptosAddress.ts'

/** The 20 bytes of an EVM address, or the 8 of a Flow address. */
const FOREIGN = /^0x(?:[0-9a-f]{40}|[0-9a-f]{16})$/i

/** Returns true if the text is an Aptos wallet address, and not an EVM or Flow address: see `aptosWallet`. */
export const isAptosWallet: Guard<AptosAddress> = (value): value is AptosAddress =>
  isAptosAddress(value) && !FOREIGN.test(value)
