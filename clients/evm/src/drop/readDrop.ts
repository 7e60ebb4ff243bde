import type { AskOptions } from '@mintline/core'
import {
  type DropItems,
  type DropPhase,
  type DropState,
  everythingTo,
  type PresentDrop,
} from '@mintline/core/drop'
import type { Address } from 'viem'
import { type DropSettings, fetchDropSettings } from '../administration/fetchDropSettings.ts'
import type { TokenBatch } from '../administration/fetchTokenBatches.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { hasAllowlist, isForListedOnly, limitOf } from '../conditions/claimCondition.ts'
import { type Phase, phasesOf } from '../conditions/phases.ts'
import type { DropReference } from '../contract/dropAddress.ts'
import type { DropState as ContractState, Royalty } from '../contract/dropState.ts'
import { fetchDropState } from '../contract/fetchDropState.ts'
import { isNobody } from '../contract/isNobody.ts'
import type { DropVariant } from '../contract/variantReads.ts'
import { type Currency, fetchCurrencies } from '../mint/currency.ts'

/** Parts that only drops on EVM chains have. */
export interface EvmExtras {
  readonly variant: DropVariant
  /** Token id of the phases; undefined for ERC-721. */
  readonly tokenId: bigint | undefined
  /** Batches of token ids, with the folders that can never change; empty for ERC-721. */
  readonly batches: readonly TokenBatch[]
  /** The collection's settings, for token ids without their own. */
  readonly ofCollection: { readonly receiver: string; readonly royalty: Royalty }
}

/** A drop with the records that its state is made from. */
export interface EvmPresent extends PresentDrop<EvmExtras> {
  readonly contract: ContractState
  readonly settings: DropSettings
  /** Currencies of all conditions, by their addresses in the contract. */
  readonly currencies: ReadonlyMap<Address, Currency>
}

/**
 * Reads a drop on an EVM chain in the shape that all chains share: an ERC-1155 drop by one of its token ids.
 *
 * @throws What `fetchDropState` and `fetchDropSettings` throw.
 */
export async function readDrop(
  connection: EvmConnection,
  reference: DropReference,
  options: AskOptions = {},
): Promise<DropState<EvmExtras>> {
  return (await readPresent(connection, reference, options)).state
}

/** Reads a drop as `readDrop` does, with its records. */
export async function readPresent(
  connection: EvmConnection,
  reference: DropReference,
  options: AskOptions = {},
): Promise<EvmPresent> {
  const contract = await fetchDropState(connection, reference, options)
  const addresses = contract.conditions.map(({ currency }) => currency)
  const [settings, currencies] = await Promise.all([
    fetchDropSettings(connection, contract, options),
    fetchCurrencies(connection, { drop: contract, addresses }, options),
  ])
  const { variant, tokenId } = contract
  const { batches, saleRecipient: receiver, royalty } = settings
  const state = {
    ...stateOf(contract, settings),
    phases: phasesOf(contract.conditions).map((phase) => phaseOf(phase, currencies)),
    currencies: new Map([...currencies.values()].map((currency) => [currency.id, currency])),
    extras: { variant, tokenId, batches, ofCollection: { receiver, royalty } },
  }
  return { state, contract, settings, currencies }
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

function phaseOf(phase: Phase, currencies: ReadonlyMap<string, Currency>): DropPhase {
  const { phaseIndex, merkleRoot } = phase
  const { id = phase.currency, decimals = 0 } = currencies.get(phase.currency) ?? {}
  return {
    key: phaseIndex.toString(),
    kind: isForListedOnly(phase) ? 'list' : 'public',
    list: hasAllowlist(phase) ? { form: 'merkle', root: merkleRoot } : undefined,
    startTime: phase.startTimestamp,
    endTime: phase.endTimestamp,
    price: { value: phase.pricePerToken, currency: { id, decimals } },
    maxPerWallet: limitOf(phase.quantityLimitPerWallet),
    maxPerTransaction: 0n,
    maxItems: limitOf(phase.maxClaimableSupply),
    minted: phase.supplyClaimed,
    isOpen: true,
  }
}
