import { CoreError } from '@mintline/core/errors'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { assertBasisPoints } from '@mintline/core/mint'
import { assertVisibleTexts } from '@mintline/core/text'
import {
  type Address,
  concatHex,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  type TransactionReceipt,
} from 'viem'
import type { DropVariant } from '../contract/variantReads.ts'
import { BYTECODE as DROP_ERC1155 } from '../generated/dropErc1155/bytecode.ts'
import { initialize } from '../generated/openEdition/abi.ts'
import { BYTECODE as OPEN_EDITION } from '../generated/openEdition/bytecode.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { accountOf, receiverOf } from './dropCall.ts'
import { royaltyReceiverOf } from './royalties.ts'

/** A drop to deploy. */
export interface DeployDropInput {
  /** Account with all roles, shown as the owner by marketplaces. */
  readonly admin: string
  readonly name: string
  readonly symbol: string
  /** The drop's metadata URI. */
  readonly contractUri: string
  /** Recipient for claim payments. */
  readonly saleRecipient: string
  /** Royalty on later sales in basis points, 0 to 10000, and its recipient. */
  readonly royalty: { readonly valueBp: number; readonly recipient: string }
  /** Share in claim payments in basis points, 0 to 10000, and its recipient. */
  readonly platformFee: { readonly valueBp: number; readonly recipient: string }
}

/** Returns the transaction that deploys the implementation shared by all drops in a variant. */
export function implementationTransaction(variant: DropVariant): EvmTransaction {
  return { to: undefined, data: variant === 'erc721' ? OPEN_EDITION : DROP_ERC1155 }
}

/**
 * Returns the transaction that clones the implementation and initializes the drop at once, so that nobody else can
 * initialize it first. `deployedDrop` returns the address.
 *
 * @param implementation The shared implementation's address.
 * @throws CONTRACT_ADDRESS_NOT_SPECIFIED if the implementation is empty.
 * @throws BASIS_POINTS_INVALID, INVALID_ADDRESS, ADDRESS_OF_OTHER_CHAIN, TEXT_INVALID
 * @throws ADDRESS_IS_NOBODY for a recipient without a key, such as the zero address.
 */
export function deployTransaction(implementation: string, input: DeployDropInput): EvmTransaction {
  if (!implementation) throw new CoreError('CONTRACT_ADDRESS_NOT_SPECIFIED', {})
  const clone = concatHex([CLONE_HEAD, dropCode(implementation)])
  return { to: undefined, data: concatHex([CREATE_AND_CALL, clone, initializeData(input)]) }
}

/** Returns the code of a drop that clones an implementation, for simulations before deployment. */
export function dropCode(implementation: string): Hex {
  return concatHex([CLONE_CODE, accountOf(implementation), CLONE_TAIL])
}

/**
 * Encodes the call that initializes a new drop, part of its deployment.
 *
 * @throws INVALID_ADDRESS, BASIS_POINTS_INVALID, TEXT_INVALID
 */
export function initializeData(input: DeployDropInput): Hex {
  const { name, symbol, contractUri, royalty, platformFee } = input
  assertVisibleTexts(name, symbol, contractUri)
  assertBasisPoints(royalty.valueBp)
  assertBasisPoints(platformFee.valueBp)
  return encodeFunctionData({
    abi: [initialize],
    args: [
      accountOf(input.admin),
      name,
      symbol,
      contractUri,
      [],
      receiverOf(input.saleRecipient),
      royaltyReceiverOf(royalty),
      BigInt(royalty.valueBp),
      BigInt(platformFee.valueBp),
      receiverOf(platformFee.recipient),
    ],
  })
}

/** Returns the address of a drop deployed with `deployTransaction`. */
export function deployedDrop({
  contractAddress,
}: Pick<TransactionReceipt, 'contractAddress'>): EvmAddress {
  // The transaction creates a contract that keeps no code; the clone is the first one that contract creates.
  const creator = contractAddress as Address
  return evmAddress(getContractAddress({ from: creator, nonce: 1n }))
}

/** Minimal proxy (ERC-1167): what creates it, and its code before and after the implementation address. */
const CLONE_HEAD = '0x3d602d80600a3d3981f3'
const CLONE_CODE = '0x363d3d373d3d3d363d73'
const CLONE_TAIL = '0x5af43d82803e903d91602b57fd5bf3'

/** Code that creates a contract and calls it; creation code and calldata follow. */
const CREATE_AND_CALL = concatHex([
  // Copy the creation code to memory.
  '0x6037603d600039',
  // CREATE without value: the address, or 0 on failure.
  '0x603760006000f0',
  // REVERT on failure.
  '0x8060175760006000fd',
  '0x5b',
  // Calldata length.
  '0x60743803',
  // Copy the calldata to memory.
  '0x806074600039',
  // CALL with all gas and without value.
  '0x600060009160006000855af1',
  // Jump to the end on success.
  '0x603b57',
  // REVERT with the call's reason.
  '0x3d600060003e3d6000fd',
  // Return no code to deploy.
  '0x5b00',
])
