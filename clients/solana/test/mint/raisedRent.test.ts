import { HASHLIST_PAGE_SIZE, planAddPhases, planDeploy, rentAt } from '@mintline/solana'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../../tests/helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../../tests/helpers/collection.ts'
import { expectUnchanged, mintFootprint } from '../../../../tests/helpers/effects.ts'
import { expectControlsError } from '../../../../tests/helpers/programFailure.ts'
import { gainOf } from '../../../../tests/helpers/rent.ts'
import { RENT_SYSVAR } from '../../src/addresses.ts'
import { claimTerms } from '../../src/mint/claimTerms.ts'
import { nextItems } from '../../src/mint/nextItems.ts'
import { planMint } from '../../src/mint/planMint.ts'
import { decodeRentRate } from '../../src/reads/fetchRent.ts'
import type { Plan, PlannedTransaction } from '../../src/transaction/plan.ts'
import type { RentFormula } from '../../src/transaction/rentExempt.ts'
import { collectionInfoOf } from './_collectionInfo.ts'

const PRICE = 2_000_000n
const USUAL_RATE = 6_960n
const SIGNATURE = 5_000n
const NO_MINTS = { inCollection: 0n, inPhase: 0n }

describe('plans on a cluster that has raised its rent', () => {
  let chain: Chain
  let minter: Keypair

  beforeEach(async () => {
    chain = await Chain.start()
    minter = await chain.wallet()
  })

  /** Reads the cluster's rent as clients do. */
  async function clusterRent(): Promise<RentFormula> {
    return rentAt(decodeRentRate(await chain.account(new PublicKey(RENT_SYSVAR))))
  }

  async function planFor(drop: Collection, quantity = 1n): Promise<Plan> {
    const collection = await collectionInfoOf(drop)
    const [phase] = collection.phases
    if (!phase) throw new Error('The collection has a phase.')
    const wallet = minter.publicKey.toBase58()
    const items = nextItems({
      ...{ collection, minter: minter.publicKey, phaseIndex: 0, counts: NO_MINTS },
      quantity: Number(quantity),
    })
    const lamports = new Map<string, bigint>()
    const controls = new PublicKey(collection.editionsControls)
    const read = [controls, ...items.map((item) => item.hashlistPage)]
    for (const address of read) lamports.set(address.toBase58(), await chain.balance(address))
    return planMint({
      ...{ collection, counts: NO_MINTS, minter: wallet, quantity, lamports },
      terms: claimTerms({ collection, phase, wallet, counts: NO_MINTS }),
      rentOf: await clusterRent(),
    })
  }

  /** Sends one transaction, and returns what its payer paid beside its signatures. */
  async function paid(
    { instructions }: Pick<PlannedTransaction, 'instructions'>,
    signers: Keypair[],
  ): Promise<bigint> {
    const [payer] = signers
    if (!payer) throw new Error('Somebody has to pay.')
    const [gain] = await gainOf(chain, payer.publicKey, () =>
      chain.send([...instructions], signers),
    )
    return -gain - SIGNATURE * BigInt(signers.length)
  }

  const publicDrop = () =>
    Collection.deploy(chain, { phases: [{ ...OPEN_PHASE, priceAmount: PRICE }] })

  const onlyOf = ({ transactions: [only] }: Plan): PlannedTransaction => {
    if (!only) throw new Error('The plan has a transaction.')
    return only
  }

  for (const rate of [USUAL_RATE, 6_961n, 10n * USUAL_RATE]) {
    it(`read the rate of ${rate} lamports per byte as the runtime does`, async () => {
      chain.setRentRate(rate)
      const rentOf = await clusterRent()
      for (const bytes of [0, 1, 170, 2_789, 10_240]) {
        expect(rentOf(bytes)).to.equal(await chain.rent(bytes))
      }
    })

    it(`show to the lamport what a deployment, a phase and mints cost at ${rate}`, async () => {
      chain.setRentRate(rate)
      const rentOf = await clusterRent()
      const creator = await chain.wallet()
      const [groupMint, wallet] = [Keypair.generate(), creator.publicKey.toBase58()]
      const all = [{ address: wallet, share: 100 }]
      const deploy = planDeploy({
        ...{ creator: wallet, groupMint, symbol: 'RAISED', treasury: wallet, rentOf },
        ...{ collectionName: 'Raised', collectionUri: 'https://example.com/c.json' },
        ...{ itemBaseName: 'Raised {}', itemBaseUri: 'https://example.com/{}.json' },
        ...{ maxNumberOfTokens: 100n, royalties: { royaltyBasisPoints: 500, creators: all } },
        platformFee: { recipients: all },
      })
      const deployed = onlyOf(deploy)
      expect(await paid(deployed, [creator, groupMint])).to.equal(deployed.rent)

      const drop = await Collection.prepare(chain, { symbol: 'RAISED' })
      const here = Object.assign(drop, { groupMint })
      const phases = [{ ...OPEN_PHASE, priceAmount: PRICE }]
      const added = onlyOf(
        planAddPhases({ info: await collectionInfoOf(here), wallet, phases, rentOf }),
      )
      expect(await paid(added, [creator])).to.equal(added.rent)

      const mints = onlyOf(await planFor(here, 2n))
      expect(await paid(mints, [minter])).to.equal(mints.rent + 2n * PRICE)
    })
  }

  it('bound a mint in flight to its shown cost, and show the new cost when it is planned again', async () => {
    // Given a page with room for one item, and a mint that is built for it
    const drop = await publicDrop()
    const filler = await chain.wallet()
    for (let item = 1; item < HASHLIST_PAGE_SIZE; item += 1) await drop.mint(filler)
    const before = onlyOf(await planFor(drop))

    // When rent is raised tenfold before it lands
    chain.setRentRate(10n * USUAL_RATE)
    const footprint = await mintFootprint(drop, minter.publicKey)
    const outcome = await expectUnchanged(chain, footprint, () =>
      chain.trySend([...before.instructions], [minter]),
    )

    // Then it is refused, and the next plan has the whole cost
    expectControlsError(outcome, 'MaxRentExceeded')
    const again = onlyOf(await planFor(drop))
    expect(again.rent > 10n * before.rent).to.equal(true)
    expect(await paid(again, [minter])).to.equal(again.rent + PRICE)
  })
})
