import { HASHLIST_PAGE_SIZE, hashlistAddress } from '@mintline/solana'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../../tests/helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../../tests/helpers/collection.ts'
import { claimTerms } from '../../src/mint/claimTerms.ts'
import { mintEffects } from '../../src/mint/mintEffects.ts'
import { nextItems } from '../../src/mint/nextItems.ts'
import { planMint } from '../../src/mint/planMint.ts'
import { firstMintRent } from '../../src/plans/recordSizes.ts'
import { rentExempt } from '../../src/transaction/rentExempt.ts'
import { collectionInfoOf } from './_collectionInfo.ts'

const PRICE = 2_000_000n
const FEE_PER_SIGNATURE = 5_000n
/** Offset of the issued count in a deployment. */
const ISSUED_OFFSET = 8 + 32 + 8
const COUNTS = { inCollection: 0n, inPhase: 0n }

describe('the effects of a mint that opens a page of the hashlist', () => {
  let chain: Chain
  let drop: Collection
  let minter: Keypair
  let page: PublicKey

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    // Given a collection that has issued a full page of items
    drop = await Collection.deploy(chain, { phases: [{ ...OPEN_PHASE, priceAmount: PRICE }] })
    minter = await chain.wallet()
    page = hashlistAddress(drop.deployment, 1)
    const account = await chain.account(drop.deployment)
    if (!account) throw new Error('it is not deployed')
    account.data.writeBigUInt64LE(BigInt(HASHLIST_PAGE_SIZE), ISSUED_OFFSET)
    chain.setAccount(drop.deployment, account)
  })

  for (const [case_, gift] of [
    ['at a free address', 0n],
    ['at an address that holds a little', 900_000n],
    ['at an address that holds a lot', 50_000_000n],
  ] as const) {
    it(`are exact in rent and instructions, ${case_}`, async () => {
      if (gift > 0n) await chain.fund(page, gift)
      const lamports = new Map([[page.toBase58(), gift]])
      const collection = await collectionInfoOf(drop)
      const wallet = minter.publicKey.toBase58()
      const [phase] = collection.phases
      if (!phase) throw new Error('it has a phase')
      const terms = claimTerms({ collection, phase, wallet, counts: COUNTS })

      // When two items are minted by plan
      const plan = planMint({
        collection,
        terms,
        counts: COUNTS,
        minter: wallet,
        quantity: 2n,
        lamports,
      })
      const [transaction] = plan.transactions
      if (!transaction) throw new Error('it takes one transaction')
      const before = await chain.balance(minter.publicKey)
      const { logs } = await chain.send([...transaction.instructions], [minter])
      const after = await chain.balance(minter.publicKey)

      // Then the plan has their cost and calls
      expect(before - after - 2n * PRICE - FEE_PER_SIGNATURE).to.equal(transaction.rent)
      const computeBudget = 1
      const invoked = logs.filter((line) => / invoke \[\d+\]$/.test(line)).length - computeBudget
      const items = nextItems({
        collection,
        minter: minter.publicKey,
        phaseIndex: 0,
        counts: COUNTS,
        quantity: 2,
      })
      const told = mintEffects(collection, items, { terms, lamports })
      const counted = told.reduce((sum, { instructionCount }) => sum + instructionCount, 0)
      expect(invoked).to.equal(counted)
    })
  }
})

describe('firstMintRent', () => {
  it('is the rent that a wallet pays for its first item', async () => {
    const chain = await Chain.start()
    const drop = await Collection.deploy(chain, { phases: [{ ...OPEN_PHASE, priceAmount: PRICE }] })
    const collection = await collectionInfoOf(drop)
    const { publicKey: minter } = await chain.wallet()
    const [phase] = collection.phases
    if (!phase) throw new Error('it has a phase')
    const terms = claimTerms({ collection, phase, wallet: minter.toBase58(), counts: COUNTS })
    const items = nextItems({ collection, minter, phaseIndex: 0, counts: COUNTS, quantity: 1 })
    const [first] = mintEffects(collection, items, { terms, lamports: new Map() })
    expect(firstMintRent(collection, rentExempt)).to.equal(first?.rent)
  })
})
