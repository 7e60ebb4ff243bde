import type { Localnet } from '@mintline/localnet'
import { HASHLIST_PAGE_SIZE, hashlistAddress } from '@mintline/solana'
import {
  ComputeBudgetProgram,
  Keypair,
  type PublicKey,
  type TransactionInstruction,
} from '@solana/web3.js'
import { expect } from 'chai'
import { fetchMintState } from '../../src/mint/fetchMintState.ts'
import { mintEffects } from '../../src/mint/mintEffects.ts'
import type { MintPlanInput } from '../../src/mint/mintPlanInput.ts'
import { type NextItem, nextItems } from '../../src/mint/nextItems.ts'
import { fetchMintBalances } from '../../src/mint/planClaim.ts'
import { planMint } from '../../src/mint/planMint.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { sendPlan } from '../../src/send/sendPlan.ts'
import type { Plan } from '../../src/transaction/plan.ts'
import { fitsTransaction } from '../../src/transaction/transactionSize.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from '../reads/_drop.ts'
import { expectFailure, give, instructionCount } from './_mint.ts'

const PRICE = 2_000_000n
const FEE_PER_SIGNATURE = 5_000n

describe('planMint', () => {
  let localnet: Localnet
  let drop: Drop
  let minter: Keypair
  let deployed = 0

  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  beforeEach(async () => {
    drop = await deploy()
    minter = await fundedWallet(drop.connection)
  })

  async function deploy(collection: Parameters<typeof Drop.deploy>[1] = {}): Promise<Drop> {
    deployed += 1
    const deployedDrop = await Drop.deploy(localnet, { symbol: `PLAN${deployed}`, ...collection })
    await deployedDrop.addPhase({ priceAmount: PRICE })
    return deployedDrop
  }

  /** Plan input from the chain's present state. */
  async function planInput(
    quantity: bigint,
    input: Partial<MintPlanInput> = {},
  ): Promise<MintPlanInput> {
    const wallet = minter.publicKey.toBase58()
    const { connection, deployment } = drop
    const state = await fetchMintState(connection, { deployment: `${deployment}`, wallet })
    if (!state.terms) throw new Error('no phase is open')
    const mint = { ...state, terms: state.terms, minter: wallet, quantity }
    return { ...mint, lamports: await fetchMintBalances(connection, mint), ...input }
  }

  const session = () => ({ connection: drop.connection, wallet: keypairWallet(minter) })

  async function itemsOf(quantity: number): Promise<NextItem[]> {
    const next = { minter: minter.publicKey, phaseIndex: 0, quantity }
    return nextItems({ ...(await planInput(BigInt(quantity))), ...next, mintTo: undefined })
  }

  async function giveDust(items: NextItem[], addressesOf: (item: NextItem) => PublicKey[]) {
    const gifts = items.flatMap(addressesOf).map((address) => [address, 890_880n] as const)
    await give(drop.connection, drop.creator, gifts)
  }

  it('splits items over transactions, two or a given number in each', async () => {
    const sizes = async (quantity: bigint, maxPerTransaction?: number) =>
      mintCounts(planMint(await planInput(quantity, { maxPerTransaction })))

    expect(await sizes(1n)).to.deep.equal([1])
    expect(await sizes(3n)).to.deep.equal([2, 1])
    expect(await sizes(4n)).to.deep.equal([2, 2])
    expect(await sizes(7n)).to.deep.equal([2, 2, 2, 1])
    expect(await sizes(7n, 3)).to.deep.equal([3, 3, 1])
    expect(await sizes(2n, 1)).to.deep.equal([1, 1])
  })

  it('has a title', async () => {
    const { symbol } = drop.input
    const { title, transactions, warnings } = planMint(await planInput(3n))

    expect(title).to.equal(`Mint 3 items of ${symbol}`)
    const titles = transactions.map((transaction) => transaction.title)
    expect(titles).to.deep.equal([`Mint 2 items of ${symbol}`, `Mint 1 item of ${symbol}`])
    expect(transactions.map(({ maxComputeUnits }) => maxComputeUnits)).to.deep.equal([
      600_000, 600_000,
    ])
    expect(warnings).to.deep.equal([])
  })

  it('error: a quantity of 0, or other than one to four items in a transaction', async () => {
    expectFailure(
      await failureOf(async () => planMint(await planInput(0n))),
      'QUANTITY_NOT_POSITIVE',
      {
        quantity: 0n,
      },
    )
    for (const maxPerTransaction of [0, 5, -1, 1.5, Number.NaN]) {
      expectFailure(
        await failureOf(async () => planMint(await planInput(1n, { maxPerTransaction }))),
        'MAX_PER_TRANSACTION_INVALID',
        { maxPerTransaction, max: 4 },
      )
    }
  })

  it('has exact rent and instructions, also for addresses that hold lamports', async () => {
    // Given a few or many lamports at some addresses of the next items
    const items = await itemsOf(5)
    const [first, second, third] = items
    if (!first || !second || !third) throw new Error('there are five items')
    await give(drop.connection, minter, [
      [first.minterStats, 900_000n],
      [first.hashlistPage, 50_000_000n],
      [second.mint, 900_000n],
      [second.tokenAccount, 90_000_000n],
      [third.mint, 90_000_000n],
      [third.tokenAccount, 900_000n],
    ])

    // When items are planned and minted
    const planned = await planInput(5n)
    const plan = planMint({ ...planned, maxPerTransaction: 3 })
    const effects = mintEffects(planned.collection, items, planned)

    for (const { instructions, rent } of plan.transactions) {
      const before = BigInt(await drop.connection.getBalance(minter.publicKey))
      const signature = await drop.send(instructions, [minter])
      const after = BigInt(await drop.connection.getBalance(minter.publicKey))

      // Then each transaction locks the planned rent
      const paid = BigInt(instructions.length) * PRICE + FEE_PER_SIGNATURE
      expect(before - after - paid).to.equal(rent)

      // And the runtime counts the planned instructions
      const minted = effects.splice(0, instructions.length)
      const told = minted.reduce((sum, { instructionCount }) => sum + instructionCount, 0)
      expect(await instructionCount(drop.connection, signature)).to.equal(told)
    }
    expect(plan.transactions.length).to.be.greaterThan(1)
  })

  it('mints three at once even with dust at their mints and token accounts', async () => {
    // Given the smallest possible amount at the addresses of each of the next three items
    await giveDust(await itemsOf(3), (item) => [item.mint, item.tokenAccount])

    // When they are planned and sent
    const plan = planMint(await planInput(3n, { maxPerTransaction: 3 }))
    expect(mintCounts(plan)).to.deep.equal([3])
    const { status, outcomes } = await sendPlan(session(), plan)

    // Then they land, within the limit of the runtime
    expect(status).to.equal('confirmed')
    const signature = outcomes[0]?.signature ?? ''
    expect(await instructionCount(drop.connection, signature)).to.equal(61)
  })

  it('mints fewer at once with dust also at both counters of the wallet', async () => {
    // Given dust at all addresses of the next three items
    await giveDust(await itemsOf(3), (item) => [item.mint, item.tokenAccount])
    await giveDust(await itemsOf(1), (item) => [item.minterStats, item.minterStatsPhase])

    // When they are planned, then they need two transactions
    const plan = planMint(await planInput(3n, { maxPerTransaction: 3 }))
    expect(mintCounts(plan)).to.deep.equal([2, 1])

    // And those land, while a single one would not
    const mints = plan.transactions.flatMap(({ instructions }) => instructions)
    const all = [...computeBudget(), ...mints]
    const refusal = await failureOf(drop.send(all, [minter]))
    expect(`${refusal}`).to.match(/max.*instruction trace length/i)
    expect((await sendPlan(session(), plan)).status).to.equal('confirmed')
  })

  it('puts each item on its page of the hashlist', async () => {
    const input = await planInput(3n)
    const issued = BigInt(HASHLIST_PAGE_SIZE) - 1n
    const collection = { ...input.collection, numberOfTokensIssued: issued }

    const { transactions } = planMint({ ...input, collection })

    const pages = [0, 1].map((page) => hashlistAddress(drop.deployment, page).toBase58())
    const used = transactions.flatMap(({ instructions }) =>
      instructions.map(({ keys }) => keys.find(({ pubkey }) => pages.includes(`${pubkey}`))),
    )
    const [before, after] = pages
    expect(used.map((key) => `${key?.pubkey}`)).to.deep.equal([before, after, after])
  })

  it('mints one at a time with long proofs, and refuses proofs that fit no transaction', async () => {
    const input = await planInput(2n)
    const withProof = (nodes: number): MintPlanInput => {
      const merkleProof = Array.from({ length: nodes }, () => new Uint8Array(32))
      const merkleMintInput = { merkleProof, allowListPrice: PRICE, allowListMaxClaims: 2n }
      return { ...input, terms: { ...input.terms, merkleMintInput } }
    }

    const plan = planMint(withProof(10))
    expect(mintCounts(plan)).to.deep.equal([1, 1])
    expect(plan.transactions.every((transaction) => fitsTransaction(transaction))).to.equal(true)
    const longest = longestProof(sizesOfProofs(withProof))
    expect(longest).to.equal(16)
    expectFailure(await failureOf(() => planMint(withProof(20))), 'TRANSACTION_TOO_LARGE', {
      title: `Mint 1 item of ${drop.input.symbol}`,
      size: 1_347,
      limit: 1_232,
      advice: 'its creator can make room for such proofs with a lookup table',
    })
  })

  it('adds nothing for receivers without lamports, whose shares wait', async () => {
    // Given a treasury and a fee recipient without lamports
    const [treasury, recipient] = [Keypair.generate().publicKey, Keypair.generate().publicKey]
    drop = await deploy({
      treasury,
      platformFee: {
        platformFeeValue: 100_000n,
        isFeeFlat: true,
        recipients: [{ address: recipient, share: 100 }],
      },
    })
    const plan = planMint(await planInput(3n))
    expect(plan.transactions.map(({ instructions }) => instructions.length)).to.deep.equal([2, 1])
    expect(plan.warnings).to.deep.equal([])

    for (const { instructions } of plan.transactions) await drop.send(instructions, [minter])

    expect(await drop.connection.getBalance(recipient)).to.equal(0)
    const { owed } = await fetchCollectionInfo(drop.connection, drop.address)
    expect(owed).to.deep.include({ receiver: recipient.toBase58(), lamports: 300_000n })
  })

  it('error: an invalid minter', async () => {
    const input = await planInput(1n)

    expectFailure(await failureOf(() => planMint({ ...input, minter: 'me' })), 'INVALID_ADDRESS', {
      blockchain: 'SOLANA',
      value: 'me',
    })
  })
})

/** Instructions that a sender prepends. */
function computeBudget(): TransactionInstruction[] {
  return [
    ComputeBudgetProgram.setComputeUnitLimit({ units: 600_000 }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1 }),
  ]
}

/** Counts the mints in each transaction. */
function mintCounts({ transactions }: Plan): number[] {
  return transactions.map(({ instructions }) => instructions.length)
}

/** For each proof length, from 1 node: true if a mint has room for it. */
function sizesOfProofs(withProof: (nodes: number) => MintPlanInput): boolean[] {
  return Array.from({ length: 20 }, (_, index) => {
    try {
      planMint(withProof(index + 1))
      return true
    } catch {
      return false
    }
  })
}

function longestProof(fits: readonly boolean[]): number {
  return fits.lastIndexOf(true) + 1
}
