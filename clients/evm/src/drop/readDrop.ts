import {
  type DropItems,
  type DropPhase,
  type DropState,
  everythingTo,
  type PresentDrop,
} from '@mintline/core/drop'
import type { AskOptions } from '@mintline/core/node'
import type { Address } from 'viem'
import type { AdministeredDrop } from '../administration/dropCall.ts'
import { type DropSettings, fetchDropSettings } from '../administration/fetchDropSettings.ts'
import { type DropToken, fetchDropTokens } from '../administration/fetchDropTokens.ts'
import type { TokenBatch } from '../administration/fetchTokenBatches.ts'
import { fetchHasMulticall } from '../administration/multicall.ts'
import type { EvmConnection } from '../chain/connection.ts'
import {
  type ClaimCondition,
  hasAllowlist,
  isForListedOnly,
  limitOf,
} from '../conditions/claimCondition.ts'
import { phaseNameIn } from '../conditions/phaseName.ts'
import { type Phase, phasesOf } from '../conditions/phases.ts'
import type { DropReference } from '../contract/dropAddress.ts'
import type { DropState as ContractState, Royalty } from '../contract/dropState.ts'
import { fetchDropState } from '../contract/fetchDropState.ts'
import { isNobody } from '../contract/isNobody.ts'
import type { DropVariant } from '../contract/variantReads.ts'
import { type Currency, fetchCurrencies } from '../mint/currency.ts'
import { tokenRoyalty } from './settingTexts.ts'

/** Parts that only drops on EVM chains have. */
export interface EvmExtras {
  readonly variant: DropVariant
  /** Token id of the phases; undefined for ERC-721. */
  readonly tokenId: bigint | undefined
  /** Batches of token ids, with the folders that can never change; empty for ERC-721. */
  readonly batches: readonly TokenBatch[]
  /** The collection's settings, for token ids without their own. */
  readonly ofCollection: { readonly receiver: string; readonly royalty: Royalty }
  /** Further token ids that were read, in request order. */
  readonly otherTokens: readonly TokenState[]
}

/** A token id in an ERC-1155 drop as it is on chain, in the shape of `TokenTerms`. */
export interface TokenState {
  readonly tokenId: bigint
  readonly minted: bigint
  /** 0 = unlimited. */
  readonly maxItems: bigint
  readonly phases: readonly DropPhase[]
  /** Undefined = the collection's. */
  readonly receiver: string | undefined
  /** Undefined = the collection's. */
  readonly royalty: Royalty | undefined
}

/** Token ids to read in an ERC-1155 drop. */
export interface ReadTokens {
  /** The one in the drop's own state, unless its union id contains it. */
  readonly tokenId?: bigint | undefined
  /** Further ones. Default: none. */
  readonly otherTokenIds?: readonly bigint[] | undefined
}

/** A drop with the records that its state is made from. */
export interface EvmPresent extends PresentDrop<EvmExtras> {
  readonly contract: ContractState
  readonly settings: DropSettings
  readonly otherTokens: readonly DropToken[]
  /** True if the contract makes several calls in one transaction; not read without other token ids. */
  readonly hasMulticall: boolean
  /** Currencies of all conditions, by their addresses in the contract. */
  readonly currencies: ReadonlyMap<Address, Currency>
}

/** A token id on chain, or a whole ERC-721 drop. */
export interface PresentPhased {
  readonly drop: AdministeredDrop
  readonly settings: DropSettings
  readonly conditions: readonly ClaimCondition[]
}

/**
 * Reads a drop on an EVM chain in the shape that all chains share: an ERC-1155 drop by one of its token ids.
 *
 * @throws What `fetchDropState` and `fetchDropSettings` throw.
 */
export async function readDrop(
  connection: EvmConnection,
  reference: DropReference & ReadTokens,
  options: AskOptions = {},
): Promise<DropState<EvmExtras>> {
  return (await readPresent(connection, reference, options)).state
}

/** Reads a drop as `readDrop` does, with its records. */
export async function readPresent(
  connection: EvmConnection,
  { otherTokenIds = [], ...reference }: DropReference & ReadTokens,
  options: AskOptions = {},
): Promise<EvmPresent> {
  const contract = await fetchDropState(connection, reference, options)
  const { variant, tokenId } = contract
  const hasOthers = variant === 'erc1155' && otherTokenIds.length > 0
  const otherTokens = hasOthers
    ? await fetchDropTokens(connection, contract, otherTokenIds, options)
    : []
  const conditions = [contract, ...otherTokens].flatMap((token) => token.conditions)
  const addresses = conditions.map(({ currency }) => currency)
  const [settings, hasMulticall, currencies] = await Promise.all([
    fetchDropSettings(connection, contract, options),
    hasOthers && fetchHasMulticall(connection, contract, options),
    fetchCurrencies(connection, { drop: contract, addresses }, options),
  ])
  const { batches, saleRecipient: receiver, royalty } = settings
  const phasesIn = ({ conditions }: Pick<DropToken, 'conditions'>) =>
    phasesOf(conditions).map((phase, index, all) =>
      phaseOf(phase, { next: all[index + 1], currencies }),
    )
  const tokenState = ({ settings: token, ...other }: DropToken): TokenState => ({
    tokenId: other.tokenId,
    minted: other.minted,
    maxItems: token.maxSupply,
    phases: phasesIn(other),
    receiver: token.saleRecipient === receiver ? undefined : token.saleRecipient,
    royalty: tokenRoyalty({ royalty, token }),
  })
  const state = {
    ...stateOf(contract, settings),
    phases: phasesIn(contract),
    currencies: new Map([...currencies.values()].map((currency) => [currency.id, currency])),
    extras: {
      variant,
      tokenId,
      batches,
      ofCollection: { receiver, royalty },
      otherTokens: otherTokens.map(tokenState),
    },
  }
  return { state, contract, settings, otherTokens, hasMulticall, currencies }
}

/** Returns what is on chain for a token id; undefined = it was not read. */
export function presentPhased(
  { contract, settings, otherTokens }: EvmPresent,
  tokenId: bigint | undefined,
): PresentPhased | undefined {
  if (tokenId === contract.tokenId) {
    return { drop: contract, settings, conditions: contract.conditions }
  }
  const token = otherTokens.find((other) => other.tokenId === tokenId)
  return (
    token && {
      drop: { ...contract, tokenId },
      settings: { ...settings, token: token.settings },
      conditions: token.conditions,
    }
  )
}

function stateOf(state: ContractState, settings: DropSettings) {
  const { network, address, platformFee, minted, maxSupply } = state
  const { token } = settings
  const royalty = token?.royalty ?? settings.royalty
  const { recipient, ...fee } = platformFee
  return {
    id: `${network.blockchain}:${address}`,
    owner: isNobody(settings.owner) ? undefined : settings.owner,
    symbol: settings.symbol,
    name: settings.name,
    description: undefined,
    uri: settings.contractUri,
    items: itemsOf(settings),
    supply: { minted, maxItems: maxSupply, maxPerWallet: 0n },
    money: {
      receivers: everythingTo(token?.saleRecipient ?? settings.saleRecipient),
      platformFee: settings.platformFee && { ...fee, recipients: everythingTo(recipient) },
      royalties: { valueBp: royalty.valueBp, recipients: everythingTo(royalty.recipient) },
    },
    sale: { isPaused: false, endTime: undefined },
  }
}

function itemsOf({ sharedMetadata, batches }: DropSettings): DropItems {
  if (sharedMetadata) return { form: 'shared', ...sharedMetadata }
  const folders = batches.map(({ baseUri: uri, firstTokenId, lastTokenId }) => ({
    uri,
    items: lastTokenId - firstTokenId + 1n,
  }))
  return { form: 'folders', folders }
}

/** Input for a phase's state besides its condition. */
interface PhasePlace {
  /** Undefined = it is the last one. */
  readonly next: Phase | undefined
  readonly currencies: ReadonlyMap<string, Currency>
}

function phaseOf(phase: Phase, { next, currencies }: PhasePlace): DropPhase {
  const { phaseIndex, merkleRoot, endTimestamp } = phase
  // Where another phase starts first, that is what ends this one.
  const isEndedByNext = endTimestamp && next && next.startTimestamp < endTimestamp
  const { id = phase.currency, decimals = 0 } = currencies.get(phase.currency) ?? {}
  return {
    key: phaseIndex.toString(),
    name: phaseNameIn(phase.metadata),
    kind: isForListedOnly(phase) ? 'list' : 'public',
    list: hasAllowlist(phase) ? { form: 'merkle', root: merkleRoot } : undefined,
    startTime: phase.startTimestamp,
    endTime: isEndedByNext ? undefined : endTimestamp,
    price: { value: phase.pricePerToken, currency: { id, decimals } },
    maxPerWallet: limitOf(phase.quantityLimitPerWallet),
    maxPerTransaction: 0n,
    maxItems: limitOf(phase.maxClaimableSupply),
    minted: phase.supplyClaimed,
    isOpen: true,
  }
}
