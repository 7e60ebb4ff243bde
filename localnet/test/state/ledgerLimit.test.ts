import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Connection,
  Keypair,
  type PublicKey,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'
import { expect } from 'chai'
import type { Chain } from '../../src/chain/chain.ts'
import { startLocalnet } from '../../src/index.ts'
import { openChain } from '../../src/state/openChain.ts'
import { connect, failureOf, fundedKeypair, startTestNet } from '../_setup.ts'

const LIMIT = 10

describe('the limit of the ledger', () => {
  /** Makes transfers one after another; returns their signatures. */
  async function pay(connection: Connection, payer: Keypair, to: PublicKey, count: number) {
    const signatures: string[] = []
    for (let lamports = 1_000_000; lamports < 1_000_000 + count; lamports += 1) {
      const latest = await connection.getLatestBlockhash()
      const transaction = new Transaction({ feePayer: payer.publicKey, ...latest }).add(
        SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports }),
      )
      transaction.sign(payer)
      signatures.push(await connection.sendRawTransaction(transaction.serialize()))
    }
    return signatures
  }
  const signaturesOf = (found: readonly { signature: string }[]) =>
    found.map(({ signature }) => signature)

  it('keeps the latest transactions, and reports the others as unknown', async () => {
    // Given a network that keeps ten transactions, and thirty transfers
    const { localnet, connection } = await startTestNet({ limitLedgerSize: LIMIT })
    const payer = await fundedKeypair(connection)
    const to = Keypair.generate().publicKey
    const first = await connection.getFirstAvailableBlock()
    const signatures = await pay(connection, payer, to, 30)
    const kept = signatures.slice(-LIMIT)
    const gone = signatures.slice(0, -LIMIT)

    // Then the last ten are complete, newest first, and the others are unknown
    const history = await connection.getSignaturesForAddress(to)
    expect(signaturesOf(history)).to.deep.equal([...kept].reverse())
    for (const signature of kept) {
      expect((await connection.getTransaction(signature))?.meta?.err).to.equal(null)
    }
    for (const signature of gone) {
      expect(await connection.getTransaction(signature)).to.equal(null)
    }

    // And the first block is that of the oldest transaction kept
    const oldest = history.at(-1)?.slot ?? 0
    expect(await connection.getFirstAvailableBlock()).to.equal(oldest)
    expect(await connection.getMinimumLedgerSlot()).to.equal(oldest)
    expect((await connection.getBlocks(first, oldest)).at(0)).to.equal(oldest)
    const failure = await failureOf(connection.getBlockSignatures(oldest - 1))
    expect(failure.message).to.contain(`First available block: ${oldest}`)
    expect((await connection.getBlockSignatures(oldest)).signatures).to.deep.equal([kept[0]])

    // And balances and counts include all of them
    expect(await connection.getTransactionCount()).to.equal(31)
    expect(await connection.getBalance(to)).to.equal(30 * 1_000_000 + (30 * 29) / 2)
    await localnet.close()
  })

  it('remembers the outcome of a recent transaction, and lands none twice', async () => {
    // Given a transfer that was dropped from the ledger within a minute
    const { localnet, connection } = await startTestNet({ limitLedgerSize: LIMIT })
    const payer = await fundedKeypair(connection)
    const to = Keypair.generate().publicKey
    const latest = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: payer.publicKey, ...latest }).add(
      SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports: 2_000_000 }),
    )
    transaction.sign(payer)
    const signature = await connection.sendRawTransaction(transaction.serialize())
    await pay(connection, payer, Keypair.generate().publicKey, 2 * LIMIT)
    expect(await connection.getTransaction(signature)).to.equal(null)

    // When its status is requested and it is sent again, then it is known and has no effect
    const { value } = await connection.getSignatureStatus(signature)
    expect(value).to.include({ err: null, confirmationStatus: 'finalized' })
    await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
    expect(await connection.getBalance(to)).to.equal(2_000_000)

    // And once its blockhash has long expired, it is forgotten
    localnet.advanceClock(300)
    await pay(connection, payer, Keypair.generate().publicKey, LIMIT)
    expect((await connection.getSignatureStatus(signature)).value).to.equal(null)
    await localnet.close()
  })

  it('applies after a restart, also if it changed', async () => {
    const stateFolder = mkdtempSync(join(tmpdir(), 'localnet-'))
    const start = (limitLedgerSize: number) =>
      startLocalnet({ rpcPort: 0, stateFolder, limitLedgerSize })
    // Given a network with thirty transfers, of which it keeps twenty
    const first = await start(20)
    const payer = await fundedKeypair(connect(first))
    const to = Keypair.generate().publicKey
    const signatures = await pay(connect(first), payer, to, 30)
    const balance = await connect(first).getBalance(payer.publicKey)
    await first.close()

    // When it restarts with a limit of ten
    const second = await start(LIMIT)
    const connection = connect(second)

    // Then those are the last ten, and nothing else is lost
    const history = await connection.getSignaturesForAddress(to)
    expect(signaturesOf(history)).to.deep.equal(signatures.slice(-LIMIT).reverse())
    expect(await connection.getFirstAvailableBlock()).to.equal(history.at(-1)?.slot)
    expect(await connection.getTransactionCount()).to.equal(31)
    expect(await connection.getBalance(payer.publicKey)).to.equal(balance)
    await second.close()
    rmSync(stateFolder, { recursive: true })
  })

  it('bounds the size of the file, and loses no account when it is rewritten', () => {
    const stateFolder = mkdtempSync(join(tmpdir(), 'localnet-'))
    const open = () => openChain({ stateFolder, ledgerLimit: LIMIT })
    const path = join(stateFolder, 'network.jsonl')
    const recordsIn = (file: string) => readFileSync(file, 'utf8').split('\n').length
    const balances = ({ engine }: Chain, of: readonly string[]) =>
      of.map((address) => engine.getAccount(address)?.lamports)

    // Given a network with repeated airdrops to a hundred wallets
    const wallets = Array.from({ length: 100 }, () => Keypair.generate().publicKey.toBase58())
    const first = open()
    let largest = 0
    for (let round = 0; round < 20; round += 1) {
      for (const wallet of wallets) first.chain.airdrop(wallet, 1_000_000n)
      largest = Math.max(largest, recordsIn(path))
    }
    const expected = balances(first.chain, wallets)
    const { genesisHash } = first.chain
    first.close()

    // Then its file never contains all two thousand transactions, only those to keep and some stale ones
    expect(largest).to.be.lessThan(1_000)

    // And it contains the whole network
    const second = open()
    expect(second.chain.genesisHash).to.equal(genesisHash)
    expect(balances(second.chain, wallets)).to.deep.equal(expected)
    expect(expected).to.deep.equal(wallets.map(() => 20_000_000n))
    expect(second.chain.history.transactionCount).to.equal(2_000)
    expect([...second.chain.history.entries()]).to.have.length(LIMIT)
    second.close()
    rmSync(stateFolder, { recursive: true })
  })
})
