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

/** Storage slots where contracts keep their first fields, including the gaps in upgradeable ones. */
const FIRST_SLOTS = 256
/** Slots in OpenZeppelin's upgradeable contracts (ERC-7201): allowances, and operators for items and copies. */
const NAMED_SLOTS = [
  0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace00n,
  0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace01n,
  0x80bb2b638cc20bc4d0a60d66940f3ab4a00c1d7b313497ca82fb0b4ab0079305n,
  0x88be536d5240c274a3b1d3a1be54482fd9caa294f08c62a7cde569f49a3c4501n,
]
const SLOTS = [...Array.from({ length: FIRST_SLOTS }, (_, slot) => BigInt(slot)), ...NAMED_SLOTS]

/** Base units that every token can hold: some keep a balance in 12 bytes, beside something else. */
const PLENTY = 2n ** 90n
const PLENTY_WEI = 2n ** 200n

const ENTRY = parseAbiParameters('address, bytes32')

/**
 * Returns overrides that let a contract move an owner's asset: at every slot where the asset's contract may store
 * approvals. Contracts that store them elsewhere stay unchanged; `OrderNode.approves` detects that.
 */
export function assumedApproval(
  type: OrderAssetType,
  owner: Address,
  operator: Address,
): AssumedState {
  if (!('contract' in type)) return {}
  return { [type.contract]: { stateDiff: approvalEntries(type, owner, operator) } }
}

/**
 * Returns overrides that give an account plenty of native currency, or a token that it lets a contract move.
 *
 * @param operator - undefined for native currency
 */
export function assumedFunds(
  type: OrderAssetType,
  account: Address,
  operator: Address | undefined,
): AssumedState {
  const native: AssumedState = { [account]: { balance: numberToHex(PLENTY_WEI) } }
  if (type.kind !== 'ERC20' || operator === undefined) return native
  const balances = SLOTS.map((slot) => [entryOf(account, word(slot)), word(PLENTY)])
  const stateDiff = {
    ...Object.fromEntries(balances),
    ...approvalEntries(type, account, operator),
  }
  return { ...native, [type.contract]: { stateDiff } }
}

function approvalEntries(
  { kind }: OrderAssetType,
  owner: Address,
  operator: Address,
): Readonly<Record<Hex, Hex>> {
  const value = word(kind === 'ERC20' ? PLENTY : 1n)
  return Object.fromEntries(
    SLOTS.map((slot) => [entryOf(operator, entryOf(owner, word(slot))), value]),
  )
}

const word = (value: bigint) => numberToHex(value, { size: 32 })

/** Computes the slot for an account's entry in a mapping. */
const entryOf = (account: Address, slot: Hex): Hex =>
  keccak256(encodeAbiParameters(ENTRY, [account, slot]))
