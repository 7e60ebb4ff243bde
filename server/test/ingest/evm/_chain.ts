import type { Kysely } from 'kysely'
import type { EvmWallet } from '../../../../clients/evm/src/wallet/evmWallet.ts'
import { startChain, type TestChain } from '../../../../clients/evm/test/support/chain.ts'
import type { DB } from '../../../src/database/tables.ts'
import { testDatabase } from '../../_database.ts'

/** A chain with two wallets, and databases to read it into. */
export interface ReadChain {
  readonly chain: TestChain
  readonly ada: EvmWallet
  readonly bob: EvmWallet
  readonly database: Kysely<DB>
  /** Database for a fresh ingest to compare with. */
  readonly other: Kysely<DB>
}

/** Starts a chain and creates the databases, which are dropped after the tests. Callers stop the chain. */
export async function startReadChain(): Promise<ReadChain> {
  const database = (await testDatabase()).write
  const other = (await testDatabase()).write
  const chain = await startChain()
  return { chain, ada: await chain.newWallet(), bob: await chain.newWallet(), database, other }
}
