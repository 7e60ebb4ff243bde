import {
  hashlistAddress,
  type MintWithControlsV2Input,
  minterStatsAddress,
  minterStatsPhaseAddress,
} from '@mintline/solana'
import { type Keypair, LAMPORTS_PER_SOL, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../helpers/collection.ts'
import { SIGNATURE_FEE, tokenAccountOf } from '../helpers/effects.ts'
import { percentFee } from '../helpers/fees.ts'
import { ALLOWLIST_PHASE, listed, listedPhase, merkleInput } from '../helpers/lists.ts'
import { readMetadata } from '../helpers/mintState.ts'
import { expectControlsError } from '../helpers/programFailure.ts'
import { rentOf } from '../helpers/rent.ts'

const SOL = BigInt(LAMPORTS_PER_SOL)
const HOUR = 3_600n

/** Indexes for the drop's phases. */
const EARLY = 0
const LISTED = 1
const PUBLIC = 2

/** Input for a mint in a phase with a list. */
type MintTerms = Pick<Partial<MintWithControlsV2Input>, 'usesAllowlist' | 'merkleMintInput'>

/**
 * A drop with six items from deployment to sell-out: an hour for a few friends, an hour for a list, then everybody. The
 * chapters build on one another.
 */
describe('Story / a whole drop', () => {
  let chain: Chain
  let drop: Collection
  let opening: bigint

  let treasury: Keypair
  let platform: Keypair
  let partner: Keypair

  let alice: Keypair
  let bob: Keypair
  let carol: Keypair
  let dave: Keypair

  /** Balances before the first mint. */
  const atFirst = new Map<string, bigint>()
  /** How many transactions the buyers sent; refused ones cost a fee too. */
  let transactions = 0n
  /** All mints, with buyer and phase. */
  const sold: { mint: PublicKey; buyer: Keypair; phase: number }[] = []

  async function buys(buyer: Keypair, phaseIndex: number, terms: MintTerms = {}) {
    transactions += 1n
    const mint = await drop.mint(buyer, { phaseIndex, ...terms })
    sold.push({ mint, buyer, phase: phaseIndex })
  }

  async function buysInVain(buyer: Keypair, phaseIndex: number, error: string, terms?: MintTerms) {
    transactions += 1n
    expectControlsError(await drop.tryMint(buyer, { phaseIndex, ...terms }), error)
  }

  before(async () => {
    chain = await Chain.start()
    opening = (await chain.now()) + HOUR
    ;[treasury, platform, partner] = [
      await chain.wallet(),
      await chain.wallet(),
      await chain.wallet(),
    ]
    ;[alice, bob] = [await chain.wallet(), await chain.wallet()]
    ;[carol, dave] = [await chain.wallet(), await chain.wallet()]
  })

  /** The list: one item for 0.8 SOL for Bob, two free ones for Carol. */
  function placesInList() {
    return {
      bobs: listed(bob.publicKey, { price: (SOL * 8n) / 10n, maxClaims: 1n }),
      carols: listed(carol.publicKey, { maxClaims: 2n }),
    }
  }

  /** Returns addresses whose balances are accounted for: wallets, and the page that buyers pay for. */
  function everybody(): PublicKey[] {
    const wallets = [treasury, platform, partner, alice, bob, carol, dave]
    return [...wallets.map(({ publicKey }) => publicKey), hashlistAddress(drop.deployment, 0)]
  }

  async function gainOf(address: PublicKey): Promise<bigint> {
    return (await chain.balance(address)) - (atFirst.get(address.toBase58()) ?? 0n)
  }

  /** Returns the buyers' accounts: items, token accounts and counters. */
  function accountsOfBuyers(): PublicKey[] {
    const addresses = sold.flatMap(({ mint, buyer: { publicKey }, phase }) => [
      mint,
      tokenAccountOf(mint, publicKey),
      minterStatsAddress(drop.deployment, publicKey),
      minterStatsPhaseAddress(drop.deployment, publicKey, phase),
    ])
    const distinct = new Map(addresses.map((address) => [address.toBase58(), address]))
    return [...distinct.values()]
  }

  it('is deployed with a fee of 5%, of which the platform gets 60 parts and a partner 40', async () => {
    drop = await Collection.deploy(chain, {
      maxNumberOfTokens: 6n,
      treasury: treasury.publicKey,
      platformFee: percentFee(500n, [platform.publicKey, partner.publicKey], [60, 40]),
    })
    expect((await drop.record()).numberOfTokensIssued.toString()).to.equal('0')
  })

  it('gets three phases, one after the other', async () => {
    const { bobs, carols } = placesInList()
    await drop.addPhase({ ...ALLOWLIST_PHASE, startTime: opening, endTime: opening + HOUR })
    await drop.addPhase({
      ...listedPhase([bobs, carols]).phase,
      startTime: opening + HOUR,
      endTime: opening + 2n * HOUR,
    })
    await drop.addPhase({
      ...OPEN_PHASE,
      priceAmount: SOL,
      maxMintsPerWallet: 2n,
      startTime: opening + 2n * HOUR,
    })
    await drop.allow(alice.publicKey, { phaseIndex: EARLY, price: Number(SOL / 2n), amount: 1 })

    for (const address of everybody()) atFirst.set(address.toBase58(), await chain.balance(address))
  })

  it('sells nothing before the first phase starts, nor in that very second', async () => {
    await buysInVain(alice, EARLY, 'PhaseNotStarted', { usesAllowlist: true })
    await chain.setTime(opening)
    await buysInVain(alice, EARLY, 'PhaseNotStarted', { usesAllowlist: true })
  })

  it('sells Alice, who is on the allowlist, one early item for half a SOL', async () => {
    await chain.setTime(opening + 1n)
    await buys(alice, EARLY, { usesAllowlist: true })
    await buysInVain(alice, EARLY, 'ExceededAllowListMaxClaims', { usesAllowlist: true })
    await buysInVain(bob, EARLY, 'AllowlistAccountNotFound', { usesAllowlist: true })
  })

  it('sells to Bob and Carol in the next hour, each on their own terms', async () => {
    const { bobs, carols } = placesInList()
    const { list } = listedPhase([bobs, carols])
    await chain.setTime(opening + HOUR + 1n)
    await buysInVain(alice, EARLY, 'PhaseAlreadyFinished', { usesAllowlist: true })

    await buys(bob, LISTED, { merkleMintInput: merkleInput(list, bobs) })
    await buys(carol, LISTED, { merkleMintInput: merkleInput(list, carols) })

    const again = { merkleMintInput: merkleInput(list, bobs) }
    await buysInVain(bob, LISTED, 'ExceededAllowListMaxClaims', again)
    const asCarol = { merkleMintInput: merkleInput(list, carols) }
    await buysInVain(dave, LISTED, 'InvalidMerkleProof', asCarol)
  })

  it('finally sells to everybody, two items to a wallet for one SOL each', async () => {
    await chain.setTime(opening + 2n * HOUR + 1n)
    await buys(dave, PUBLIC)
    await buys(dave, PUBLIC)
    await buysInVain(dave, PUBLIC, 'ExceededWalletMaxMintsForPhase')
    await buys(alice, PUBLIC)
  })

  it('is sold out with the sixth item', async () => {
    await buysInVain(bob, PUBLIC, 'MintedOut')
    expect((await drop.record()).numberOfTokensIssued.toString()).to.equal('6')
  })

  it('has numbered its items in the order of purchase', async () => {
    const names: string[] = []
    for (const { mint } of sold) names.push((await readMetadata(chain, mint)).name)
    expect(names).to.deep.equal(['Item #1', 'Item #2', 'Item #3', 'Item #4', 'Item #5', 'Item #6'])

    const { issues } = await chain.editions.account.hashlist.fetch(
      hashlistAddress(drop.deployment, 0),
    )
    expect(issues.map(({ mint, order }) => `${order} ${mint.toBase58()}`)).to.deep.equal(
      sold.map(({ mint }, index) => `${index + 1} ${mint.toBase58()}`),
    )
  })

  it('has paid the treasury 95% of 4.3 SOL, and the platform and the partner their shares', async () => {
    const total = SOL / 2n + (SOL * 8n) / 10n + 3n * SOL
    const fee = total / 20n
    expect(await gainOf(treasury.publicKey)).to.equal(total - fee)
    expect(await gainOf(platform.publicKey)).to.equal((fee * 60n) / 100n)
    expect(await gainOf(partner.publicKey)).to.equal((fee * 40n) / 100n)
  })

  it('has cost the buyers the prices, the rent of their accounts, and the network fees', async () => {
    let spent = 0n
    for (const buyer of [alice, bob, carol, dave]) spent -= await gainOf(buyer.publicKey)
    let received = 0n
    for (const payee of [treasury, platform, partner]) received += await gainOf(payee.publicKey)

    const rent = await rentOf(chain, accountsOfBuyers())
    const pageRent = await gainOf(hashlistAddress(drop.deployment, 0))
    expect(spent).to.equal(received + rent + pageRent + transactions * SIGNATURE_FEE)
  })

  it('has left nothing in the records of the drop beyond their rent', async () => {
    for (const address of [drop.deployment, drop.controls, drop.groupMint.publicKey]) {
      const account = await chain.account(address)
      const rent = await chain.rent(account?.data.length ?? 0)
      expect(BigInt(account?.lamports ?? 0)).to.equal(rent)
    }
  })
})
