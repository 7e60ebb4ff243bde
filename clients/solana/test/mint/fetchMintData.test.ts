import type { Localnet } from '@mintline/localnet'
import { formatProofDocument, listKeyOf } from '@mintline/solana'
import { type Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { fetchClaimRestriction } from '../../src/mint/fetchClaimRestriction.ts'
import { fetchMintData } from '../../src/mint/fetchMintData.ts'
import { type HostedList, planPhaseList } from '../../src/plans/phases/planPhaseList.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from '../reads/_drop.ts'
import { simulatedTime } from '../support/simulatedTime.ts'
import { changePhase, expectFailure, proofsOf } from './_mint.ts'

const PRICE = 2_000_000n
const DAY = 86_400n
const NATIVE = { id: `SOLANA:${'1'.repeat(32)}`, decimals: 9 }

describe('mint data', () => {
  let localnet: Localnet
  let deployed = 0

  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  function deploy(collection: Parameters<typeof Drop.deploy>[1] = {}): Promise<Drop> {
    deployed += 1
    return Drop.deploy(localnet, { symbol: `DATA${deployed}`, ...collection })
  }

  it('has no phase if none is open', async () => {
    const drop = await deploy()
    const deployment = `${drop.deployment}`

    const data = await fetchMintData(drop.connection, { deployment })

    const { genesisHash } = localnet
    expect(data).to.deep.equal({ type: 'no-phase', chainId: genesisHash, contract: deployment })
    const wallet = `${drop.creator.publicKey}`
    const restriction = await fetchClaimRestriction(drop.connection, { deployment, wallet })
    expect(restriction).to.deep.equal({
      type: 'restricted',
      code: 'NO_ACTIVE_PHASE',
      reason: 'No Active Phase',
    })
  })

  it('has price, supply, times and checkout data of the open phase', async () => {
    // Given a drop of 10 with a fee of 3% in three parts and royalties of 5% in two
    const [first, second, third] = [1, 2, 3].map(() => Keypair.generate().publicKey)
    if (!first || !second || !third) throw new Error('there are three')
    const drop = await deploy({
      maxNumberOfTokens: 10n,
      maxMintsPerWallet: 5n,
      platformFee: {
        platformFeeValue: 300n,
        isFeeFlat: false,
        recipients: [
          { address: first, share: 33 },
          { address: second, share: 33 },
          { address: third, share: 34 },
        ],
      },
      royalties: {
        royaltyBasisPoints: 501,
        creators: [
          { address: first, share: 50 },
          { address: second, share: 50 },
        ],
      },
    })
    const start = BigInt(Math.floor(Date.now() / 1_000)) - DAY
    await drop.addPhase({
      startTime: start,
      endTime: start + 30n * DAY,
      maxMintsPerWallet: 4n,
    })
    const buyer = await fundedWallet(drop.connection)
    await drop.mint(buyer, 2)
    await changePhase(drop, {
      priceAmount: PRICE,
      startTime: start,
      endTime: start + 30n * DAY,
      maxMintsPerWallet: 4n,
      maxMintsTotal: 0n,
      phaseType: 'public',
    })

    // When mint data is fetched for three items
    const query = { deployment: `${drop.deployment}`, quantity: 3n }
    const data = await fetchMintData(drop.connection, query)

    // Then it has all data for a page, in whole basis points that add up to the total
    const price = { value: PRICE, currency: NATIVE }
    const displayedPrice = { value: (PRICE * 97n) / 100n, currency: NATIVE }
    expect(data).to.deep.equal({
      type: 'active',
      chainId: localnet.genesisHash,
      contract: `${drop.deployment}`,
      claimed: 2n,
      unclaimed: 8n,
      supply: 10n,
      price,
      displayedPrice,
      maxPerWallet: 4n,
      startDate: new Date(Number(start) * 1_000),
      endDate: new Date(Number(start + 30n * DAY) * 1_000),
      isMintToAvailable: true,
      checkout: {
        fees: {
          platform: [
            { valueBp: 99, recipient: `${first}` },
            { valueBp: 99, recipient: `${second}` },
            { valueBp: 102, recipient: `${third}` },
          ],
          flatPlatform: [],
        },
        royalties: [
          { valueBp: 250, recipient: `${first}` },
          { valueBp: 251, recipient: `${second}` },
        ],
        total: { value: 3n * PRICE, currency: NATIVE },
        quantity: 3n,
        price,
        displayedPrice,
      },
    })
  })

  it('has no end, supply and fees if there are none', async () => {
    const drop = await deploy()
    await drop.addPhase({ endTime: (1n << 63n) - 1n })

    const data = await fetchMintData(drop.connection, { deployment: `${drop.deployment}` })

    expect(data).to.deep.include({
      type: 'active',
      unclaimed: undefined,
      supply: undefined,
      maxPerWallet: 0n,
      endDate: undefined,
    })
  })

  it('has the share of each recipient of a flat fee, and the price less the fee', async () => {
    const [first, second] = [1, 2].map(() => Keypair.generate().publicKey)
    if (!first || !second) throw new Error('there are two')
    const drop = await deploy({
      platformFee: {
        platformFeeValue: 1_001n,
        isFeeFlat: true,
        recipients: [
          { address: first, share: 50 },
          { address: second, share: 50 },
        ],
      },
    })
    await drop.addPhase({ priceAmount: PRICE })

    const data = await fetchMintData(drop.connection, { deployment: drop.address })

    expect(data)
      .to.have.nested.property('checkout.fees')
      .that.deep.equals({
        platform: [],
        flatPlatform: [
          { value: 500n, recipient: `${first}` },
          { value: 501n, recipient: `${second}` },
        ],
      })
    expect(data).to.have.nested.property('price.value', PRICE)
    expect(data).to.have.nested.property('displayedPrice.value', PRICE - 1_001n)
  })

  it('displays the exact amounts of treasury and recipients', async () => {
    const { connection, creator } = await deploy()
    const buyer = await fundedWallet(connection)
    const scenario = fc.record({
      price: fc.bigInt({ min: 0n, max: 5_000_000_000n }),
      isFeeFlat: fc.boolean(),
      feeValue: fc.nat({ max: 10_000 }),
      firstShare: fc.nat({ max: 100 }),
    })
    await fc.assert(
      fc.asyncProperty(scenario, async ({ price, isFeeFlat, feeValue, firstShare }) => {
        // Given a drop whose receivers hold their rent
        const [treasury, first, second] = await Promise.all(
          [1, 2, 3].map(() => fundedWallet(connection)),
        )
        if (!treasury || !first || !second) throw new Error('there are three')
        const drop = await deploy({
          creator,
          treasury: treasury.publicKey,
          platformFee: {
            platformFeeValue: BigInt(feeValue),
            isFeeFlat,
            recipients: [
              { address: first.publicKey, share: firstShare },
              { address: second.publicKey, share: 100 - firstShare },
            ],
          },
        })
        await drop.addPhase({ priceAmount: price })
        const data = await fetchMintData(connection, { deployment: drop.address })
        if (data.type !== 'active') throw new Error('the phase is open')
        const balances = () =>
          Promise.all([treasury, first, second].map((of) => connection.getBalance(of.publicKey)))

        // When one item is minted
        const before = await balances()
        const mint = drop.mint(buyer, 1).then(
          () => true,
          () => false,
        )
        const isMinted = await mint
        const [left, ...parts] = (await balances()).map((after, at) => after - (before[at] ?? 0))

        // Then the treasury gets the displayed price, or nothing can be minted
        expect(isMinted).to.equal(data.displayedPrice !== undefined)
        if (!data.displayedPrice || left === undefined) return
        expect(BigInt(left)).to.equal(data.displayedPrice.value)
        const paid = parts.reduce((sum, part) => sum + part, left)
        expect(BigInt(paid)).to.equal(data.price.value)
        const { flatPlatform } = data.checkout.fees
        if (!isFeeFlat) return
        const told = [first, second].map(({ publicKey }) =>
          flatPlatform.find(({ recipient }) => recipient === `${publicKey}`),
        )
        expect(parts.map(BigInt)).to.deep.equal(told.map((cut) => cut?.value ?? 0n))
      }),
      { numRuns: 12 },
    )
  })

  it("has the wallet's own price and limit in a private phase", async () => {
    // Given a wallet on the allowlist, and another one that is not
    const drop = await deploy()
    await drop.addPhase({ phaseType: 'allowList', priceAmount: PRICE })
    const [listed, stranger] = [Keypair.generate().publicKey, `${Keypair.generate().publicKey}`]
    await drop.allow([listed], { phaseIndex: 0, price: 7, amount: 3 })
    const deployment = `${drop.deployment}`
    const wallet = `${listed}`

    // Then each gets its own terms
    const own = await fetchMintData(drop.connection, { deployment, wallet })
    expect(own).to.deep.include({ isMintToAvailable: true, maxPerWallet: 3n })
    expect(own).to.have.nested.property('price.value', 7n)
    const theirs = await fetchMintData(drop.connection, { deployment, wallet: stranger })
    expect(theirs).to.deep.include({ isMintToAvailable: true, maxPerWallet: 0n })
    expect(theirs).to.have.nested.property('price.value', PRICE)

    // And whether it may mint
    const restrictionOf = (of: { wallet?: string; quantity?: bigint }) =>
      fetchClaimRestriction(drop.connection, { deployment, ...of })
    expect(await restrictionOf({ wallet, quantity: 3n })).to.deep.equal({ type: 'claimable' })
    expect(await restrictionOf({ wallet, quantity: 4n })).to.deep.equal({
      type: 'restricted',
      code: 'WALLET_QUANTITY_EXCEEDED',
      reason: 'Maximum quantity 3 per wallet exceeded. Remaining quantity 3',
    })
    expect(await restrictionOf({ wallet: stranger })).to.deep.equal({
      type: 'restricted',
      code: 'NOT_ON_WHITELIST',
      reason: `Wallet address ${stranger} isn't on the whitelist. Join the fun during the public minting period`,
    })
    expect(await restrictionOf({})).to.deep.equal({
      type: 'restricted',
      code: 'NO_ACTIVE_PHASE_FOUND',
      reason: 'No active phase found',
    })
  })

  it("has the wallet's own price and limit in a merkle phase, with a valid proof", async () => {
    const wallet = Keypair.generate().publicKey
    const { root, proofSource } = proofsOf([{ wallet, price: 9n, maxClaims: 2n }])
    const outdated = proofsOf([{ wallet, price: 1n, maxClaims: 2n }]).proofSource
    const drop = await deploy()
    await drop.addPhase({ phaseType: 'merkleTree', merkleRoot: root, priceAmount: PRICE })
    const query = { deployment: `${drop.deployment}`, wallet: `${wallet}` }

    const data = await fetchMintData(drop.connection, { ...query, proofSource })
    expect(data).to.deep.include({ isMintToAvailable: true, maxPerWallet: 2n })
    expect(data).to.have.nested.property('price.value', 9n)
    const restrictionWith = (source: typeof proofSource | undefined) =>
      fetchClaimRestriction(drop.connection, { ...query, proofSource: source })
    expect(await restrictionWith(proofSource)).to.deep.equal({ type: 'claimable' })
    expect(await restrictionWith(undefined)).to.deep.equal({
      type: 'restricted',
      code: 'MERKLE_PROOFS_MISSING',
      reason:
        'The proofs of the merkle list of phase 1 are missing: use the address published by its creator',
    })
    expect(await restrictionWith(outdated)).to.deep.equal({
      type: 'restricted',
      code: 'MERKLE_PROOF_MISMATCH',
      reason: `The proof of ${wallet} does not match the merkle list of phase 1: the list was changed, so ask its creator for the new proofs`,
    })
  })

  it('reads a hosted list at the address that the collection names for it', async () => {
    // Given a phase with entries, and a list in files somewhere
    const wallet = Keypair.generate().publicKey
    const other = proofsOf([{ wallet, price: 1n, maxClaims: 1n }])
    const { root, proofSource } = proofsOf([{ wallet, price: 9n, maxClaims: 2n }])
    const document =
      typeof proofSource === 'function' &&
      (await proofSource(`${wallet}`, undefined, { phaseIndex: 0, merkleRoot: root }))
    const text = document ? formatProofDocument(document) : ''
    const drop = await deploy()
    await drop.addPhase({ phaseType: 'allowList', priceAmount: PRICE })
    const query = { deployment: `${drop.deployment}`, wallet: `${wallet}` }
    const asked: string[] = []
    const resources = {
      fetch: async (url: string | URL | Request) => {
        asked.push(`${url}`)
        return new Response(text)
      },
    }
    const useList = async (list: HostedList | undefined) => {
      const info = await fetchCollectionInfo(drop.connection, drop.address)
      const plan = planPhaseList({ info, wallet: info.creator, phaseIndex: 0, list })
      for (const { instructions } of plan.transactions) {
        await drop.send(instructions, [drop.creator])
      }
    }
    const namedLists = async () =>
      (await fetchCollectionInfo(drop.connection, drop.address)).metadata.extraMetadata

    // When the creator hosts the list
    await useList({ root: other.root, address: 'https://drops.example/before' })
    await useList({ root, address: 'https://drops.example/members/' })

    // Then a mint finds the wallet's terms without being told where
    const data = await fetchMintData(drop.connection, { ...query, resources })
    expect(data).to.have.nested.property('price.value', 9n)
    expect(data).to.deep.include({ maxPerWallet: 2n })
    expect(asked).to.deep.equal([`https://drops.example/members/${wallet}.json`])
    expect(await namedLists()).to.deep.equal([
      { field: listKeyOf(root), value: 'https://drops.example/members/' },
    ])

    // And what a caller knows better counts instead
    expect(
      await fetchClaimRestriction(drop.connection, { ...query, proofSource: other.proofSource }),
    ).to.have.property('code', 'MERKLE_PROOF_MISMATCH')

    // When the list is kept on chain again, then nothing is asked for it
    await useList(undefined)
    asked.length = 0
    expect(await fetchClaimRestriction(drop.connection, { ...query, resources })).to.have.property(
      'code',
      'NOT_ON_WHITELIST',
    )
    expect(asked).to.deep.equal([])
    expect(await namedLists()).to.deep.equal([])
  })

  it('has no phase if a flat fee exceeds the price', async () => {
    const drop = await deploy({
      platformFee: {
        platformFeeValue: 1_000n,
        isFeeFlat: true,
        recipients: [{ address: Keypair.generate().publicKey, share: 100 }],
      },
    })
    await drop.addPhase({ priceAmount: 999n })
    const query = { deployment: `${drop.deployment}`, wallet: `${drop.creator.publicKey}` }

    expect(await fetchClaimRestriction(drop.connection, query)).to.deep.equal({
      type: 'restricted',
      code: 'FEE_EXCEEDS_PRICE',
      reason: 'Total fee exceeds the price amount',
    })
  })

  it('error: a failed check is not a restriction', async () => {
    const { clock } = simulatedTime(localnet)
    const drop = await deploy()
    const query = { deployment: `${drop.deployment}`, wallet: `${drop.creator.publicKey}` }

    const gone: Connection = createConnection('http://127.0.0.1:9')
    const failure = failureOf(fetchClaimRestriction(gone, query, { clock }))
    expect(await failure).to.have.property('code', 'NODE_NOT_AVAILABLE')
    const unknown = `${Keypair.generate().publicKey}`
    expectFailure(
      await failureOf(fetchClaimRestriction(drop.connection, { ...query, deployment: unknown })),
      'DEPLOYMENT_NOT_FOUND',
      { deployment: unknown },
    )
    expectFailure(
      await failureOf(fetchMintData(drop.connection, { ...query, quantity: 0n })),
      'QUANTITY_NOT_POSITIVE',
      { quantity: 0n },
    )
  })
})
