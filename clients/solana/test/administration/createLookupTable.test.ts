import type { Localnet } from '@mintline/localnet'
import {
  type AddressLookupTableAccount,
  type Connection,
  type Keypair,
  PublicKey,
} from '@solana/web3.js'
import { expect } from 'chai'
import { lookupTableAddresses } from '../../src/plans/lookupTable/lookupTableAddresses.ts'
import { collectionLookupTable } from '../../src/reads/clientFields.ts'
import type { CollectionInfo } from '../../src/reads/collectionInfo.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'
import { anAddress } from '../plans/_input.ts'
import { fundedWallet } from '../reads/_drop.ts'
import { administrationOf, deployed, Hints } from './_collection.ts'

const FEE_PER_SIGNATURE = 5_000
const RENT_PER_BYTE = 6_960

describe('createLookupTable', () => {
  let localnet: Localnet
  let connection: Connection
  let owner: Keypair

  before(async () => {
    localnet = await startPrograms()
    connection = createConnection(localnet.rpcUrl)
    owner = await fundedWallet(connection)
  })
  after(() => localnet.close())

  async function tableOf(info: CollectionInfo): Promise<AddressLookupTableAccount> {
    const address = collectionLookupTable(info)
    if (address === undefined) throw new Error('The collection names no table.')
    const { value } = await connection.getAddressLookupTable(new PublicKey(address))
    if (!value) throw new Error('There is no table.')
    return value
  }

  function expectHolds(table: AddressLookupTableAccount, info: CollectionInfo): void {
    const wanted = lookupTableAddresses(info).map(String)
    expect(table.state.addresses.map(String)).to.include.members(wanted)
  }

  async function costOf(action: () => Promise<unknown>): Promise<number> {
    const before = await connection.getBalance(owner.publicKey)
    await action()
    return before - (await connection.getBalance(owner.publicKey))
  }

  it('creates a table without changing royalties and other fields', async () => {
    const { collection, read } = await deployed(connection, owner)
    const before = await read()
    expect(collectionLookupTable(before)).to.equal(undefined)

    const cost = await costOf(async () => {
      const result = await administrationOf(connection, owner).createLookupTable({ collection })
      expect(result.status).to.equal('done')
      expect(result.transactions).to.have.length(1)
    })

    const info = await read()
    const table = await tableOf(info)
    expectHolds(table, info)
    const field = { field: 'lookup_table', value: table.key.toBase58() }
    const extraMetadata = [...before.metadata.extraMetadata, field]
    expect(info).to.deep.equal({ ...before, metadata: { ...before.metadata, extraMetadata } })
    const bytes =
      128 + 56 + 32 * table.state.addresses.length + 8 + field.field.length + field.value.length
    expect(cost).to.equal(bytes * RENT_PER_BYTE + FEE_PER_SIGNATURE)
  })

  it('sends nothing the second time, and completes the table after changes', async () => {
    const administration = administrationOf(connection, owner)
    const { collection, read } = await deployed(connection, owner)
    await administration.createLookupTable({ collection })
    const { key } = await tableOf(await read())
    expect((await administration.createLookupTable({ collection })).status).to.equal('unchanged')

    // When treasury and recipients change
    const recipients = [1, 99].map((share) => ({ address: anAddress(), share }))
    const platformFee = { platformFeeValue: 100n, isFeeFlat: false, recipients }
    await administration.modifyCollection({ collection, changes: { treasury: anAddress() } })
    await administration.modifyPlatformFee({ collection, platformFee })
    const cost = await costOf(() => administration.createLookupTable({ collection }))

    // Then the same table also contains them, for their rent
    const info = await read()
    const table = await tableOf(info)
    expect(table.key.equals(key)).to.equal(true)
    expectHolds(table, info)
    expect(cost).to.equal(3 * 32 * RENT_PER_BYTE + FEE_PER_SIGNATURE)
  })

  it('creates a new one if the present one belongs to the previous owner', async () => {
    const { collection, read } = await deployed(connection, owner)
    await administrationOf(connection, owner).createLookupTable({ collection })
    const { key } = await tableOf(await read())
    const next = await fundedWallet(connection)
    const newOwner = next.publicKey.toBase58()
    await administrationOf(connection, owner).transferOwnership({ collection, newOwner })

    const result = await administrationOf(connection, next).createLookupTable({ collection })

    expect(result.warnings.map(({ message }) => message)).to.deep.equal([
      `The lookup table ${key} belongs to ${owner.publicKey}: a new one replaces it`,
    ])
    const info = await read()
    const table = await tableOf(info)
    expect(table.key.equals(key)).to.equal(false)
    expect(table.state.authority?.toBase58()).to.equal(newOwner)
    expectHolds(table, info)
  })

  it('creates a new one if the field does not name a table', async () => {
    const { collection, read } = await deployed(connection, owner)
    const administration = administrationOf(connection, owner)
    for (const value of ['not an address', (await read()).groupMint]) {
      const fields = [{ field: 'lookup_table', value }]
      await administration.addMetadata({ collection, fields })
      expect((await administration.createLookupTable({ collection })).status).to.equal('done')
      const info = await read()
      expectHolds(await tableOf(info), info)
    }
  })

  it('logs a hint for another wallet and sends nothing', async () => {
    const { collection, read } = await deployed(connection, owner)
    const logger = new Hints()
    const stranger = await fundedWallet(connection)
    const administration = administrationOf(connection, stranger, { logger })
    const result = await administration.createLookupTable({ collection })
    expect(result).to.include({ status: 'wrongWallet', transactionId: null })
    expect(logger.lines).to.have.length(1)
    expect(collectionLookupTable(await read())).to.equal(undefined)
  })
})
