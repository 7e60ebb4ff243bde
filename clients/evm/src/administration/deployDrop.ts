import { assertBasisPoints } from '@mintline/core'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import {
  type Address,
  concatHex,
  encodeFunctionData,
  getContractAddress,
  type TransactionReceipt,
} from 'viem'
import type { DropVariant } from '../contract/variantReads.ts'
import { BYTECODE as DROP_ERC1155 } from '../generated/dropErc1155/bytecode.ts'
import { initialize } from '../generated/openEdition/abi.ts'
import { BYTECODE as OPEN_EDITION } from '../generated/openEdition/bytecode.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { accountOf } from './dropCall.ts'

/** A drop to deploy. */
export interface DeployDropInput {
  /** Account with all roles, and the owner that marketplaces show. */
  readonly admin: string
  readonly name: string
  readonly symbol: string
  /** Address of the document about the drop. */
  readonly contractUri: string
  /** Account that is paid for claims. */
  readonly saleRecipient: string
  /** Basis points of later sales, 0 to 10000, and who gets them. */
  readonly royalty: { readonly valueBp: number; readonly recipient: string }
  /** Basis points of what claims pay, 0 to 10000, and who gets them. */
  readonly platformFee: { readonly valueBp: number; readonly recipient: string }
}

/** The transaction that puts the code that drops of a variant share on a chain. */
export function implementationTransaction(variant: DropVariant): EvmTransaction {
  return { to: undefined, data: variant === 'erc721' ? OPEN_EDITION : DROP_ERC1155 }
}

/**
 * The transaction that creates a drop: a clone of the shared code and its settings in one, so that nobody
 * can set it up in between. See `deployedDrop` for its address.
 *
 * @param implementation Address of the shared code.
 * @throws INVALID_ADDRESS, BASIS_POINTS_INVALID
 */
export function deployTransaction(implementation: string, input: DeployDropInput): EvmTransaction {
  const { name, symbol, contractUri, royalty, platformFee } = input
  assertBasisPoints(royalty.valueBp)
  assertBasisPoints(platformFee.valueBp)
  const settings = encodeFunctionData({
    abi: [initialize],
    args: [
      accountOf(input.admin),
      name,
      symbol,
      contractUri,
      [],
      accountOf(input.saleRecipient),
      accountOf(royalty.recipient),
      BigInt(royalty.valueBp),
      BigInt(platformFee.valueBp),
      accountOf(platformFee.recipient),
    ],
  })
  const clone = concatHex([CLONE_HEAD, accountOf(implementation), CLONE_TAIL])
  return { to: undefined, data: concatHex([CREATE_AND_CALL, clone, settings]) }
}

/** Address of the drop that a transaction of `deployTransaction` created. */
export function deployedDrop({ contractAddress }: TransactionReceipt): EvmAddress {
  // What the transaction creates itself is gone again; the clone is the first contract that it made.
  const creator = contractAddress as Address
  return evmAddress(getContractAddress({ from: creator, nonce: 1n }))
}

/** Creation code of a minimal proxy (ERC-1167), around the address of what it is a clone of. */
const CLONE_HEAD = '0x3d602d80600a3d3981f3363d3d373d3d3d363d73'
const CLONE_TAIL = '0x5af43d82803e903d91602b57fd5bf3'

/** Code that creates the contract whose creation code follows, and calls it with what follows that. */
const CREATE_AND_CALL = concatHex([
  // The creation code that follows, in memory.
  '0x6037603d600039',
  // CREATE without value: the address, or 0 where it failed.
  '0x603760006000f0',
  // REVERT where it failed.
  '0x8060175760006000fd',
  '0x5b',
  // Length of the call that follows.
  '0x60743803',
  // The call, in memory.
  '0x806074600039',
  // CALL with all gas and without value.
  '0x600060009160006000855af1',
  // On to the end where it succeeded.
  '0x603b57',
  // REVERT with its reason.
  '0x3d600060003e3d6000fd',
  // Nothing is left of this code itself.
  '0x5b00',
])
