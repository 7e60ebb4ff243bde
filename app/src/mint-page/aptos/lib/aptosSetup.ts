import { LOCAL_DROP_MACHINE, type Machines, machinesAt } from '@mintline/aptos'
import { isAptosAddress } from '@mintline/core/identifiers'
import type { RuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'
import { isRecord, textOf } from '#shared/lib/record.ts'
import { LOCAL_FAUCET, LOCAL_NETWORK } from './localNetwork.ts'

/** Settings of the page's host for a network of Aptos. */
export interface AptosSetup {
  /** Undefined = no drop machine is known there. */
  machines: Machines | undefined
  /** Faucet of the local network. */
  faucetUrl: string
}

/**
 * Reads the setup of a network from the host's `mintline.json`:
 * `{ "aptos": { "aptos-testnet": { "machine": "0x…", "version1": ["0x…"] } } }`. The local network has that of this
 * product without it.
 *
 * Never from the link: a module gets the signature of the wallet, and could take everything that it holds.
 *
 * @param slug Of the network.
 * @returns The setup, and the problem of an entry that is left out.
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
