import { existsSync, truncateSync } from 'node:fs'
import type { AccountChange } from '../chain/account.ts'
import { pack } from '../chain/history.ts'
import type { NetworkState } from '../chain/identity.ts'
import type { SavedChain } from '../chain/savedChain.ts'
import { LocalnetError } from '../errors.ts'
import { fromHex } from '../wire/bytes.ts'
import { type Line, readLines } from './readLines.ts'
import { parseRecordLine } from './recordLine.ts'
import { type AccountJson, type RecordJson, STATE_FORMAT, toAccountChange } from './records.ts'

export interface SavedNetwork extends SavedChain {
  network: NetworkState
  accounts: readonly AccountChange[]
  /** Records that a rewrite would drop. */
  stale: number
}

/**
 * Reads a state file; undefined if there is none. Removes an incomplete last line from the file.
 *
 * @param ledgerLimit Transactions to keep; older ones are only counted.
 */
export function loadNetwork(path: string, ledgerLimit: number): SavedNetwork | undefined {
  if (!existsSync(path)) return undefined
  const lines = readLines(path)
  const network = readHeader(lines.next().value || undefined, path)
  const accounts = new Map<string, AccountJson>()
  const transactions: Buffer[] = []
  let { clock } = network
  let accountWrites = 0
  let excess = 0
  let end = 0
  let torn: Line | undefined
  for (const line of lines) {
    if (torn) throw damaged(path)
    const record = line.whole ? parseRecordLine(line.text) : undefined
    if (record === undefined || record.type === 'network') {
      torn = line
      continue
    }
    end = line.end
    if (record.type !== 'accounts') clock = record.clock
    if (record.type === 'transaction') {
      transactions.push(pack(record.transaction))
      // In large steps, because each one moves all remaining entries.
      if (transactions.length >= 2 * ledgerLimit) {
        excess += transactions.splice(0, transactions.length - ledgerLimit).length
      }
    }
    for (const account of accountsOf(record)) accounts.set(account[0], account)
    accountWrites += accountsOf(record).length
  }
  if (torn && end > 0) truncateSync(path, end)
  excess += transactions.splice(0, Math.max(0, transactions.length - ledgerLimit)).length
  const changes: AccountChange[] = [...accounts.values()].map(toAccountChange)
  return {
    network: {
      identity: { genesisHash: network.genesisHash, seed: fromHex(network.seed) },
      clock,
    },
    accounts: changes,
    transactions,
    forgotten: network.forgotten + excess,
    stale: accountWrites - accounts.size + excess,
  }
}

function readHeader(line: Line | undefined, path: string) {
  const header = line?.whole ? parseRecordLine(line.text) : undefined
  if (header?.type !== 'network') throw damaged(path)
  if (header.format !== STATE_FORMAT) {
    throw new LocalnetError(
      'BAD_STATE',
      `The state in ${path} has format ${header.format}, this version reads ${STATE_FORMAT}. Start afresh with --reset.`,
    )
  }
  return header
}

function accountsOf(record: RecordJson): AccountJson[] {
  return record.type === 'accounts' || record.type === 'transaction' ? record.accounts : []
}

function damaged(path: string): LocalnetError {
  return new LocalnetError(
    'BAD_STATE',
    `The state in ${path} is damaged. Start afresh with --reset.`,
  )
}
