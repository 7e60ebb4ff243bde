import type { Localnet } from '@mintline/localnet'
import {
  editionsControlsAddress,
  editionsDeploymentAddress,
  hashlistAddress,
  NO_LOCKS,
} from '@mintline/solana'
import { Connection, Keypair, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { fetchCollectionFacts } from '../../src/reads/fetchCollectionFacts.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, deployWithoutControls, failureOf, fund, fundedWallet } from './_drop.ts'
import { batchSizes, recordingConnection } from './_requests.ts'

const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'

describe('fetchCollectionInfo', () => {
  let localnet: Localnet
  let connection: Connection
  let drop: Drop
  const creator = Keypair.generate()
  const treasury = Keypair.generate().publicKey
  const feeRecipient = Keypair.generate().publicKey
  const otherCreator = Keypair.generate().publicKey
  const secondAdmin = Keypair.generate().publicKey
  const merkleRoot = new Uint8Array(32).fill(7)

  before(async () => {
    localnet = await startPrograms()
    connection = new Connection(localnet.rpcUrl, 'confirmed')
    await fund(connection, creator.publicKey)
    // Given a collection with every feature, and two items
    drop = await Drop.deploy(localnet, {
      creator,
      symbol: 'FULL',
      collectionName: 'Full drop',
      collectionUri: 'ipfs://collection',
      treasury,
      maxMintsPerWallet: 3n,
      maxNumberOfTokens: 100n,
      royalties: {
        royaltyBasisPoints: 750,
        creators: [
          { address: creator.publicKey, share: 60 },
          { address: otherCreator, share: 40 },
        ],
      },
      platformFee: {
        platformFeeValue: 300n,
        recipients: [
          { address: feeRecipient, share: 90 },
          { address: creator.publicKey, share: 10 },
        ],
        isFeeFlat: false,
      },
      platformFeeSecondaryAdmin: secondAdmin,
      extraMeta: [
        { field: 'artist', value: 'Ada' },
        { field: 'site', value: 'https://example.com' },
      ],
      itemBaseName: 'Item #{}',
      itemBaseUri: 'ipfs://same-for-all',
    })
    await drop.addPhase()
    await drop.addPhase({ phaseType: 'merkleTree', merkleRoot, priceAmount: 5n, startTime: -9n })
    await drop.addPhase({ phaseType: 'allowList', maxMintsPerWallet: 2n, maxMintsTotal: 50n })
    await drop.switchOff(2)
    await drop.mint(await fundedWallet(connection), 2)
  })
  after(() => localnet.close())

  it('returns all data of a collection, in two requests', async () => {
    // When it is read
    const recording = recordingConnection(localnet.rpcUrl)
    const info = await fetchCollectionInfo(recording.connection, drop.address)

    // Then it has the terms of the deployment, and later changes
    const owner = creator.publicKey.toBase58()
    const groupMint = drop.groupMint.publicKey.toBase58()
    const phase = {
      priceAmount: 0n,
      priceToken: WRAPPED_SOL,
      startTime: 0n,
      endTime: 1n << 40n,
      maxMintsPerWallet: 0n,
      maxMintsTotal: 0n,
      currentMints: 0n,
      active: true,
      merkleRoot: undefined,
    }
    expect(info).to.deep.equal({
      editions: drop.address,
      editionsControls: editionsControlsAddress(drop.deployment).toBase58(),
      symbol: 'FULL',
      groupMint,
      group: groupMint,
      maxNumberOfTokens: 100n,
      numberOfTokensIssued: 2n,
      itemBaseName: 'Item #{}',
      itemBaseUri: 'ipfs://same-for-all',
      itemNameIsTemplate: true,
      itemUriIsTemplate: false,
      creator: owner,
      maxMintsPerWallet: 3n,
      treasury: treasury.toBase58(),
      cosignerProgramId: undefined,
      phases: [
        { ...phase, phaseIndex: 0, phaseType: 'public', currentMints: 2n },
        {
          ...phase,
          phaseIndex: 1,
          phaseType: 'merkleTree',
          priceAmount: 5n,
          startTime: -9n,
          merkleRoot,
        },
        {
          ...phase,
          phaseIndex: 2,
          phaseType: 'allowList',
          maxMintsPerWallet: 2n,
          maxMintsTotal: 50n,
          active: false,
        },
      ],
      platformFees: {
        feeValue: 300n,
        isFlat: false,
        recipients: [
          { address: feeRecipient.toBase58(), share: 90 },
          { address: owner, share: 10 },
        ],
        primaryAdmin: owner,
        secondaryAdmin: secondAdmin.toBase58(),
        cap: { basisPoints: 300, flat: 0n },
      },
      locks: NO_LOCKS,
      owed: [],
      royalties: {
        royaltyBasisPoints: 750,
        creators: [
          { address: owner, share: 60 },
          { address: otherCreator.toBase58(), share: 40 },
        ],
      },
      metadata: {
        symbol: 'FULL',
        updateAuthority: drop.address,
        mint: groupMint,
        collectionBaseName: 'Full drop',
        collectionBaseUri: 'ipfs://collection',
        extraMetadata: [
          { field: 'artist', value: 'Ada' },
          { field: 'site', value: 'https://example.com' },
        ],
      },
    })

    // And the node got two requests
    expect(batchSizes(recording.requests)).to.deep.equal([2, 1])
    expect(recording.requests.length).to.equal(2)
  })

  it('returns a collection without fee admin, phases, royalties and fields', async () => {
    const plain = await Drop.deploy(localnet, { creator, symbol: 'PLAIN' })
    const info = await fetchCollectionInfo(connection, plain.address)
    expect(info.platformFees.secondaryAdmin).to.equal(undefined)
    expect(info.phases).to.deep.equal([])
    expect(info.royalties).to.deep.equal({ royaltyBasisPoints: 0, creators: [] })
    expect(info.metadata.extraMetadata).to.deep.equal([])
  })

  it('returns the co-signer', async () => {
    const cosignerProgramId = Keypair.generate().publicKey
    const cosigned = await Drop.deploy(localnet, { creator, symbol: 'COSIGN', cosignerProgramId })
    const info = await fetchCollectionInfo(connection, cosigned.address)
    expect(info.cosignerProgramId).to.equal(cosignerProgramId.toBase58())
  })

  it('error: nothing is deployed at the address', async () => {
    const deployment = Keypair.generate().publicKey.toBase58()
    expect(await failureOf(fetchCollectionInfo(connection, deployment))).to.include({
      code: 'EDITIONS_NOT_FOUND',
      message: `Editions not found: no collection has the symbol or address ${deployment} on this network`,
    })
  })

  it('error: only lamports are at the address of a future collection', async () => {
    const deployment = editionsDeploymentAddress('TOCOME')
    const transfer = { fromPubkey: creator.publicKey, toPubkey: deployment, lamports: 1_000_000 }
    await drop.send([SystemProgram.transfer(transfer)], [creator])
    expect(await failureOf(fetchCollectionInfo(connection, deployment.toBase58()))).to.include({
      code: 'EDITIONS_NOT_FOUND',
    })
  })

  it('error: the deployment has no controls', async () => {
    // Given a deployment without the controls program
    const bare = await deployWithoutControls(drop, 'BARE')
    expect(await failureOf(fetchCollectionInfo(connection, bare.toBase58()))).to.include({
      code: 'EDITIONS_CONTROLS_NOT_FOUND',
      message: `Editions controls not found: the deployment ${bare.toBase58()} has none on this network`,
    })
  })

  it('returns the facts that every collection has, with and without controls', async () => {
    const {
      editions,
      symbol,
      groupMint,
      creator: owner,
      ...info
    } = await fetchCollectionInfo(connection, drop.address)
    const facts = { editions, symbol, groupMint, owner }
    expect(await fetchCollectionFacts(connection, info.editionsControls)).to.deep.equal({
      ...facts,
      royalties: info.royalties,
      metadata: info.metadata,
    })

    const bare = await deployWithoutControls(drop, 'BAREFACTS')
    const bareFacts = await fetchCollectionFacts(connection, bare.toBase58())
    expect(bareFacts).to.include({ editions: bare.toBase58(), symbol: 'BAREFACTS', owner })
  })

  it('error: the address belongs to another record or a program', async () => {
    for (const other of [hashlistAddress(drop.deployment, 0), SystemProgram.programId]) {
      const address = other.toBase58()
      expect(await failureOf(fetchCollectionInfo(connection, address))).to.include({
        code: 'NOT_EDITIONS_ACCOUNT',
        message: `The account ${address} is not a valid EditionsDeployment: check the address and the network`,
      })
    }
  })
})
