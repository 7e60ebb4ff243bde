import {
  type Address,
  encodeAbiParameters,
  type Hex,
  keccak256,
  numberToHex,
  parseAbiParameters,
} from 'viem'
import type { AssumedState } from '../../nodes/evmCall.ts'
import type { OrderAssetType } from '../assets/orderAsset.ts'

/** Storage slots at which contracts keep their first fields, those of upgradeable ones with their gaps among them. */
const FIRST_SLOTS = 256
/** Slots of OpenZeppelin's upgradeable contracts (ERC-7201): allowances, and operators of items and of copies. */
const NAMED_SLOTS = [
  0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace00n,
  0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace01n,
  0x80bb2b638cc20bc4d0a60d66940f3ab4a00c1d7b313497ca82fb0b4ab0079305n,
  0x88be536d5240c274a3b1d3a1be54482fd9caa294f08c62a7cde569f49a3c4501n,
]
const SLOTS = [...Array.from({ length: FIRST_SLOTS }, (_, slot) => BigInt(slot)), ...NAMED_SLOTS]

/** Amount that every token takes: some keep a flag in the first bit. */
const PLENTY = 2n ** 200n

const ENTRY = parseAbiParameters('address, bytes32')

/**
 * State in which an owner lets a contract move an asset: at every slot where its contract may keep that. Contracts that keep
 * it elsewhere are not changed, which `OrderNode.approves` tells.
 */
export function assumedApproval(
  type: OrderAssetType,
  owner: Address,
  operator: Address,
): AssumedState {
  if (!('contract' in type)) return {}
  const value = word(type.kind === 'ERC20' ? PLENTY : 1n)
  const entries = SLOTS.map((slot) => [entryOf(operator, entryOf(owner, word(slot))), value])
  return { [type.contract]: { stateDiff: Object.fromEntries(entries) } }
}

const word = (value: bigint) => numberToHex(value, { size: 32 })

/** Slot of an account's entry in a mapping. */
const entryOf = (account: Address, slot: Hex): Hex =>
  keccak256(encodeAbiParameters(ENTRY, [account, slot]))
