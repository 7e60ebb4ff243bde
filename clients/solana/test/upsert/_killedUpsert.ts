// Upserts a list in a process that kills itself at a moment chosen by its parent.
import { Connection, Keypair } from '@solana/web3.js'
import { killedAt } from '../../../../tests/helpers/killedProcess.ts'
import type { AllowlistJournal } from '../../src/allowlist/journal.ts'
import { upsertAllowlist } from '../../src/allowlist/upsert/upsertAllowlist.ts'
import type { UpsertAllowlistInput } from '../../src/allowlist/upsert/upsertReport.ts'
import { openFileJournal } from '../../src/node/fileJournal.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { entriesOf } from './_entries.ts'

/** Input from the parent. */
export interface KilledUpsertInput {
  readonly rpcUrl: string
  readonly folder: string
  readonly scope: AllowlistJournal['scope']
  readonly creator: readonly number[]
  readonly seed: string
  readonly count: number
  /** At which moment to end, before or after a request or a write; 0 = none. */
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

async function run({ rpcUrl, folder, scope, creator, seed, count, lastMoment }: KilledUpsertInput) {
  const around = killedAt(lastMoment)
  const journal = await openFileJournal({ folder, ...scope })
  const connection = new Connection(rpcUrl, {
    commitment: 'confirmed',
    fetch: (...request) => around(() => fetch(...request)),
  })
  const wallet = keypairWallet(Keypair.fromSecretKey(Uint8Array.from(creator)))
  const input: UpsertAllowlistInput = {
    deployment: scope.deployment,
    phaseIndex: scope.phaseIndex,
    entries: entriesOf(seed, count),
    journal: {
      scope,
      load: () => journal.load(),
      append: (records) => around(() => journal.append(records)),
      clear: () => around(() => journal.clear()),
      close: () => journal.close(),
    },
  }
  const { signatures, settled, added } = await upsertAllowlist({ connection, wallet }, input, {
    entriesPerTransaction: 2,
    maxInFlight: 4,
    priorityFee: 'off',
  })
  await journal.close()
  return { transactions: signatures.length, settled, added }
}
