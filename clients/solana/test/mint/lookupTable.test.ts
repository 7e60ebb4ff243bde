import { createSignerFromKeypair, signerIdentity } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'
import { fromWeb3JsKeypair } from '@metaplex-foundation/umi-web3js-adapters'
import { solanaAddress } from '@mintline/core/identifiers'
import type { Localnet } from '@mintline/localnet'
import { LOOKUP_TABLE_KEY, modifyCollection, modifyMetadata } from '@mintline/solana'
import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { AddressLookupTableProgram, Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { createAdministration } from '../../src/administration/createAdministration.ts'
import { type BuiltMerkleList, buildMerkleList } from '../../src/allowlist/buildMerkleList.ts'
import { fetchMintState } from '../../src/mint/fetchMintState.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import type { MintItemsInput } from '../../src/mint/mintItemsInput.ts'
import { fetchMintBalances, fetchMintLookupTable, usableTable } from '../../src/mint/planClaim.ts'
import { planMint } from '../../src/mint/planMint.ts'
import { collectionLookupTable } from '../../src/reads/clientFields.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { adapterWallet } from '../../src/send/adapterWallet.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { umiWallet } from '../../src/send/umiWallet.ts'
import type { SolanaWallet } from '../../src/send/wallet.ts'
import { transactionSize } from '../../src/transaction/transactionSize.ts'
import { toTransactionBuilders } from '../../src/umi/toTransactionBuilders.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fund, OPEN_PHASE } from '../reads/_drop.ts'
import { TestAdapter } from '../send/_testAdapter.ts'
import { createTable, sendLegacy, tableOf } from '../support/lookupTables.ts'
import { changePhase, expectFailure, longListOf } from './_mint.ts'

/** A document in its own URI. */
const ITEM_URI = 'data:application/json,{"name":"No. {}","image":"https://example.com/{}.png"}'
const PRICE = 10_000_000n
/** Lamports for all recipients, 20% for each of five. */
const FEE = 5_000_000n
/** Their proofs have 16 nodes; with five recipients a mint has room for 11. */
const WALLETS = 40_000

describe('mints with long merkle proofs', () => {
  const minters = Array.from({ length: 8 }, () => Keypair.generate())
  let list: BuiltMerkleList
  let localnet: Localnet
  let drop: Drop
  let recipients: readonly PublicKey[]
  let treasury: PublicKey
  let minter: Keypair
  let deployed = 0

  before(async () => {
    localnet = await startPrograms()
    const others = Array.from({ length: WALLETS - minters.length }, (_, index) => walletAt(index))
    const wallets = [...minters.map(({ publicKey }) => publicKey), ...others]
    list = await buildMerkleList(
      wallets.map((wallet) => ({
        user: solanaAddress(wallet.toBase58()),
        price: PRICE,
        maxClaims: 2n,
      })),
    )
  })
  after(() => localnet.close())

  beforeEach(async () => {
    deployed += 1
    recipients = Array.from({ length: 5 }, () => Keypair.generate().publicKey)
    treasury = Keypair.generate().publicKey
    drop = await Drop.deploy(localnet, {
      symbol: `LONG${deployed}`,
      treasury,
      itemBaseUri: ITEM_URI,
      platformFee: {
        platformFeeValue: FEE,
        isFeeFlat: true,
        recipients: recipients.map((address) => ({ address, share: 20 })),
      },
    })
    await drop.addPhase({ phaseType: 'merkleTree', merkleRoot: list.root })
    minter = minters[deployed % minters.length] ?? Keypair.generate()
    await fund(drop.connection, minter.publicKey)
  })

  function mint(wallet: SolanaWallet = keypairWallet(minter), input: Partial<MintItemsInput> = {}) {
    const { connection, address: deployment } = drop
    const proofSource = proofOf
    return mintItems(connection, { wallet, deployment, quantity: 1n, proofSource, ...input })
  }

  async function proofOf(wallet: string) {
    return list.documentOf(solanaAddress(wallet))
  }

  /** Expects a failure at no cost. */
  async function mintInVain(wallet?: SolanaWallet): Promise<unknown> {
    const before = await drop.connection.getBalance(minter.publicKey)
    const error = await failureOf(mint(wallet))
    expect(await drop.connection.getBalance(minter.publicKey)).to.equal(before)
    return error
  }

  async function expectTooLarge(): Promise<void> {
    expectFailure(await mintInVain(), 'TRANSACTION_TOO_LARGE', {
      title: `Mint 1 item of ${drop.input.symbol}`,
      size: 1_383,
      limit: 1_232,
      advice: 'its creator can make room for such proofs with a lookup table',
    })
  }

  async function createLookupTable(): Promise<void> {
    const { connection, creator, input } = drop
    const administration = createAdministration({ connection, wallet: keypairWallet(creator) })
    const { status } = await administration.createLookupTable({ collection: input.symbol })
    expect(status).to.equal('done')
  }

  /** Stores a table's address in the metadata. */
  async function nameTable(table: PublicKey): Promise<void> {
    const { connection, creator, deployment, groupMint } = drop
    const owner = { deployment, creator: creator.publicKey, groupMint: groupMint.publicKey }
    const add = [{ field: LOOKUP_TABLE_KEY, value: table.toBase58() }]
    const instruction = modifyMetadata({ ...owner, add })
    await sendLegacy(connection, creator, [instruction])
  }

  async function versionOf(signature: string): Promise<unknown> {
    const maxSupportedTransactionVersion = 0
    const { connection } = drop
    const landed = await connection.getTransaction(signature, { maxSupportedTransactionVersion })
    return landed?.version
  }

  it('are refused before they are sent, until the collection has a lookup table', async () => {
    // Given a wallet in a list of 40,000 whose mint pays five recipients
    await expectTooLarge()

    // When the creator creates a lookup table
    await createLookupTable()

    // Then the wallet mints at the exact price
    const { hash, hashes, items } = await mint()
    expect(hashes).to.have.length(1)
    expect(await versionOf(hash)).to.equal(0)
    const { connection } = drop
    expect(await connection.getBalance(treasury)).to.equal(Number(PRICE - FEE))
    for (const recipient of recipients) {
      expect(await connection.getBalance(recipient)).to.equal(Number(FEE / 5n))
    }

    // And it has the item
    const [mintAddress] = await connection
      .getTokenAccountsByOwner(minter.publicKey, { programId: TOKEN_2022_PROGRAM_ID })
      .then(({ value }) => value.map(({ account }) => new PublicKey(account.data.subarray(0, 32))))
    const metadata = { type: 'loaded', name: 'No. 1', image: 'https://example.com/1.png' }
    expect(items).to.deep.equal([
      {
        itemId: `SOLANA:${mintAddress}`,
        mint: `${mintAddress}`,
        number: 1n,
        name: 'Item #1',
        holder: `${minter.publicKey}`,
        metadata,
      },
    ])
  })

  it('stay within their compute units with the proofs of a million wallets', async () => {
    // Given the path from a leaf to the root of a tree with 2 to the power of 20 wallets
    const entry = { wallet: minter.publicKey, price: PRICE, maxClaims: 1n }
    const { root: merkleRoot, proofSource } = longListOf(entry, 20)
    await changePhase(drop, { ...OPEN_PHASE, phaseType: 'merkleTree', merkleRoot })
    await createLookupTable()

    const { hash, items } = await mint(keypairWallet(minter), { proofSource })

    expect(items).to.have.length(1)
    expect(await versionOf(hash)).to.equal(0)
    expect(await drop.connection.getBalance(treasury)).to.equal(Number(PRICE - FEE))
  })

  it('are minted one by one, up to the claims of the list', async () => {
    await createLookupTable()
    const { hashes, items, failure } = await mint(keypairWallet(minter), { quantity: 2n })
    expect(failure).to.equal(undefined)
    expect(items).to.have.length(2)
    expect(hashes).to.have.length(2)
    expectFailure(await mintInVain(), 'WALLET_QUANTITY_EXCEEDED', { max: 2n, remaining: 0n })
  })

  it('use the table after a change of treasury', async () => {
    await createLookupTable()
    const { creator, deployment, groupMint, connection } = drop
    const changed = Keypair.generate().publicKey
    const owner = { deployment, creator: creator.publicKey, groupMint: groupMint.publicKey }
    const changes = { treasury: changed }
    const change = modifyCollection({ ...owner, changes })
    await sendLegacy(connection, creator, [change])

    const { hash } = await mint()

    expect(await versionOf(hash)).to.equal(0)
    expect(await connection.getBalance(changed)).to.equal(Number(PRICE - FEE))
    expect(await connection.getBalance(treasury)).to.equal(0)
  })

  it('use a table of any owner', async () => {
    const info = await fetchCollectionInfo(drop.connection, drop.address)
    const { connection } = drop
    const stranger = Keypair.generate()
    await fund(connection, stranger.publicKey)
    const addresses = [info.editions, info.editionsControls, info.groupMint, info.treasury]
    const keys = [...addresses.map((address) => new PublicKey(address)), ...recipients]
    const { key } = await createTable(connection, stranger, keys)
    await nameTable(key)

    expect(await versionOf((await mint()).hash)).to.equal(0)
    expect(await connection.getBalance(treasury)).to.equal(Number(PRICE - FEE))
  })

  it('ignore a missing, unrelated or closing table', async () => {
    const { connection, creator, groupMint } = drop
    // A missing account, then one of another program
    for (const address of [Keypair.generate().publicKey, groupMint.publicKey]) {
      await nameTable(address)
      await expectTooLarge()
    }
    // An unrelated table takes more bytes than it saves
    const { key } = await createTable(connection, creator, [Keypair.generate().publicKey])
    await nameTable(key)
    expectFailure(await mintInVain(), 'TRANSACTION_TOO_LARGE', {
      title: `Mint 1 item of ${drop.input.symbol}`,
      size: 1_385,
      limit: 1_232,
      advice: 'its creator can complete the lookup table, or split the list',
    })
    // A table that is being closed
    await createLookupTable()
    const info = await fetchCollectionInfo(connection, drop.address)
    const lookupTable = new PublicKey(collectionLookupTable(info) ?? PublicKey.default)
    const authority = creator.publicKey
    await sendLegacy(connection, creator, [
      AddressLookupTableProgram.deactivateLookupTable({ lookupTable, authority }),
    ])
    await expectTooLarge()
  })

  it('use legacy messages if they fit', async () => {
    await createLookupTable()
    await changePhase(drop, { ...OPEN_PHASE, priceAmount: PRICE })
    const { hash } = await mint(keypairWallet(minter), { quantity: 2n })
    expect(await versionOf(hash)).to.equal('legacy')
  })

  it('error: a wallet that signs legacy messages only', async () => {
    await createLookupTable()
    const adapter = new TestAdapter(minter, new Set(['legacy'] as const))
    await adapter.connect()
    expectFailure(await mintInVain(adapterWallet(adapter)), 'WALLET_FEATURE_MISSING', {
      feature: 'transactions of version 0, which lookup tables need',
    })
    // And a legacy mint works for it
    await changePhase(drop, { ...OPEN_PHASE, priceAmount: PRICE })
    expect((await mint(adapterWallet(adapter))).items).to.have.length(1)
  })

  it('are signed with a umi identity, and sent by umi', async () => {
    await createLookupTable()
    const { connection } = drop
    const umi = createUmi(localnet.rpcUrl)
    const identity = createSignerFromKeypair(umi, fromWeb3JsKeypair(minter))
    umi.use(signerIdentity(identity))
    expect(await versionOf((await mint(umiWallet(identity))).hash)).to.equal(0)

    const wallet = minter.publicKey.toBase58()
    const input = { deployment: drop.address, wallet, proofSource: proofOf }
    const { terms, ...state } = await fetchMintState(connection, input)
    if (!terms) throw new Error('No phase is open.')
    const next = { ...state, terms, minter: wallet, quantity: 1n }
    const plan = planMint({
      ...next,
      lamports: await fetchMintBalances(connection, next),
      lookupTable: await fetchMintLookupTable(connection, state.collection),
    })
    const builders = toTransactionBuilders(umi, plan)
    const sizes = builders.map((builder) => builder.getTransactionSize(umi))
    expect(sizes).to.deep.equal(plan.transactions.map(transactionSize))
    for (const builder of builders) await builder.sendAndConfirm(umi)
    expect(await connection.getBalance(treasury)).to.equal(Number(2n * (PRICE - FEE)))
  })
})

describe('usableTable', () => {
  const addresses = Array.from({ length: 3 }, () => Keypair.generate().publicKey)
  const table = tableOf(Keypair.generate().publicKey, addresses, {
    lastExtendedSlot: 7,
    lastExtendedSlotStartIndex: 2,
  })

  it('omits addresses added in the slot of the read', () => {
    expect(usableTable({ table, slot: 7 }).state.addresses).to.deep.equal(addresses.slice(0, 2))
    expect(usableTable({ table, slot: 8 }).state.addresses).to.deep.equal(addresses)
  })
})

/** A distinct address for each index. */
function walletAt(index: number): PublicKey {
  const bytes = new Uint8Array(32).fill(7)
  new DataView(bytes.buffer).setUint32(0, index)
  return new PublicKey(bytes)
}
