// Upserts a list in a process that kills itself at a moment chosen by its parent.
import { Account, Ed25519PrivateKey } from '@aptos-labs/ts-sdk'
import { killedAt } from '../../../../tests/helpers/killedProcess.ts'
import { connectAptos } from '../../src/chain/connection.ts'
import { machinesAt } from '../../src/drop/machine.ts'
import { upsertAllowlist } from '../../src/entries/upsertAllowlist.ts'
import { openFileJournal } from '../../src/node/fileJournal.ts'
import { keyWallet } from '../../src/wallet/signingWallet.ts'
import { entriesOf, PHASE_ID } from '../support/lists.ts'

/** Input from the parent. */
export interface KilledUpsertInput {
  readonly nodeUrl: string
  readonly chainId: number
  readonly publisher: string
  readonly contract: string
  readonly folder: string
  /** Private key of the owner, of this test only. */
  readonly owner: string
  readonly seed: string
  readonly count: number
  /** Number of the moment, before or after a request or a write, at which to end; 0 = none. */
  readonly lastMoment: number
}

process.once('message', (input: KilledUpsertInput) => {
  run(input).then(
    (report) => process.send?.(report, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function run(input: KilledUpsertInput) {
  const { nodeUrl, chainId, contract, folder, lastMoment } = input
  const around = killedAt(lastMoment)
  const connection = connectAptos(nodeUrl, {
    fetch: (...request) => around(() => fetch(...request)),
  })
  const scope = { chainId, collection: contract, phaseId: PHASE_ID }
  const journal = await openFileJournal({ folder, ...scope })
  const list = {
    contract,
    machines: machinesAt(input.publisher),
    phaseId: PHASE_ID,
    wallet: keyWallet(Account.fromPrivateKey({ privateKey: new Ed25519PrivateKey(input.owner) })),
    entries: entriesOf(input.seed, input.count),
    journal: {
      scope,
      load: () => journal.load(),
      append: (records: Parameters<typeof journal.append>[0]) =>
        around(() => journal.append(records)),
      clear: () => around(() => journal.clear()),
      close: () => journal.close(),
    },
  }
  const options = { entriesPerTransaction: 5, pollingInterval: 5 }
  const { status, hashes } = await upsertAllowlist(connection, list, options)
  await journal.close()
  return { status, transactions: hashes.length }
}
