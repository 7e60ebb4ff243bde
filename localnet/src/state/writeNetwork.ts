import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { unpack } from '../chain/history.ts'
import type { NetworkState } from '../chain/identity.ts'
import type { SavedChain } from '../chain/savedChain.ts'
import { toHex } from '../wire/bytes.ts'
import { writeLines } from './journal.ts'
import { type RecordJson, STATE_FORMAT, toRecordJson } from './records.ts'

/** Writes a new state file and swaps it in, so that there is always a complete one. */
export function writeNetwork(path: string, network: NetworkState, saved: SavedChain): void {
  const next = `${path}.next`
  const file = openSync(next, 'w')
  writeLines(file, records(network, saved))
  fsyncSync(file)
  closeSync(file)
  renameSync(next, path)
  syncFolder(dirname(path))
}

function* records(
  { identity, clock }: NetworkState,
  { accounts, transactions, forgotten }: SavedChain,
): Generator<RecordJson> {
  const { genesisHash } = identity
  const seed = toHex(identity.seed)
  yield { type: 'network', format: STATE_FORMAT, genesisHash, seed, clock, forgotten }
  for (const change of accounts) yield toRecordJson({ type: 'accounts', changes: [change] })
  for (const packed of transactions) {
    yield { type: 'transaction', transaction: unpack({ packed }), accounts: [], clock }
  }
}

function syncFolder(folder: string): void {
  const file = openSync(folder, 'r')
  fsyncSync(file)
  closeSync(file)
}
