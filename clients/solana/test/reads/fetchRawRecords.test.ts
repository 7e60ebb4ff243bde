import type { Localnet } from '@mintline/localnet'
import { EDITIONS_CONTROLS_PROGRAM_ID, editionsControlsAddress, NO_LOCKS } from '@mintline/solana'
import { none, some } from '@solana/kit'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import {
  fetchEditionsControls,
  fetchEditionsDeployment,
  fetchHashlistPage,
  fetchRawMinterStats,
} from '../../src/reads/fetchRawRecords.ts'
import { VERSION } from '../drop.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, deployWithoutControls, failureOf, fundedWallet, OPEN_PHASE } from './_drop.ts'

const NOBODY = PublicKey.default.toBase58()
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'

describe('Stored records', () => {
  const merkleRoot = new Uint8Array(32).fill(7)
  let localnet: Localnet
  let drop: Drop
  let creator: string
  let minter: Keypair
  let mints: PublicKey[]

  before(async () => {
    // Given a collection with a public and a merkle phase, and two items of a wallet in the first
    localnet = await startPrograms()
    drop = await Drop.deploy(localnet, { symbol: 'RAW', maxNumberOfTokens: 100n })
    creator = drop.creator.publicKey.toBase58()
    await drop.addPhase({ maxMintsPerWallet: 5n })
    await drop.addPhase({ phaseType: 'merkleTree', merkleRoot })
    minter = await fundedWallet(drop.connection)
    mints = await drop.mint(minter, 2)
  })
  after(() => localnet.close())

  it('a deployment has all fields of the specification', async () => {
    const { bump, ...deployment } = await fetchEditionsDeployment(drop.connection, 'RAW')
    expect(deployment).to.deep.equal({
      creator: editionsControlsAddress(drop.deployment).toBase58(),
      maxNumberOfTokens: 100n,
      numberOfTokensIssued: 2n,
      // Items are minted through the controls only.
      cosignerProgramId: EDITIONS_CONTROLS_PROGRAM_ID.toBase58(),
      groupMint: drop.groupMint.publicKey.toBase58(),
      group: drop.groupMint.publicKey.toBase58(),
      ...VERSION,
      symbol: 'RAW',
      itemBaseName: 'Item #{}',
      itemBaseUri: 'https://example.com/{}.json',
      itemNameIsTemplate: true,
      itemUriIsTemplate: true,
    })
    expect(bump).to.be.within(0, 255)
  })

  it('controls have five slots of fee recipients, and phases as they are stored', async () => {
    const { bump, ...controls } = await fetchEditionsControls(drop.connection, 'RAW')
    const slot = { address: NOBODY, share: 0 }
    const phase = {
      priceAmount: 0n,
      priceToken: WRAPPED_SOL,
      startTime: OPEN_PHASE.startTime,
      endTime: OPEN_PHASE.endTime,
      active: true,
      maxMintsTotal: 0n,
    }
    expect(controls).to.deep.equal({
      editionsDeployment: drop.address,
      creator,
      treasury: creator,
      maxMintsPerWallet: 0n,
      cosignerProgramId: NOBODY,
      platformFeePrimaryAdmin: creator,
      platformFeeSecondaryAdmin: NOBODY,
      platformFeeValue: 0n,
      isFeeFlat: false,
      platformFeeRecipients: [{ address: creator, share: 100 }, slot, slot, slot, slot],
      ...VERSION,
      locks: NO_LOCKS,
      platformFeeCap: { basisPoints: 0, flat: 0n },
      owedToTreasury: 0n,
      owedToRecipients: [0n, 0n, 0n, 0n, 0n],
      phases: [
        { ...phase, maxMintsPerWallet: 5n, currentMints: 2n, phaseType: 0, merkleRoot: none() },
        {
          ...phase,
          maxMintsPerWallet: 0n,
          currentMints: 0n,
          phaseType: 1,
          merkleRoot: some(merkleRoot),
        },
      ],
    })
    expect(bump).to.be.within(0, 255)
  })

  it('a page of the hashlist lists items with their numbers; the next is missing', async () => {
    const query = { deployment: 'RAW', page: 0 }
    const page = await fetchHashlistPage(drop.connection, query)
    expect(page).to.deep.include({
      deployment: drop.address,
      page: 0,
      issues: mints.map((mint, index) => ({ mint: mint.toBase58(), order: BigInt(index + 1) })),
    })
    expect(await fetchHashlistPage(drop.connection, { ...query, page: 1 })).to.equal(undefined)
  })

  it('a counter is that of the collection or of a phase, or missing', async () => {
    const wallet = minter.publicKey.toBase58()
    const query = { deployment: 'RAW', wallet }
    const { connection } = drop
    expect(await fetchRawMinterStats(connection, query)).to.include({ wallet, mintCount: 2n })
    const inPhase = await fetchRawMinterStats(connection, { ...query, phaseIndex: 0 })
    expect(inPhase).to.include({ wallet, mintCount: 2n })
    expect(await fetchRawMinterStats(connection, { ...query, phaseIndex: 1 })).to.equal(undefined)
    const stranger = Keypair.generate().publicKey.toBase58()
    const ofStranger = fetchRawMinterStats(connection, { ...query, wallet: stranger })
    expect(await ofStranger).to.equal(undefined)
  })

  it('error: the deployment has no controls', async () => {
    const bare = await deployWithoutControls(drop, 'RAWBARE')
    expect(await failureOf(fetchEditionsControls(drop.connection, 'RAWBARE'))).to.include({
      code: 'EDITIONS_CONTROLS_NOT_FOUND',
      message: `Editions controls not found: the deployment ${bare.toBase58()} has none on this network`,
    })
    expect((await fetchEditionsDeployment(drop.connection, 'RAWBARE')).creator).to.equal(creator)
  })

  it('error: an invalid wallet', async () => {
    const query = { deployment: 'RAW', wallet: 'Ada' }
    expect(await failureOf(fetchRawMinterStats(drop.connection, query))).to.include({
      code: 'INVALID_ADDRESS',
    })
  })
})
