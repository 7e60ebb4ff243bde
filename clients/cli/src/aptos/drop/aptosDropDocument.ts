import type { CollectionProfile, DropSettings } from '@mintline/aptos'
import type { AptosChain } from '../chain/resolveAptos.ts'

/** Builds a drop's document for scripts. */
export function aptosDropDocument(
  { network, chainId }: Pick<AptosChain, 'network' | 'chainId'>,
  { machine, ledger, collection, ...settings }: DropSettings,
  { name, description, uri }: CollectionProfile,
) {
  return {
    chain: network.slug,
    chainId,
    address: collection,
    version: machine.version,
    machine: machine.publisher,
    now: ledger.now,
    collectionName: name,
    collectionDescription: description,
    collectionUri: uri,
    ...settings,
  }
}
