import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { Hex } from 'viem'
import { getCode } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { implementationTransaction } from './deployDrop.ts'
import type { AdministeredDrop } from './dropCall.ts'

/** How a contract's code compares with the one that Mintline deploys. */
export type CodeComparison =
  /** Byte for byte the same. */
  | 'same'
  /** The same but for the hash of its metadata: it was built from sources with other paths or comments. */
  | 'sameButMetadata'
  | 'other'
  /** There is no contract. */
  | 'none'

/** The contract whose code a drop runs. */
export interface DropImplementation {
  /** Undefined = the drop is not a clone, and runs code of its own. */
  readonly address: EvmAddress | undefined
  readonly code: CodeComparison
}

/** Code of a clone (ERC-1167). */
const CLONE = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/

/** End of the code that creates a contract: it returns what follows. The contracts have no immutables. */
const RETURNS_CODE = '6000396000f3fe'

/** Bytes of the metadata's length, after the metadata. */
const LENGTH_BYTES = 2

/**
 * Fetches the contract whose code a drop runs, and compares it with the one that Mintline deploys.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchImplementation(
  { client }: EvmConnection,
  { address, variant }: Pick<AdministeredDrop, 'address' | 'variant'>,
  options: AskOptions = {},
): Promise<DropImplementation> {
  const codeAt = (contract: EvmAddress) =>
    askChain('eth_getCode', () => getCode(client, { address: contract }), options)
  const code = await codeAt(address)
  const cloned = CLONE.exec(code ?? '')?.[1]
  const implementation = cloned === undefined ? undefined : evmAddress(`0x${cloned}`)
  const run = implementation === undefined ? code : await codeAt(implementation)
  return { address: implementation, code: compareCode(run, runtimeCode(variant)) }
}

/** Returns the code that a variant's implementation has on chain. */
function runtimeCode(variant: AdministeredDrop['variant']): Hex {
  const { data } = implementationTransaction(variant)
  return `0x${data.slice(data.indexOf(RETURNS_CODE) + RETURNS_CODE.length)}`
}

function compareCode(code: Hex | undefined, expected: Hex): CodeComparison {
  if (code === undefined || code === '0x') return 'none'
  if (code === expected) return 'same'
  return withoutMetadata(code) === withoutMetadata(expected) ? 'sameButMetadata' : 'other'
}

/** Cuts off the metadata that the compiler appends to code: its last two bytes are the metadata's length. */
function withoutMetadata(code: Hex): string {
  const digits = 2 * (Number.parseInt(code.slice(-2 * LENGTH_BYTES), 16) + LENGTH_BYTES)
  return code.slice(0, -digits)
}
