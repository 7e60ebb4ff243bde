import { LOCAL_DROP_MACHINE, type Machines, machinesAt } from '@mintline/aptos'
import { isAptosAddress } from '@mintline/core/identifiers'
import type { RuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import { isRecord, textOf } from '#shared/lib/record.ts'
import { LOCAL_FAUCET, LOCAL_NETWORK } from './localNetwork.ts'

/** The page host's settings for an Aptos network. */
export interface AptosSetup {
  /** Undefined = no drop machine is known there. */
  machines: Machines | undefined
  /** The local network's faucet. */
  faucetUrl: string
}

/**
 * Reads a network's setup from the host's `mintline.json`: `{ "aptos": { "aptos-testnet": { "machine": "0x…",
 * "version1": ["0x…"] } } }`. Without an entry, the local network uses this product's own machine.
 *
 * Never reads it from the link: a module that the wallet signs for could take everything the wallet holds.
 *
 * @param slug The network's slug.
 * @returns The setup, and the problem with an entry that is ignored.
 */
export function aptosSetup(
  slug: string,
  { aptos }: Pick<RuntimeConfig, 'aptos'>,
): AptosSetup & { problem?: string } {
  const given = aptos?.[slug]
  const entry = isRecord(given) ? given : undefined
  const faucetUrl = textOf(entry, 'faucet') ?? LOCAL_FAUCET
  const machine = textOf(entry, 'machine')
  if (machine === undefined) {
    const isLocal = slug === LOCAL_NETWORK
    return { machines: isLocal ? machinesAt(LOCAL_DROP_MACHINE) : undefined, faucetUrl }
  }
  const version1: unknown = entry?.version1 ?? []
  if (!isAptosAddress(machine) || !isListOfAddresses(version1)) {
    const problem = `aptos.${slug}: machine must be an address, and version1 a list of addresses.`
    return { machines: undefined, faucetUrl, problem }
  }
  const versions = Object.fromEntries(version1.map((collection) => [collection, 1 as const]))
  return { machines: machinesAt(machine, versions), faucetUrl }
}

function isListOfAddresses(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((each) => typeof each === 'string' && isAptosAddress(each))
  )
}
