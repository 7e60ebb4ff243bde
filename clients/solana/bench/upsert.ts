// Compares upserting a list with a plain loop, each on a fresh network: npx tsx clients/solana/bench/upsert.ts
// [entries]
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { solanaAddress } from '@mintline/core/identifiers'
import {
  addPhase,
  EDITIONS_CONTROLS_PROGRAM_ID,
  editionsControlsAddress,
  editionsDeploymentAddress,
  initialiseEditionsControls,
} from '@mintline/solana'
import { editionsControlsProgram } from '@mintline/solana/anchor'
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
} from '@solana/web3.js'
import type { AllowlistEntryInput } from '../src/allowlist/entryInput.ts'
import { upsertAllowlist } from '../src/allowlist/upsert/upsertAllowlist.ts'
import { openFileJournal } from '../src/node/fileJournal.ts'
import { keypairWallet } from '../src/send/keypairWallet.ts'

const DEFAULT_ENTRIES = 10_000
const PER_TRANSACTION = 10
const SYMBOL = 'BENCH'
const ENTRY_SIZE = 111

interface Network {
  readonly connection: Connection
  readonly genesisHash: string
  readonly creator: Keypair
  readonly deployment: PublicKey
}

const entries = entriesOf(readCount())
console.log(`${entries.length} entries, ${PER_TRANSACTION} in a transaction`)
const plain = await onFreshNetwork(plainWay)
report('one transaction after the other', plain)
const batched = await onFreshNetwork(upsert)
report('upsertAllowlist', batched)
console.log(`ratio: ${(plain / batched).toFixed(1)}`)
process.exit()

/** A plain loop, as in Anchor's and web3.js's documentation. */
async function plainWay({ connection, creator, deployment }: Network): Promise<void> {
  const program = editionsControlsProgram({ connection })
  const phaseIndex = 0
  const editionsControls = new PublicKey(editionsControlsAddress(deployment))
  for (let at = 0; at < entries.length; at += PER_TRANSACTION) {
    const transaction = new Transaction()
    transaction.add(ComputeBudgetProgram.setComputeUnitLimit({ units: 400_000 }))
    for (const entry of entries.slice(at, at + PER_TRANSACTION)) {
      const user = new PublicKey(entry.user)
      const [allowlistEntry] = PublicKey.findProgramAddressSync(
        [
          Buffer.from('allowlist_entry'),
          deployment.toBuffer(),
          user.toBuffer(),
          Buffer.from(Uint32Array.of(phaseIndex).buffer),
        ],
        program.programId,
      )
      const instruction = await program.methods
        .addToAllowlist({ phaseIndex, user, price: Number(entry.price), amount: entry.amount })
        .accountsStrict({
          editionsControls,
          allowlistEntry,
          payer: creator.publicKey,
          creator: creator.publicKey,
          systemProgram: SystemProgram.programId,
        })
        .instruction()
      transaction.add(instruction)
    }
    await sendAndConfirmTransaction(connection, transaction, [creator])
  }
}

async function upsert({ connection, creator, deployment, genesisHash }: Network): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mintline-bench-'))
  const list = { deployment: deployment.toBase58(), phaseIndex: 0 }
  const journal = await openFileJournal({ folder, genesisHash, ...list })
  const session = { connection, wallet: keypairWallet(creator) }
  const { failedUpserts } = await upsertAllowlist(session, { ...list, journal, entries })
  if (failedUpserts.length > 0) throw new Error(`${failedUpserts.length} entries failed.`)
  await journal.close()
  await rm(folder, { recursive: true })
}

/** Milliseconds to bring all entries on chain. */
async function onFreshNetwork(way: (network: Network) => Promise<void>): Promise<number> {
  const child = fork(fileURLToPath(new URL('_network.ts', import.meta.url)))
  // It idles until the end, since web3.js never stops reconnecting to the websocket of a stopped network.
  process.once('exit', () => child.kill())
  const network = await deploy(child)
  const start = performance.now()
  await way(network)
  const taken = performance.now() - start
  await requireAll(network)
  return taken
}

async function deploy(child: ChildProcess): Promise<Network> {
  const [{ rpcUrl, genesisHash }] = await once(child, 'message')
  const connection = new Connection(rpcUrl, 'confirmed')
  const creator = Keypair.generate()
  const groupMint = Keypair.generate()
  const everything = [{ address: creator.publicKey, share: 100 }]
  await connection.confirmTransaction(
    await connection.requestAirdrop(creator.publicKey, 1_000 * LAMPORTS_PER_SOL),
  )
  const deployment = editionsDeploymentAddress(SYMBOL)
  const deployed = initialiseEditionsControls({
    creator: creator.publicKey,
    groupMint: groupMint.publicKey,
    symbol: SYMBOL,
    collectionName: 'Bench',
    collectionUri: 'https://example.com/collection.json',
    itemBaseName: 'Item #{}',
    itemBaseUri: 'https://example.com/{}.json',
    treasury: creator.publicKey,
    maxNumberOfTokens: 0n,
    maxMintsPerWallet: 0n,
    royalties: { royaltyBasisPoints: 0, creators: [] },
    platformFee: { platformFeeValue: 0n, recipients: everything, isFeeFlat: false },
    extraMeta: [],
  })
  const phase = addPhase({
    deployment,
    creator: creator.publicKey,
    phase: {
      priceAmount: 0n,
      startTime: 0n,
      endTime: 1n << 40n,
      maxMintsPerWallet: 0n,
      maxMintsTotal: 0n,
      phaseType: 'allowList',
    },
  })
  const transaction = new Transaction().add(deployed, phase)
  await sendAndConfirmTransaction(connection, transaction, [creator, groupMint])
  return { connection, genesisHash, creator, deployment }
}

async function requireAll({ connection }: Network): Promise<void> {
  const found = await connection.getProgramAccounts(EDITIONS_CONTROLS_PROGRAM_ID, {
    filters: [{ dataSize: ENTRY_SIZE }],
    dataSlice: { offset: 0, length: 0 },
  })
  if (found.length === entries.length) return
  throw new Error(`${found.length} of ${entries.length} entries are on chain.`)
}

function entriesOf(count: number): AllowlistEntryInput[] {
  return Array.from({ length: count }, (_, index) => ({
    user: solanaAddress(Keypair.generate().publicKey.toBase58()),
    price: BigInt(index),
    amount: 1,
  }))
}

function readCount(): number {
  const [text] = process.argv.slice(2)
  if (text === undefined) return DEFAULT_ENTRIES
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new Error(`The number of entries is a whole number of at least 1, not ${text}.`)
}

function report(what: string, milliseconds: number): void {
  const perSecond = (entries.length * 1_000) / milliseconds
  console.log(`${what}: ${(milliseconds / 1_000).toFixed(1)} s, ${perSecond.toFixed(0)} entries/s`)
}
