import { CoreReadError } from '@mintline/core/errors'
import { evmAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { zeroAddress } from 'viem'
import { fetchNetwork, type ReadConnection } from '../chain/connection.ts'
import {
  type Answers,
  type ContractRead,
  contractRead,
  readContracts,
} from '../chain/readContracts.ts'
import type { ClaimCondition } from '../conditions/claimCondition.ts'
import * as abi from '../generated/openEdition/abi.ts'
import { countOf } from './countOf.ts'
import { assertDropIsOn, type DropReference, dropAddress } from './dropAddress.ts'
import { dropErc1155Reads } from './dropErc1155.ts'
import type { ContractFee, DropState, Royalty } from './dropState.ts'
import { openEditionReads } from './openEdition.ts'
import type { StoredCondition, VariantReads } from './variantReads.ts'

/** ERC-165 interface ids. */
const ERC721_INTERFACE = '0x80ac58cd'
const ERC1155_INTERFACE = '0xd9b67a26'

/** Condition ids read up front, before the count is known; enough for most drops. */
const ASSUMED_IDS = [0n, 1n, 2n, 3n]

/** Enum value for a flat platform fee. */
const FLAT_FEE = 1

/** A drop, and a wallet whose claims to read. */
export interface DropStateInput extends DropReference {
  /** `0x…`; undefined = claims per wallet are not read. */
  readonly wallet?: string | undefined
}

/**
 * Fetches a drop, usually in one request: variant, conditions, fees, counts and a wallet's claims.
 *
 * @throws INVALID_ADDRESS, UNKNOWN_CONTRACT_ID, UNHANDLED_BLOCKCHAIN, CHAIN_MISMATCH, CHAIN_NOT_SUPPORTED
 * @throws NO_CONTRACT_DATA if there is no contract at the address.
 * @throws UNKNOWN_CONTRACT_TYPE if the contract is not a drop.
 * @throws TOKEN_ID_REQUIRED for an ERC-1155 drop without a token id.
 * @throws NO_PLATFORM_FEES_DATA if the contract has a fee and does not say which; NO_ROYALTIES_DATA.
 * @throws CONTRACT_TOO_LARGE for more than 1000 conditions.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchDropState(
  connection: ReadConnection,
  input: DropStateInput,
  options: AskOptions = {},
): Promise<DropState> {
  const drop = dropAddress(input)
  const { address, tokenId } = drop
  const wallet = input.wallet === undefined ? undefined : evmAddress(input.wallet)
  const single = openEditionReads(address)
  const multiple = dropErc1155Reads(address, tokenId ?? 0n)
  // At the same time, which saves a round trip.
  const asking = fetchNetwork(connection, options)
  const reading = readContracts(
    connection.client,
    {
      contract: contractReads(address),
      single: stateReads(single),
      multiple: stateReads(multiple),
      singleConditions: conditionReads(single, ASSUMED_IDS),
      multipleConditions: conditionReads(multiple, ASSUMED_IDS),
      singleClaims: claimReads(single, ASSUMED_IDS, wallet),
      multipleClaims: claimReads(multiple, ASSUMED_IDS, wallet),
    },
    options,
  )
  // Its failure matters only on the right network.
  reading.catch(() => undefined)
  const network = await asking
  assertDropIsOn(drop, network)
  const found = await reading
  const variant = variantOf(found, address)
  const isSingle = variant === 'erc721'
  if (!isSingle && tokenId === undefined) {
    throw new CoreReadError('TOKEN_ID_REQUIRED', { contract: address })
  }
  const state = isSingle ? found.single : found.multiple
  const ids = conditionIdsOf(state.conditionIds, address)
  const reads = isSingle ? single : multiple
  const missing = ids.filter((id) => !ASSUMED_IDS.includes(id))
  const rest = await readContracts(
    connection.client,
    { conditions: conditionReads(reads, missing), claims: claimReads(reads, missing, wallet) },
    options,
  )
  const assumed = isSingle ? found.singleConditions : found.multipleConditions
  const claims = { ...(isSingle ? found.singleClaims : found.multipleClaims), ...rest.claims }
  return {
    network,
    address,
    variant,
    tokenId: isSingle ? undefined : tokenId,
    name: found.contract.name ?? '',
    minted: state.minted ?? 0n,
    maxSupply: state.maxSupply ?? 0n,
    platformFee: platformFeeIn(found.contract, { address, variant }),
    royalty: royaltyIn(state, address),
    conditions: conditionsOf(ids, { ...assumed, ...rest.conditions }),
    activeConditionId: state.activeId,
    claimedByWallet: new Map(ids.flatMap((id) => claimEntry(id, claims[`${id}`]))),
  }
}

type ContractAnswers = Answers<ReturnType<typeof contractReads>>
type StateAnswers = Answers<ReturnType<typeof stateReads>>

function contractReads(address: string) {
  return {
    isErc721: contractRead(address, abi.supportsInterface, [ERC721_INTERFACE]),
    isErc1155: contractRead(address, abi.supportsInterface, [ERC1155_INTERFACE]),
    name: contractRead(address, abi.name),
    platformFee: contractRead(address, abi.getPlatformFeeInfo),
    platformFeeType: contractRead(address, abi.getPlatformFeeType),
    flatPlatformFee: contractRead(address, abi.getFlatPlatformFeeInfo),
  }
}

function stateReads({ state }: VariantReads) {
  const { maxSupply, ...reads } = state
  return { ...reads, ...(maxSupply && { maxSupply }) }
}

/** Returns the reads for conditions, by their ids. */
export function conditionReads(
  reads: VariantReads,
  ids: readonly bigint[],
): Record<string, ContractRead<StoredCondition>> {
  return Object.fromEntries(ids.map((id) => [id, reads.condition(id)]))
}

/** Returns the reads for a wallet's claims; empty without a wallet. */
function claimReads(
  reads: VariantReads,
  ids: readonly bigint[],
  wallet: string | undefined,
): Record<string, ContractRead<bigint>> {
  if (wallet === undefined) return {}
  return Object.fromEntries(ids.map((id) => [id, reads.claimedBy(id, wallet)]))
}

function variantOf(
  { contract, single, multiple }: VariantAnswers,
  address: string,
): DropState['variant'] {
  if (contract.isErc721 && single.conditionIds) return 'erc721'
  if (contract.isErc1155 && multiple.conditionIds) return 'erc1155'
  const isSilent = contract.isErc721 === undefined && contract.name === undefined
  if (isSilent) throw new CoreReadError('NO_CONTRACT_DATA', { contract: address })
  throw new CoreReadError('UNKNOWN_CONTRACT_TYPE', { contractType: contract.name ?? address })
}

interface VariantAnswers {
  readonly contract: ContractAnswers
  readonly single: StateAnswers
  readonly multiple: StateAnswers
}

/**
 * Returns the condition ids in a contract's range.
 *
 * @throws CONTRACT_TOO_LARGE for more than 1000 conditions.
 */
export function conditionIdsOf(
  range: readonly [first: bigint, count: bigint] | undefined,
  contract: string,
): bigint[] {
  const [first, count] = range ?? [0n, 0n]
  const length = countOf(count, { contract, of: 'claim conditions' })
  return Array.from({ length }, (_, index) => first + BigInt(index))
}

/** Returns stored conditions in contract order; those that were not read are left out. */
export function conditionsOf(
  ids: readonly bigint[],
  stored: Readonly<Record<string, StoredCondition | undefined>>,
): ClaimCondition[] {
  return ids.flatMap((id, phaseIndex) => {
    const condition = stored[`${id}`]
    return condition ? [{ ...condition, id, phaseIndex }] : []
  })
}

function claimEntry(id: bigint, claimed: bigint | undefined): [bigint, bigint][] {
  return claimed === undefined ? [] : [[id, claimed]]
}

/**
 * Returns a drop's platform fee. ERC-1155 drops ignore the fee type and always take the percentage, like contracts
 * without a fee type. Contracts without any fee function take no fee.
 */
function platformFeeIn(
  { platformFee, platformFeeType, flatPlatformFee }: ContractAnswers,
  { address, variant }: Pick<DropState, 'address' | 'variant'>,
): ContractFee {
  if (variant === 'erc721' && platformFeeType === FLAT_FEE && flatPlatformFee) {
    const [recipient, value] = flatPlatformFee
    return { type: 'flat', value, recipient: evmAddress(recipient) }
  }
  if (!platformFee && !flatPlatformFee && platformFeeType === undefined) {
    return { type: 'percentage', valueBp: 0, recipient: evmAddress(zeroAddress) }
  }
  if (!platformFee) throw new CoreReadError('NO_PLATFORM_FEES_DATA', { contract: address })
  const [recipient, valueBp] = platformFee
  return { type: 'percentage', valueBp, recipient: evmAddress(recipient) }
}

function royaltyIn({ royalty }: StateAnswers, contract: string): Royalty {
  if (!royalty) throw new CoreReadError('NO_ROYALTIES_DATA', { contract })
  const [recipient, valueBp] = royalty
  return { valueBp, recipient: evmAddress(recipient) }
}
