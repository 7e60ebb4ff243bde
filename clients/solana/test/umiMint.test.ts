import {
  generateSigner,
  keypairIdentity,
  lamports,
  type Pda,
  type PublicKey,
  publicKey,
  sol,
  type Umi,
} from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'
import type { Localnet } from '@mintline/localnet'
import { editions, editionsControls } from '@mintline/solana/umi'
import { expect } from 'chai'
import {
  dropArguments,
  expectedItem,
  expectedRecords,
  FEE,
  MINT_ARGUMENTS,
  NOBODY,
  PHASE_ARGUMENTS,
  PROCEEDS,
} from './drop.ts'
import { startPrograms } from './localnet.ts'

const WRAPPED_SOL = publicKey('So11111111111111111111111111111111111111112')

describe('the generated umi client', () => {
  let localnet: Localnet

  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  it('deploys a collection, adds a phase and mints', async () => {
    const creator = await fundedUmi(localnet)
    const buyer = await fundedUmi(localnet)
    const minter = buyer.identity.publicKey
    const groupMint = generateSigner(creator)
    const treasury = generateSigner(creator).publicKey
    const feeRecipient = generateSigner(creator).publicKey

    // Given a collection whose platform fee is 5% of the price
    await editionsControls
      .initialiseEditionsControls(creator, {
        ...dropArguments('UMI'),
        groupMint,
        treasury,
        royalties: {
          royaltyBasisPoints: 250,
          creators: [{ address: creator.identity.publicKey, share: 100 }],
        },
        platformFee: {
          platformFeeValue: 500,
          isFeeFlat: false,
          recipients: [{ address: feeRecipient, share: 100 }],
        },
        platformFeeSecondaryAdmin: publicKey(NOBODY),
      })
      .sendAndConfirm(creator)

    // And a public phase
    const pdas = findPdas(buyer, { symbol: 'UMI', minter })
    await editionsControls
      .addPhase(creator, {
        ...PHASE_ARGUMENTS,
        editionsControls: pdas.controls,
        priceToken: WRAPPED_SOL,
        phaseType: editionsControls.PhaseType.Public,
      })
      .sendAndConfirm(creator)

    // When a buyer mints
    const { result } = await editionsControls
      .mintWithControlsV2(buyer, {
        ...MINT_ARGUMENTS,
        editionsDeployment: pdas.deployment,
        hashlist: pdas.hashlist,
        mint: pdas.mint,
        groupMint: groupMint.publicKey,
        treasury,
        feeRecipients: [feeRecipient],
      })
      .sendAndConfirm(buyer)
    expect(result.value.err).to.equal(null)

    // Then the records match
    const drop = {
      ...pdas,
      symbol: 'UMI',
      mint: pdas.mint[0],
      groupMint: groupMint.publicKey,
      creator: creator.identity.publicKey,
      treasury,
      feeRecipient,
      minter,
    }
    const expected = expectedRecords(drop)
    const { deployment, controls, hashlist, stats, phaseStats } = pdas
    expect(await editions.fetchEditionsDeployment(buyer, deployment)).to.deep.include(
      expected.deployment,
    )
    expect(await editionsControls.fetchEditionsControls(buyer, controls)).to.deep.include(
      expected.controls,
    )
    expect(await editions.fetchHashlist(buyer, hashlist)).to.deep.include(expected.hashlist)
    expect(await editionsControls.fetchMinterStats(buyer, stats)).to.deep.include(expected.stats)
    expect(await editionsControls.fetchMinterStats(buyer, phaseStats)).to.deep.include(
      expected.phaseStats,
    )

    // And the buyer holds the item, and everybody is paid
    const item: unknown = await buyer.rpc.call('getAccountInfo', [
      pdas.mint[0],
      { encoding: 'jsonParsed' },
    ])
    expect(item)
      .to.have.nested.property('value.data.parsed.info')
      .that.deep.equals(expectedItem(drop, 1))
    const balance: unknown = await buyer.rpc.call('getTokenAccountBalance', [pdas.tokenAccount[0]])
    expect(balance).to.have.nested.property('value.amount', '1')
    expect(await buyer.rpc.getBalance(treasury)).to.deep.equal(lamports(PROCEEDS))
    expect(await buyer.rpc.getBalance(feeRecipient)).to.deep.equal(lamports(FEE))
  })
})

async function fundedUmi({ rpcUrl }: Localnet): Promise<Umi> {
  const umi = createUmi(rpcUrl)
  const identity = umi.eddsa.generateKeypair()
  umi.use(keypairIdentity(identity))
  await umi.rpc.airdrop(identity.publicKey, sol(10))
  return umi
}

/** Addresses for a drop and for a wallet's first item in its first phase. */
function findPdas(umi: Umi, { symbol, minter }: { symbol: string; minter: PublicKey }) {
  const deployment = editionsControls.findEditionsDeploymentPda(umi, { symbol })
  const [editionsDeployment] = deployment
  const ofMinter = { editionsDeployment, minter }
  const mint: Pda = editionsControls.findItemMintPda(umi, { ...ofMinter, mintCount: 0 })
  return {
    deployment,
    mint,
    controls: editionsControls.findEditionsControlsPda(umi, { editionsDeployment }),
    hashlist: editionsControls.findHashlistPda(umi, { editionsDeployment, page: 0 }),
    stats: editionsControls.findMinterStatsPda(umi, ofMinter),
    phaseStats: editionsControls.findMinterStatsPhasePda(umi, { ...ofMinter, phaseIndex: 0 }),
    tokenAccount: editionsControls.findTokenAccountPda(umi, { minter, mint: mint[0] }),
  }
}
