import type { Localnet } from '@mintline/localnet'
import { type Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { randomSeed } from '../../src/instructions/revealCommitment.ts'
import type { DeployInput } from '../../src/plans/deploy/deployInput.ts'
import { planDeploy } from '../../src/plans/deploy/planDeploy.ts'
import { planReveal } from '../../src/plans/reveal/planReveal.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { fetchReveal } from '../../src/reads/fetchReveal.ts'
import { startPrograms } from '../localnet.ts'
import { deployInputs } from './_arbitraries.ts'
import { deployInput, longestInput, merklePhase, publicPhase } from './_input.ts'
import { connectTo, fund, sendAll } from './_network.ts'

describe('planDeploy on a network', () => {
  let localnet: Localnet
  let connection: Connection
  let creator: Keypair

  before(async () => {
    localnet = await startPrograms()
    connection = connectTo(localnet.rpcUrl)
    creator = Keypair.generate()
    await fund(connection, creator.publicKey)
  })
  after(() => localnet.close())

  /** Sends a collection's plan; each transaction must cost what the plan says. */
  async function deploy(changes: DeployInput) {
    const input = { ...changes, creator: creator.publicKey.toBase58() }
    const plan = planDeploy(input)
    const sent = await sendAll(connection, plan, creator)
    expect(sent.map(({ paid }) => paid)).to.deep.equal(plan.transactions.map(({ rent }) => rent))
    return { input, plan, info: await fetchCollectionInfo(connection, plan.deployment) }
  }

  it('deploys a small collection at the exact planned cost', async () => {
    const { input, plan, info } = await deploy(deployInput())
    expect(plan.transactions).to.have.length(1)
    expect(info.creator).to.equal(input.creator)
    expect(info.platformFees.primaryAdmin).to.equal(input.creator)
    expect(info.platformFees.feeValue).to.equal(300n)
    expect(info.maxMintsPerWallet).to.equal(0n)
    expect(info.cosignerProgramId).to.equal(undefined)
    expect(info.platformFees.secondaryAdmin).to.equal(undefined)
  })

  it('deploys the largest collection in parts, with the same result', async () => {
    const phases = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? merklePhase({ startTime: BigInt(index) }) : publicPhase(),
    )
    const { input, plan, info } = await deploy(longestInput({ phases }))
    expect(plan.transactions.length).to.equal(8)
    expect(info.symbol).to.equal(input.symbol)
    expect(info.groupMint).to.equal(plan.groupMint)
    expect(info.treasury).to.equal(input.treasury)
    expect(info.maxNumberOfTokens).to.equal(input.maxNumberOfTokens)
    expect(info.maxMintsPerWallet).to.equal(input.maxMintsPerWallet)
    expect(info.itemBaseName).to.equal(input.itemBaseName)
    expect(info.itemBaseUri).to.equal(input.itemBaseUri)
    expect([info.itemNameIsTemplate, info.itemUriIsTemplate]).to.deep.equal([true, true])
    expect(info.cosignerProgramId).to.equal(input.cosignerProgramId)
    expect(info.royalties).to.deep.equal(input.royalties)
    expect(info.platformFees).to.deep.equal({
      feeValue: 10_000n,
      isFlat: false,
      recipients: input.platformFee.recipients,
      primaryAdmin: input.creator,
      secondaryAdmin: input.platformFeeSecondaryAdmin,
      cap: { basisPoints: 10_000, flat: 0n },
    })
    expect(info.metadata.collectionBaseName).to.equal(input.collectionName)
    expect(info.metadata.collectionBaseUri).to.equal(input.collectionUri)
    expect(info.metadata.extraMetadata).to.deep.equal(input.extraMeta)
    expect(
      info.phases.map(({ startTime, merkleRoot }) => [startTime, merkleRoot?.length]),
    ).to.deep.equal(phases.map(({ startTime, merkleRoot }) => [startTime, merkleRoot?.length]))
    expect(info.phases.every(({ active }) => active)).to.equal(true)
  })

  it('commits to files and reveals them at the exact planned cost', async () => {
    const reveal = { seed: randomSeed(), baseUri: 'https://example.com/files/{}.json' }
    const fileCount = 10n
    const { info } = await deploy(deployInput({ reveal: { ...reveal, fileCount } }))
    const committed = await fetchReveal(connection, info.editions)
    expect(committed).to.deep.include({ fileCount, revealed: undefined })
    const wallet = creator.publicKey.toBase58()
    const plan = planReveal({ info, wallet, committed, secret: reveal })
    const sent = await sendAll(connection, plan, creator)
    expect(sent.map(({ paid }) => paid)).to.deep.equal(plan.transactions.map(({ rent }) => rent))
    const revealed = await fetchReveal(connection, info.editions)
    expect(revealed?.revealed).to.deep.equal(reveal)
  })

  it('deploys any valid input at the exact planned cost', async () => {
    let deployed = 0
    const property = fc.asyncProperty(deployInputs, async (input) => {
      deployed += 1
      const symbol = `${deployed}${input.symbol.slice(0, 15)}`
      const groupMint = Keypair.generate()
      const { info } = await deploy({ ...input, payer: undefined, symbol, groupMint })
      expect(info.metadata.collectionBaseUri).to.equal(input.collectionUri)
      expect(info.metadata.extraMetadata).to.deep.equal(input.extraMeta)
      expect(info.royalties).to.deep.equal(input.royalties)
      expect(info.phases).to.have.length(input.phases?.length ?? 0)
      expect(info.locks).to.deep.equal(input.locks)
    })
    await fc.assert(property, { numRuns: 10 })
  })

  it('lets another wallet pay, which becomes the platform fee admin', async () => {
    const payer = Keypair.generate()
    await fund(connection, payer.publicKey)
    const input = longestInput({
      creator: creator.publicKey.toBase58(),
      payer: payer.publicKey.toBase58(),
      signers: [creator],
      phases: [publicPhase()],
    })
    const before = await connection.getBalance(creator.publicKey)
    const plan = planDeploy(input)
    const sent = await sendAll(connection, plan, payer)
    expect(sent.map(({ paid }) => paid)).to.deep.equal(plan.transactions.map(({ rent }) => rent))
    expect(await connection.getBalance(creator.publicKey)).to.equal(before)
    const info = await fetchCollectionInfo(connection, plan.deployment)
    expect(info.creator).to.equal(input.creator)
    expect(info.platformFees.primaryAdmin).to.equal(input.payer)
    expect(info.metadata.extraMetadata).to.deep.equal(input.extraMeta)
  })
})
