import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { contractRead, readContracts } from '../chain/readContracts.ts'
import { EvmClientError } from '../errors/evmClientError.ts'
import { getOwners, getThreshold, nonce, version } from './safeContract.ts'

/** Versions whose signatures are for one chain only. */
const SUPPORTED = /^1\.[3-9]\./

/** Addresses of `MultiSendCallOnly` 1.5.0, 1.4.1 and 1.3.0, the same on all chains but those of zkSync. */
const MULTI_SENDS: readonly Address[] = [
  '0xa83c336b20401af773b6219ba5027174338d1836',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2',
  '0x40a2accbd92bca938b02010e17a5b8929b49130d',
  '0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b',
  '0x0408ef011960d02349d50286d20531229bcef773',
  '0xf220d3b4dfb23c4ade8c88e526c1353abacbc38f',
]

/** A Safe: a vault whose owners agree on its transactions. */
export interface Safe {
  readonly address: EvmAddress
  readonly owners: readonly EvmAddress[]
  /** How many of them have to sign. */
  readonly threshold: bigint
  /** The next transaction's nonce on chain; proposals in a queue take later ones. */
  readonly nonce: bigint
  /** For example 1.4.1. */
  readonly version: string
}

/**
 * Reads a Safe from its contract.
 *
 * @throws SAFE_NOT_FOUND if there is none of version 1.3.0 or later at the address.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchSafe(
  { client }: EvmConnection,
  address: EvmAddress,
  options: AskOptions = {},
): Promise<Safe> {
  const reads = {
    owners: contractRead(address, getOwners),
    threshold: contractRead(address, getThreshold),
    nonce: contractRead(address, nonce),
    version: contractRead(address, version),
  }
  const { safe } = await readContracts(client, { safe: reads }, options)
  const isSafe = safe.version !== undefined && SUPPORTED.test(safe.version)
  if (!isSafe || !safe.owners || safe.threshold === undefined || safe.nonce === undefined) {
    throw new EvmClientError('SAFE_NOT_FOUND', { address, version: safe.version })
  }
  const { threshold, version: found = '' } = safe
  return {
    address,
    owners: safe.owners.map((owner) => evmAddress(owner)),
    threshold,
    nonce: safe.nonce,
    version: found,
  }
}

/**
 * Finds the contract by which a Safe makes several calls in one transaction.
 *
 * @throws SAFE_BATCHES_MISSING if the network has none.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchMultiSend(
  { client }: EvmConnection,
  safe: Pick<Safe, 'address'>,
  options: AskOptions = {},
): Promise<EvmAddress> {
  for (const address of MULTI_SENDS) {
    const code = await askChain('eth_getCode', () => getCode(client, { address }), options)
    if (code !== undefined && code !== '0x') return evmAddress(address)
  }
  throw new EvmClientError('SAFE_BATCHES_MISSING', { safe: safe.address })
}
