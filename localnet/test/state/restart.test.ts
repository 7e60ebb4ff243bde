import { type ChildProcess, spawn } from 'node:child_process'
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createMint, getOrCreateAssociatedTokenAccount, mintTo } from '@solana/spl-token'
import { Connection, Keypair, SystemProgram, Transaction } from '@solana/web3.js'
import { expect } from 'chai'
import { builtProgram } from '../../../scripts/lib/builtProgram.mjs'
import { LocalnetError, startLocalnet } from '../../src/index.ts'
import { connect, failureOf, fundedKeypair } from '../_setup.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts')

describe('state in a folder', () => {
  let stateFolder: string

  beforeEach(() => {
    stateFolder = mkdtempSync(join(tmpdir(), 'localnet-'))
  })
  afterEach(() => rmSync(stateFolder, { recursive: true, force: true }))

  const start = () => startLocalnet({ rpcPort: 0, stateFolder })

  it('survives a restart completely', async () => {
    // Given a network with a token account, a moved clock and a transaction in its history
    const first = await start()
    const before = connect(first)
    const payer = await fundedKeypair(before)
    const mint = await createMint(before, payer, payer.publicKey, null, 0)
    const holding = await getOrCreateAssociatedTokenAccount(before, payer, mint, payer.publicKey)
    const signature = await mintTo(before, payer, mint, holding.address, payer, 77)
    first.advanceClock(86_400)
    const balance = await before.getBalance(payer.publicKey)
    const slot = await before.getSlot()
    const time = await before.getBlockTime(slot)
    const count = await before.getTransactionCount()
    await first.close()

    // When it restarts
    const second = await start()
    const after = connect(second)

    // Then it is the same network in the same state
    expect(second.genesisHash).to.equal(first.genesisHash)
    expect(await after.getBalance(payer.publicKey)).to.equal(balance)
    const { value } = await after.getTokenAccountBalance(holding.address)
    expect(value.amount).to.equal('77')
    expect((await after.getSignatureStatus(signature)).value?.err).to.equal(null)
    expect((await after.getParsedTransaction(signature))?.meta?.err).to.equal(null)
    expect(await after.getTransactionCount()).to.equal(count)
    expect(await after.getSlot()).to.be.at.least(slot)
    expect(await after.getBlockTime(await after.getSlot())).to.be.at.least(time ?? Infinity)

    // And it works
    await mintTo(after, payer, mint, holding.address, payer, 3)
    expect((await after.getTokenSupply(mint)).value.amount).to.equal('80')
    await second.close()
  })

  it('keeps confirmed transactions when it is killed, and executes none twice', async () => {
    // Given a running process with a confirmed transfer
    const victim = await spawnMain(stateFolder)
    const before = new Connection(victim.rpcUrl, 'confirmed')
    const payer = await fundedKeypair(before)
    const toPubkey = Keypair.generate().publicKey
    const latest = await before.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: payer.publicKey, ...latest }).add(
      SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey, lamports: 1_000_000 }),
    )
    transaction.sign(payer)
    const signature = await before.sendRawTransaction(transaction.serialize())

    // When it is killed and another process opens its folder
    victim.process.kill('SIGKILL')
    await victim.ended
    const localnet = await start()
    const after = connect(localnet)

    // Then the transfer is there, and sending it again has no effect
    expect(localnet.genesisHash).to.equal(victim.genesisHash)
    expect(await after.getBalance(toPubkey)).to.equal(1_000_000)
    const again = await after.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
    expect(again).to.equal(signature)
    expect(await after.getBalance(toPubkey)).to.equal(1_000_000)
    await localnet.close()
  })

  it('drops only an incomplete record', async () => {
    // Given a network with a balance, whose last record is incomplete after a crash
    const first = await start()
    const payer = await fundedKeypair(connect(first), 4)
    await first.close()
    const path = join(stateFolder, 'network.jsonl')
    const whole = readFileSync(path)
    appendFileSync(path, whole.subarray(-400, -100))

    // When it restarts, then the balance is there and the file is as before the crash
    const second = await start()
    expect(await connect(second).getBalance(payer.publicKey)).to.equal(4_000_000_000)
    await second.close()
    expect(readFileSync(path).equals(whole)).to.equal(true)

    // When the file is cut within its last record, then only that record is lost
    truncateSync(path, whole.length - 10)
    const third = await start()
    expect(third.genesisHash).to.equal(first.genesisHash)
    expect(await connect(third).getBalance(payer.publicKey)).to.equal(0)
    await third.close()
  })

  it('error: a folder in use, a damaged file, another version of the format', async () => {
    // Given a folder locked by another process
    writeFileSync(join(stateFolder, 'lock'), String(process.ppid))
    const inUse = await failureOf(start())
    expect(inUse).to.be.instanceOf(LocalnetError).with.property('code', 'STATE_IN_USE')
    rmSync(join(stateFolder, 'lock'))

    // Given a file with other contents
    writeFileSync(join(stateFolder, 'network.jsonl'), 'hello\n')
    const damaged = await failureOf(start())
    expect(damaged).to.be.instanceOf(LocalnetError).with.property('code', 'BAD_STATE')
    expect(damaged.message).to.contain('is damaged. Start afresh with --reset.')

    // When it is reset, then it starts
    const localnet = await startLocalnet({ rpcPort: 0, stateFolder, reset: true })
    await localnet.close()
  })
})

interface Spawned {
  process: ChildProcess
  rpcUrl: string
  genesisHash: string
  ended: Promise<unknown>
}

/** Starts the program in a process, and waits until it serves. */
async function spawnMain(state: string): Promise<Spawned> {
  const args = [fileURLToPath(await builtProgram(MAIN)), '--port', '0', '--state', state]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let genesisHash = ''
  for await (const line of createInterface(child.stdout)) {
    const [label, value] = line.split(': ')
    if (label === 'Genesis hash') genesisHash = value ?? ''
    if (label === 'RPC') return { process: child, rpcUrl: value ?? '', genesisHash, ended }
  }
  throw new Error('the network did not start')
}
