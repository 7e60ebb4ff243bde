import type { Localnet } from '@mintline/localnet'
import {
  decodeEvents,
  decodeMints,
  fetchMinterStats,
  fetchMintState,
  fetchMintsSince,
  mintWithControlsV2,
} from '@mintline/solana'
import { type Connection, type Keypair, PublicKey, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { offlineControlsProgram } from '../../src/instructions/offlineProgram.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, fundedWallet } from '../reads/_drop.ts'

const MEMO_PROGRAM = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
/** As many as push all that a mint logs out of the 10,000 bytes that the network keeps. */
const MEMOS = 40

describe('Story / a minter cannot hide a mint', () => {
  let localnet: Localnet
  let drop: Drop
  let connection: Connection

  before(async () => {
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet)
    connection = drop.connection
    await drop.addPhase()
  })
  after(() => localnet.close())

  it('shows a mint whose events are behind memos: its number, its mint and its wallet', async () => {
    // Given a collection with an item, and somebody who has seen it
    await drop.mint(await fundedWallet(connection), 1)
    const seen = 1n

    // When a wallet mints the next one, and talks so much before that the network cuts its logs
    const minter = await fundedWallet(connection)
    const memos = Array.from({ length: MEMOS }, () => memo('not a word'))
    await drop.send([...memos, await nextMint(minter)], [minter])

    // Then the hashlist tells of the item
    const since = { collection: drop.address, number: seen }
    const [item, ...others] = await fetchMintsSince(connection, since)
    if (!item) throw new Error('the item is hidden')
    expect([item.order, others]).to.deep.equal([2n, []])

    // And its mint leads to the transaction that made it, whose events are lost
    const signatures = await connection.getSignaturesForAddress(new PublicKey(item.mint))
    const transaction = await connection.getTransaction(signatures.at(-1)?.signature ?? '', {
      maxSupportedTransactionVersion: 0,
    })
    if (!transaction) throw new Error('the transaction is hidden')
    const logs = transaction.meta?.logMessages ?? []
    expect(decodeEvents(logs)).to.deep.equal({ events: [], isTruncated: true })

    // And whose instructions name the wallet
    const wallet = minter.publicKey.toBase58()
    expect(decodeMints(transaction)).to.deep.equal([
      { deployment: drop.address, mint: item.mint, minter: wallet },
    ])

    // And the item counts: for the wallet, and for the supply
    const stats = await fetchMinterStats(connection, { deployment: drop.address, wallet })
    expect(stats.mintCount).to.equal(1n)
    const { collection } = await fetchMintState(connection, { deployment: drop.address, wallet })
    expect(collection.numberOfTokensIssued).to.equal(2n)
  })

  function nextMint(minter: Keypair): Promise<TransactionInstruction> {
    return mintWithControlsV2(offlineControlsProgram(), {
      deployment: drop.deployment,
      groupMint: drop.groupMint.publicKey,
      treasury: drop.input.treasury,
      feeRecipients: drop.input.platformFee.recipients,
      issued: 1n,
      minter: minter.publicKey,
      phaseIndex: 0,
      mintCount: 0n,
      maxPrice: 0n,
    })
  }
})

function memo(text: string): TransactionInstruction {
  return new TransactionInstruction({ programId: MEMO_PROGRAM, keys: [], data: Buffer.from(text) })
}
