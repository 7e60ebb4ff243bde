import { Keypair, type PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { gains, mintInVain, SIGNATURE_FEE } from '../../../helpers/effects.ts'
import { percentFee } from '../../../helpers/fees.ts'
import { claimFor, expectOwed } from '../../../helpers/owed.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

describe('owed shares after the cluster raises its rent', () => {
  const SHARE = 200_000n
  let chain: Chain
  let minter: Keypair
  let empty: PublicKey
  let collection: Collection

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    minter = await chain.wallet()
    empty = Keypair.generate().publicKey
    collection = await Collection.deploy(chain, {
      platformFee: percentFee(1_000n, [empty]),
      phases: [{ ...OPEN_PHASE, priceAmount: 10n * SHARE }],
    })
  })

  /** Takes lamports from the controls: what they lack once the rate is higher. */
  async function lackRent(missing: bigint): Promise<void> {
    const account = await chain.account(collection.controls)
    if (!account) throw new Error('There are no controls.')
    const lamports = account.lamports - Number(missing)
    chain.setAccount(collection.controls, { ...account, lamports })
  }

  async function fundReceiver(): Promise<void> {
    await chain.fund(empty, await chain.rent(0))
  }

  /** Returns what a mint costs more than the minter's next one. */
  async function extraCost(mint: () => Promise<unknown>): Promise<bigint> {
    const [spent] = await gains(chain, [minter.publicKey], mint)
    const [usual] = await gains(chain, [minter.publicKey], () => collection.mint(minter))
    return (usual ?? 0n) - (spent ?? 0n)
  }

  it('an empty receiver stops no mint: the buyer tops the controls up', async () => {
    await collection.mint(minter)
    await lackRent(2n * SHARE)

    const extra = await extraCost(() => collection.mint(minter))

    expect(extra).to.equal(2n * SHARE)
    await expectOwed(collection, 0n, [3n * SHARE])
  })

  it('a mint pays what is owed', async () => {
    await collection.mint(minter)
    await lackRent(SHARE - 1n)
    await fundReceiver()

    const [paid] = await gains(chain, [empty], () => collection.mint(minter))

    expect(paid).to.equal(2n * SHARE)
    await expectOwed(collection, 0n)
  })

  it("the buyer's bound on rent covers the top-up, to the lamport", async () => {
    await collection.mint(minter)
    const [spent = 0n] = await gains(chain, [minter.publicKey], () => collection.mint(minter))
    const usualRent = -spent - SIGNATURE_FEE - 10n * SHARE
    await lackRent(SHARE)

    const outcome = await mintInVain(collection, minter, { maxRent: usualRent + SHARE - 1n })
    expectControlsError(outcome, 'MaxRentExceeded')

    await collection.mint(minter, { maxRent: usualRent + SHARE })
    await expectOwed(collection, 0n, [3n * SHARE])
  })

  it('a claim waits until the controls have their rent, which anybody can send with it', async () => {
    await collection.mint(minter)
    await lackRent(SHARE - 1n)
    await fundReceiver()

    // The runtime refuses a payment that leaves the controls below their rent.
    const { failure } = await chain.trySend([claimFor(collection, empty)], [minter])
    expect(failure?.text).to.match(/insufficient funds for rent/i)

    const topUp = SystemProgram.transfer({
      fromPubkey: minter.publicKey,
      toPubkey: collection.controls,
      lamports: SHARE - 1n,
    })
    const [paid] = await gains(chain, [empty], () =>
      chain.send([topUp, claimFor(collection, empty)], [minter]),
    )
    expect(paid).to.equal(SHARE)
    await expectOwed(collection, 0n)
  })
})
