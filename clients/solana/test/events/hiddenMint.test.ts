import type { Localnet } from '@mintline/localnet'
import {
  decodeEvents,
  decodeMints,
  fetchMinterStats,
  fetchMintState,
  fetchMintsSince,
  itemMintAddress,
  mintWithControlsV3,
} from '@mintline/solana'
import {
  type Connection,
  Keypair,
  PublicKey,
  TransactionInstruction,
  type VersionedTransactionResponse,
} from '@solana/web3.js'
import { expect } from 'chai'
import { startPrograms } from '../localnet.ts'
import { give } from '../mint/_mint.ts'
import { Drop, fundedWallet } from '../reads/_drop.ts'

const MEMO_PROGRAM = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
/** Enough to push a mint's logs out of the 10,000 bytes that the network stores. */
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

  it('finds a mint whose events are hidden by memos: its number, its mint and its wallets', async () => {
    // Given a collection with an item, and an observer who has seen it
    await drop.mint(await fundedWallet(connection), 1)
    const seen = 1n

    // When a wallet mints the next one as a gift, to an address that already holds dust, after so many memos that the
    // logs are truncated
    const minter = await fundedWallet(connection)
    const address = itemMintAddress(drop.deployment, minter.publicKey, 0n)
    await give(connection, minter, [[address, 890_880n]])
    const memos = Array.from({ length: MEMOS }, () => memo('not a word'))
    const receiver = Keypair.generate().publicKey
    await drop.send([...memos, nextGift(minter, receiver)], [minter])

    // Then the hashlist has the item
    const since = { collection: drop.address, number: seen }
    expect(await fetchMintsSince(connection, since)).to.deep.equal([
      { mint: address.toBase58(), order: 2n },
    ])

    // And one of the transactions of its mint contains the instruction
    const found = (await transactionsOf(address)).filter((one) => decodeMints(one)?.length !== 0)
    const [transaction, ...others] = found
    if (!transaction || others.length > 0) throw new Error('one transaction minted it')
    const wallet = minter.publicKey.toBase58()
    expect(decodeMints(transaction)).to.deep.equal([
      {
        deployment: drop.address,
        mint: address.toBase58(),
        minter: wallet,
        payer: wallet,
        receiver: receiver.toBase58(),
      },
    ])

    // Although its logs do not show it
    const logs = transaction.meta?.logMessages ?? []
    expect(decodeEvents(logs)).to.deep.equal({ events: [], isTruncated: true })

    // And the item counts: for the wallet, and for the supply
    const stats = await fetchMinterStats(connection, { deployment: drop.address, wallet })
    expect(stats.mintCount).to.equal(1n)
    const { collection } = await fetchMintState(connection, { deployment: drop.address, wallet })
    expect(collection.numberOfTokensIssued).to.equal(2n)
  })

  async function transactionsOf(address: PublicKey): Promise<VersionedTransactionResponse[]> {
    const signatures = await connection.getSignaturesForAddress(address)
    const config = { maxSupportedTransactionVersion: 0 }
    const transactions = await Promise.all(
      signatures.map(({ signature }) => connection.getTransaction(signature, config)),
    )
    return transactions.filter((transaction) => transaction !== null)
  }

  function nextGift(minter: Keypair, receiver: PublicKey): TransactionInstruction {
    return mintWithControlsV3({
      receiver,
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
