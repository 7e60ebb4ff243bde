import { solanaAddress } from '@mintline/core/identifiers'
import type { Localnet } from '@mintline/localnet'
import type { Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { CollectionAdministration } from '../../src/administration/createAdministration.ts'
import type { AdministrationResult } from '../../src/administration/runAdministration.ts'
import { NO_LOCKS } from '../../src/instructions/lock.ts'
import { randomSeed } from '../../src/instructions/revealCommitment.ts'
import { UNBOUNDED_END_TIME } from '../../src/plans/phases/phaseInput.ts'
import { fetchChainTime } from '../../src/reads/fetchChainTime.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'
import { anAddress, deployInput } from '../plans/_input.ts'
import { expectProblems, expectRefusal } from '../plans/_refusals.ts'
import { Drop, fundedWallet } from '../reads/_drop.ts'
import { administrationOf, deployed } from './_collection.ts'

const NOBODY = '11111111111111111111111111111111'

describe('createAdministration', () => {
  let localnet: Localnet
  let connection: Connection
  let owner: Keypair
  let administration: CollectionAdministration

  before(async () => {
    localnet = await startPrograms()
    connection = createConnection(localnet.rpcUrl)
    owner = await fundedWallet(connection)
    administration = administrationOf(connection, owner)
  })
  after(() => localnet.close())

  /** Expects one confirmed transaction. */
  function expectDone(result: AdministrationResult): void {
    expect(result.status).to.equal('done')
    expect(result.transactions.map(({ status }) => status)).to.deep.equal(['confirmed'])
    expect(result.transactions[0]?.signature).to.equal(result.transactionId)
  }

  it('adds a phase that is open at once', async () => {
    const { collection, read } = await deployed(connection, owner)
    const before = await fetchChainTime(connection)
    const phase = { priceAmount: 5n, phaseType: 'public' as const }
    expectDone(await administration.addPhase({ collection, phase }))
    const [added] = (await read()).phases
    expect(added?.startTime).to.satisfy((start: bigint) => start >= before)
    expect({ ...added, startTime: 0n, priceToken: '' }).to.deep.equal({
      phaseIndex: 0,
      priceAmount: 5n,
      priceToken: '',
      startTime: 0n,
      endTime: UNBOUNDED_END_TIME,
      maxMintsPerWallet: 0n,
      maxMintsTotal: 0n,
      currentMints: 0n,
      phaseType: 'public',
      active: true,
      merkleRoot: undefined,
    })
  })

  it('locks parts for good, and refuses changes to them before anything is sent', async () => {
    const { collection, read } = await deployed(connection, owner)
    expectDone(await administration.lock({ collection, locks: { royalties: true, supply: true } }))
    const { locks } = await read()
    expect(locks).to.deep.equal({ ...NO_LOCKS, royalties: true, supply: true })
    const again = await administration.lock({ collection, locks: { supply: true, fee: false } })
    expect(again.status).to.equal('unchanged')
    const royalties = { royaltyBasisPoints: 0, creators: [] }
    await expectProblems(administration.modifyRoyalties({ collection, royalties }), [
      'royalties',
      'ROYALTIES_LOCKED',
    ])
  })

  it('commits to files once, and reveals them once', async () => {
    const { collection, read } = await deployed(connection, owner)
    const secret = { seed: randomSeed(), baseUri: 'https://example.com/files/{}.json' }
    const reveal = { ...secret, fileCount: 10n }
    expectDone(await administration.commitReveal({ collection, reveal }))
    const again = await administration.commitReveal({ collection, reveal })
    expect(again.status).to.equal('unchanged')
    const other = { ...reveal, seed: randomSeed() }
    await expectProblems(administration.commitReveal({ collection, reveal: other }), [
      'reveal',
      'REVEAL_COMMITTED',
    ])
    const symbol = { symbol: (await read()).symbol }
    await expectRefusal(
      administration.revealFiles({ collection, secret: other }),
      'REVEAL_MISMATCH',
      symbol,
    )
    expectDone(await administration.revealFiles({ collection, secret }))
    await expectRefusal(
      administration.revealFiles({ collection, secret }),
      'ALREADY_REVEALED',
      symbol,
    )
  })

  it('modifies a phase and keeps omitted terms', async () => {
    const { collection, read } = await deployed(connection, owner)
    const phase = { priceAmount: 5n, phaseType: 'public' as const, startTime: 7n, endTime: 9n }
    await administration.addPhase({ collection, phase })
    const before = await read()
    const change = { phaseIndex: 0, priceAmount: 6n, active: false, maxMintsTotal: 4n }
    expectDone(await administration.modifyPhase({ collection, ...change }))
    expect(await read()).to.deep.equal({
      ...before,
      phases: before.phases.map((existing) => ({
        ...existing,
        priceAmount: 6n,
        active: false,
        maxMintsTotal: 4n,
      })),
    })
  })

  it('modifies the collection', async () => {
    const { collection, read } = await deployed(connection, owner)
    const before = await read()
    const changes = {
      maxNumberOfTokens: 0n,
      maxMintsPerWallet: 3n,
      treasury: anAddress(),
      cosignerProgramId: anAddress(),
      collectionName: 'Renamed',
      collectionUri: 'https://example.com/new.json',
      itemBaseName: 'No number',
      itemBaseUri: 'https://example.com/{}',
    }
    const result = await administration.modifyCollection({ collection, changes })
    expectDone(result)
    expect(result.warnings.map(({ code }) => code)).to.deep.equal(['RECEIVER_BELOW_RENT'])
    const { collectionName, collectionUri, ...others } = changes
    expect(await read()).to.deep.equal({
      ...before,
      ...others,
      itemNameIsTemplate: false,
      metadata: {
        ...before.metadata,
        collectionBaseName: collectionName,
        collectionBaseUri: collectionUri,
      },
    })
  })

  it('adds, removes and modifies metadata', async () => {
    const { collection, read } = await deployed(connection, owner)
    const fields = async () => (await read()).metadata.extraMetadata
    const add = { field: 'title', value: 'One' }
    expectDone(await administration.addMetadata({ collection, fields: [add] }))
    expect(await fields()).to.deep.equal([{ field: 'artist', value: 'Ada' }, add])
    expectDone(await administration.removeMetadata({ collection, fields: ['artist'] }))
    expect(await fields()).to.deep.equal([add])
    const changed = { field: 'year', value: '1843' }
    expectDone(
      await administration.modifyMetadata({ collection, add: [changed], remove: ['title'] }),
    )
    expect(await fields()).to.deep.equal([changed])
  })

  it('modifies the royalties', async () => {
    const { collection, read } = await deployed(connection, owner)
    const royalties = {
      royaltyBasisPoints: 750,
      creators: [
        { address: anAddress(), share: 60 },
        { address: anAddress(), share: 40 },
      ],
    }
    expectDone(await administration.modifyRoyalties({ collection, royalties }))
    expect((await read()).royalties).to.deep.equal(royalties)
  })

  it('modifies the platform fee', async () => {
    const { collection, read } = await deployed(connection, owner)
    const recipients = [
      { address: anAddress(), share: 1 },
      { address: anAddress(), share: 99 },
    ]
    const platformFee = { platformFeeValue: 77n, isFeeFlat: true, recipients }
    const result = await administration.modifyPlatformFee({ collection, platformFee })
    expectDone(result)
    expect(result.warnings.map(({ code }) => code)).to.deep.equal([
      'RECEIVER_BELOW_RENT',
      'RECEIVER_BELOW_RENT',
    ])
    const { platformFees } = await read()
    expect(platformFees.feeValue).to.equal(77n)
    expect(platformFees.isFlat).to.equal(true)
    expect(platformFees.recipients).to.deep.equal(recipients)
  })

  it('warns of allowlist entries that a flat fee would close', async () => {
    // Given a list with a price below the future fee
    const { collection } = await deployed(connection, owner)
    const phase = { priceAmount: 50_000n, phaseType: 'allowList' as const }
    await administration.addPhase({ collection, phase })
    const entries = [{ user: solanaAddress(anAddress()), price: 9_999n, amount: 1 }]
    await administration.addToAllowlist({ collection, phaseIndex: 0, entries })

    // When the fee is set
    const recipients = [{ address: owner.publicKey.toBase58(), share: 100 }]
    const platformFee = { platformFeeValue: 10_000n, isFeeFlat: true, recipients }
    const { status, warnings } = await administration.modifyPlatformFee({ collection, platformFee })

    // Then it is set, with a warning about the entry
    expect(status).to.equal('done')
    expect(warnings.map(({ code }) => code)).to.include('FLAT_FEE_CLOSES_ENTRIES')
  })

  it('transfers the roles of the platform fee admins', async () => {
    const { collection, read } = await deployed(connection, owner)
    const admin = async () => (await read()).platformFees
    const secondary = anAddress()
    expectDone(
      await administration.modifyPlatformFeeSecondaryAdmin({ collection, newAdmin: secondary }),
    )
    expect((await admin()).secondaryAdmin).to.equal(secondary)
    expectDone(
      await administration.modifyPlatformFeeSecondaryAdmin({ collection, newAdmin: NOBODY }),
    )
    expect((await admin()).secondaryAdmin).to.equal(undefined)
    const primary = anAddress()
    expectDone(
      await administration.modifyPlatformFeePrimaryAdmin({ collection, newAdmin: primary }),
    )
    expect((await admin()).primaryAdmin).to.equal(primary)
  })

  it('detects accounts that cannot spend or sign, of any collection', async () => {
    const [{ collection, read }, other] = [
      await deployed(connection, owner),
      await deployed(connection, owner),
    ]
    const { groupMint, editionsControls } = await other.read()
    const changes = { treasury: groupMint }
    await expectProblems(administration.modifyCollection({ collection, changes }), [
      'changes.treasury',
      'RECEIVER_CANNOT_SPEND',
    ])
    const platformFee = {
      platformFeeValue: 300n,
      isFeeFlat: false,
      recipients: [{ address: editionsControls, share: 100 }],
    }
    await expectProblems(administration.modifyPlatformFee({ collection, platformFee }), [
      'platformFee.recipients.0.address',
      'RECEIVER_CANNOT_SPEND',
    ])
    const { creator: _, ...to } = deployInput({ treasury: groupMint })
    await expectProblems(administration.deploy(to), ['treasury', 'RECEIVER_CANNOT_SPEND'])
    for (const newOwner of [groupMint, editionsControls]) {
      await expectProblems(administration.transferOwnership({ collection, newOwner }), [
        'newOwner',
        'NEW_OWNER_CANNOT_SIGN',
      ])
    }
    expect((await read()).creator).to.equal(owner.publicKey.toBase58())
  })

  it('transfers the collection to a new owner, who may then change it', async () => {
    const { collection, read } = await deployed(connection, owner)
    const newOwner = await fundedWallet(connection)
    const address = newOwner.publicKey.toBase58()
    expectDone(await administration.transferOwnership({ collection, newOwner: address }))
    expect((await read()).creator).to.equal(address)
    const changes = { maxMintsPerWallet: 9n }
    expectDone(
      await administrationOf(connection, newOwner).modifyCollection({ collection, changes }),
    )
    expect((await read()).maxMintsPerWallet).to.equal(9n)
  })

  it('updates names and uris of items, with exact rent for given earlier texts', async () => {
    const drop = await Drop.deploy(localnet, { symbol: 'ITEMS', creator: owner })
    await drop.addPhase()
    const mints = await drop.mint(await fundedWallet(connection), 2)
    const items = mints.map((mint, index) => ({
      mint: mint.toBase58(),
      name: `Renamed ${index}`,
      uri: 'https://example.com/renamed.json',
      before: { name: `Item #${index + 1}`, uri: `https://example.com/${index + 1}.json` },
    }))
    const before = await connection.getBalance(owner.publicKey)
    expectDone(await administration.updateTokenNameUri({ collection: 'ITEMS', items }))
    const rent = 2 * 6_960 * ('Renamed 0'.length - 'Item #1'.length + 'renamed'.length - 1)
    expect(before - (await connection.getBalance(owner.publicKey))).to.equal(rent + 5_000)
    for (const [index, mint] of mints.entries()) {
      const account = await connection.getAccountInfo(mint)
      expect(account?.data.includes(`Renamed ${index}`)).to.equal(true)
      expect(account?.data.includes('https://example.com/renamed.json')).to.equal(true)
    }
  })

  it('sends nothing if nothing changes', async () => {
    const { collection, read } = await deployed(connection, owner)
    const { royalties } = await read()
    expect(await administration.modifyRoyalties({ collection, royalties })).to.deep.equal({
      status: 'unchanged',
      transactionId: null,
      transactions: [],
      warnings: [],
    })
  })

  it('finds the collection by its symbol or by any of its addresses', async () => {
    const { collection, read } = await deployed(connection, owner)
    const { editions, editionsControls, groupMint } = await read()
    for (const name of [collection, editions, editionsControls, groupMint]) {
      const { status } = await administration.modifyMetadata({ collection: name })
      expect(status).to.equal('unchanged')
    }
  })
})
