import type { Localnet } from '@mintline/localnet'
import { Connection, LAMPORTS_PER_SOL, type PublicKey } from '@solana/web3.js'
import type {
  AllowlistChangeInput,
  AllowlistChangeOptions,
} from '../../src/allowlist/batches/changeOptions.ts'
import type { AllowlistEntryInput } from '../../src/allowlist/entryInput.ts'
import type { JournalScope } from '../../src/allowlist/journal.ts'
import { memoryJournal } from '../../src/allowlist/memoryJournal.ts'
import { EDITIONS_CONTROLS_PROGRAM_ID } from '../../src/programIds.ts'
import {
  type AllowlistEntry,
  decodeUserAllowListData,
} from '../../src/reads/records/userAllowListData.ts'
import { storedAccount } from '../../src/rpc/readConnection.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import type { SendSession } from '../../src/send/wallet.ts'
import { Drop, type DropInput } from '../reads/_drop.ts'

/** Lamports that an entry locks, which are also a wallet's minimum balance. */
export const ENTRY_RENT = 2_115_840n
export const WALLET_RENT = 890_880n
export const FEE = 5_000n

/** A collection with an allowlist phase, and everything needed for an upsert. */
export interface List {
  readonly drop: Drop
  readonly connection: Connection
  readonly session: SendSession
  readonly scope: JournalScope
}

/** Deploys a collection whose phase 0 is public and whose phase 1 has a list. */
export async function startList(
  localnet: Localnet,
  symbol: string,
  terms: Pick<DropInput, 'platformFee'> = {},
): Promise<List> {
  const drop = await Drop.deploy(localnet, { symbol, ...terms })
  await drop.addPhase()
  await drop.addPhase({ phaseType: 'allowList' })
  const connection = new Connection(localnet.rpcUrl, 'confirmed')
  const scope = { genesisHash: localnet.genesisHash, deployment: drop.address, phaseIndex: 1 }
  return { drop, connection, session: { connection, wallet: keypairWallet(drop.creator) }, scope }
}

/** Input for an upsert to the list, or a removal, with its own journal. */
export function inputOf({ scope }: List): AllowlistChangeInput {
  const { deployment, phaseIndex } = scope
  return { deployment, phaseIndex, journal: memoryJournal(scope) }
}

/** For tests that check what a wallet pays. */
export const NO_PRIORITY_FEE: AllowlistChangeOptions = { priorityFee: 'off' }

/** All entries on the network, by wallet, whatever their list. */
export async function entriesOnChain(connection: Connection): Promise<AllowlistEntry[]> {
  const size = 176
  const accounts = await connection.getProgramAccounts(EDITIONS_CONTROLS_PROGRAM_ID, {
    filters: [{ dataSize: size }],
  })
  return accounts.flatMap(({ pubkey, account }) => {
    const stored = storedAccount(pubkey, account)
    return stored ? decodeUserAllowListData(stored) : []
  })
}

/** Formats entries in a canonical order. */
export function termsOf(entries: readonly AllowlistEntryInput[]): string[] {
  return entries.map(({ user, price, amount }) => `${user} ${price} ${amount}`).sort()
}

/** A wallet's lamports. */
export async function balanceOf(connection: Connection, wallet: PublicKey): Promise<bigint> {
  return BigInt(await connection.getBalance(wallet))
}

/** Gives a wallet SOL. */
export async function give(connection: Connection, wallet: PublicKey, sol: number): Promise<void> {
  const signature = await connection.requestAirdrop(wallet, sol * LAMPORTS_PER_SOL)
  await connection.confirmTransaction(signature)
}
