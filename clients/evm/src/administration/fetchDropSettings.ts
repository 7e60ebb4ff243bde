import { CoreError } from '@mintline/core/errors'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { zeroAddress } from 'viem'
import type { EvmConnection } from '../chain/connection.ts'
import { type Answers, contractRead, readContracts } from '../chain/readContracts.ts'
import type { Royalty } from '../contract/dropState.ts'
import * as erc1155 from '../generated/dropErc1155/abi.ts'
import * as erc721 from '../generated/openEdition/abi.ts'
import type { AdministeredDrop } from './dropCall.ts'
import { FEE_TYPES } from './fees.ts'
import { fetchTokenBatches, type TokenBatch } from './fetchTokenBatches.ts'
import type { SharedMetadata } from './metadata.ts'

/** A drop's platform fees: both are stored, and one is chosen. */
export interface PlatformFeeSettings {
  /** The fee that the contract takes; ERC-1155 drops always take the percentage. */
  readonly chosen: keyof typeof FEE_TYPES
  /** Recipient for both fee types. */
  readonly recipient: EvmAddress
  /** Basis points of the price. */
  readonly valueBp: number
  /** Base units per claim, in the claim's currency; undefined = the contract has no flat fee. */
  readonly flatValue: bigint | undefined
}

/** Settings for one token id in an ERC-1155 drop. */
export interface TokenSettings {
  /** 0 = unlimited. */
  readonly maxSupply: bigint
  /** Undefined = the drop's recipient. */
  readonly saleRecipient: EvmAddress | undefined
  readonly royalty: Royalty
}

/** Drop settings that administrators can change, except claim conditions and roles. */
export interface DropSettings {
  readonly name: string
  readonly symbol: string
  /** Empty = none. */
  readonly contractUri: string
  /** The zero address = none. */
  readonly owner: EvmAddress
  readonly saleRecipient: EvmAddress
  /** Default royalty. */
  readonly royalty: Royalty
  /** Undefined = the contract has no platform fees. */
  readonly platformFee: PlatformFeeSettings | undefined
  /** Undefined for ERC-1155, where each token id has its own metadata. */
  readonly sharedMetadata: SharedMetadata | undefined
  /** Empty for ERC-721. */
  readonly batches: readonly TokenBatch[]
  /** Undefined for ERC-721, and without a token id. */
  readonly token: TokenSettings | undefined
}

/**
 * Fetches a drop's settings: in one request for ERC-721; an ERC-1155 drop's batches take one or two more.
 *
 * @throws NO_CONTRACT_DATA, NO_ROYALTIES_DATA, CONTRACT_TOO_LARGE
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchDropSettings(
  connection: EvmConnection,
  drop: AdministeredDrop,
  options: AskOptions = {},
): Promise<DropSettings> {
  const { address, variant, tokenId } = drop
  const [{ contract, token }, batches] = await Promise.all([
    readContracts(
      connection.client,
      {
        contract: { ...contractReads(address), ...(variant === 'erc721' && singleReads(address)) },
        token: variant === 'erc1155' && tokenId !== undefined ? tokenReads(address, tokenId) : {},
      },
      options,
    ),
    variant === 'erc1155' ? fetchTokenBatches(connection, drop, options) : [],
  ])
  const { name, symbol, owner, saleRecipient } = contract
  if (name === undefined || saleRecipient === undefined) {
    throw new CoreError('NO_CONTRACT_DATA', { contract: address })
  }
  return {
    name,
    symbol: symbol ?? '',
    contractUri: contract.contractUri ?? '',
    owner: evmAddress(owner ?? zeroAddress),
    saleRecipient: evmAddress(saleRecipient),
    royalty: royaltyOf(contract.royalty, address),
    platformFee: platformFeeIn(contract, variant),
    sharedMetadata: sharedMetadataOf(contract.sharedMetadata),
    batches,
    token: tokenSettings(token, address),
  }
}

function contractReads(address: string) {
  return {
    name: contractRead(address, erc721.name),
    symbol: contractRead(address, erc721.symbol),
    contractUri: contractRead(address, erc721.contractURI),
    owner: contractRead(address, erc721.owner),
    saleRecipient: contractRead(address, erc721.primarySaleRecipient),
    royalty: contractRead(address, erc721.getDefaultRoyaltyInfo),
    percentage: contractRead(address, erc721.getPlatformFeeInfo),
    flat: contractRead(address, erc721.getFlatPlatformFeeInfo),
    feeType: contractRead(address, erc721.getPlatformFeeType),
  }
}

function singleReads(address: string) {
  return { sharedMetadata: contractRead(address, erc721.sharedMetadata) }
}

/** Returns the reads for a token id's settings. */
export function tokenReads(address: string, tokenId: bigint) {
  return {
    maxSupply: contractRead(address, erc1155.maxTotalSupply, [tokenId]),
    saleRecipient: contractRead(address, erc1155.saleRecipient, [tokenId]),
    royalty: contractRead(address, erc1155.getRoyaltyInfoForToken, [tokenId]),
  }
}

type ContractAnswers = Answers<ReturnType<typeof contractReads>>
type SharedAnswer = Answers<ReturnType<typeof singleReads>>['sharedMetadata']
type TokenAnswers = Partial<Answers<ReturnType<typeof tokenReads>>>

function platformFeeIn(
  { percentage, flat, feeType }: ContractAnswers,
  variant: AdministeredDrop['variant'],
): PlatformFeeSettings | undefined {
  if (!percentage) return undefined
  const [recipient, valueBp] = percentage
  return {
    chosen: feeType === FEE_TYPES.flat && variant === 'erc721' ? 'flat' : 'percentage',
    recipient: evmAddress(recipient),
    valueBp,
    flatValue: flat?.[1],
  }
}

function sharedMetadataOf(answer: SharedAnswer): SharedMetadata | undefined {
  if (!answer) return undefined
  const [name, description, imageUri, animationUri] = answer
  return { name, description, imageUri, animationUri }
}

/** Returns a token id's settings from answers; undefined = the contract has none. */
export function tokenSettings(
  { maxSupply, saleRecipient, royalty }: TokenAnswers,
  contract: string,
): TokenSettings | undefined {
  if (maxSupply === undefined) return undefined
  const hasOwn = saleRecipient !== undefined && saleRecipient !== zeroAddress
  return {
    maxSupply,
    saleRecipient: hasOwn ? evmAddress(saleRecipient) : undefined,
    royalty: royaltyOf(royalty, contract),
  }
}

function royaltyOf(
  answer: readonly [recipient: `0x${string}`, basisPoints: number] | undefined,
  contract: string,
): Royalty {
  if (!answer) throw new CoreError('NO_ROYALTIES_DATA', { contract })
  const [recipient, valueBp] = answer
  return { valueBp, recipient: evmAddress(recipient) }
}
