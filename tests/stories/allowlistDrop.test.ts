import {
  addToAllowlist,
  allowlistEntryAddress,
  closeAllowlistAccount,
  modifyPhase,
} from '@mintline/solana'
import { type Keypair, LAMPORTS_PER_SOL, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../helpers/collection.ts'
import { gains, mintInVain, SIGNATURE_FEE } from '../helpers/effects.ts'
import { ALLOWLIST_PHASE } from '../helpers/lists.ts'
import { plain } from '../helpers/plain.ts'
import { expectControlsError } from '../helpers/programFailure.ts'
import { gainOf } from '../helpers/rent.ts'

const SOL = BigInt(LAMPORTS_PER_SOL)
const LISTED = { usesAllowlist: true }

/**
 * A drop with an allowlist on chain: entries are written, used, changed and closed, and all rent is
 * returned to its payers. The chapters build on one another.
 */
describe('Story / an allowlist drop', () => {
  let chain: Chain
  let drop: Collection
  /** Pays for Carol's entry. */
  let studio: Keypair
  let treasury: Keypair
  let alice: Keypair
  let bob: Keypair
  let carol: Keypair
  let entryRent: bigint

  before(async () => {
    chain = await Chain.start()
    ;[studio, treasury] = [await chain.wallet(), await chain.wallet()]
    ;[alice, bob, carol] = [await chain.wallet(), await chain.wallet(), await chain.wallet()]
  })

  function entryOf({ publicKey }: Keypair): PublicKey {
    return allowlistEntryAddress(drop.deployment, publicKey, 0)
  }

  async function readEntry(user: Keypair) {
    const entry = await chain.controls.account.userAllowListData.fetchNullable(entryOf(user))
    return entry && plain({ price: entry.price, amount: entry.amount })
  }

  function closing(user: Keypair, rentReceiver: Keypair) {
    return closeAllowlistAccount({
      deployment: drop.deployment,
      creator: drop.creator.publicKey,
      phaseIndex: 0,
      user: user.publicKey,
      rentReceiver: rentReceiver.publicKey,
    })
  }

  it('is deployed with one phase, whose own price nobody pays', async () => {
    drop = await Collection.deploy(chain, {
      treasury: treasury.publicKey,
      phases: [{ ...ALLOWLIST_PHASE, priceAmount: 9n * SOL }],
    })
    expectControlsError(await mintInVain(drop, alice, LISTED), 'AllowlistAccountNotFound')
  })

  it('lists Alice for two items at one SOL, and Bob for a free one, paid for by the owner', async () => {
    const [cost] = await gainOf(chain, drop.creator.publicKey, async () => {
      await drop.allow(alice.publicKey, { phaseIndex: 0, price: Number(SOL), amount: 2 })
      await drop.allow(bob.publicKey, { phaseIndex: 0, price: 0, amount: 1 })
    })

    entryRent = await chain.balance(entryOf(alice))
    expect(cost).to.equal(-2n * (entryRent + SIGNATURE_FEE))
    expect(await readEntry(alice)).to.deep.equal({ price: Number(SOL), amount: 2 })
  })

  it('lists Carol for one item at half a SOL, paid for by the studio', async () => {
    const instruction = addToAllowlist({
      deployment: drop.deployment,
      creator: drop.creator.publicKey,
      payer: studio.publicKey,
      user: carol.publicKey,
      phaseIndex: 0,
      price: Number(SOL / 2n),
      amount: 1,
    })
    const [cost] = await gainOf(chain, studio.publicKey, () =>
      chain.send([instruction], [drop.creator, studio]),
    )
    expect(cost).to.equal(-entryRent)
  })

  it('sells to each at the price of their entry', async () => {
    const paid = (buyer: Keypair) =>
      gains(chain, [treasury.publicKey], () => drop.mint(buyer, LISTED))
    expect(await paid(alice)).to.deep.equal([SOL])
    expect(await paid(bob)).to.deep.equal([0n])
    expect(await paid(carol)).to.deep.equal([SOL / 2n])
  })

  it('does not sell to a wallet that uses the entry of another', async () => {
    const mallory = await chain.wallet()
    expectControlsError(await mintInVain(drop, mallory, LISTED), 'AllowlistAccountNotFound')
    expectControlsError(await mintInVain(drop, mallory), 'AllowlistAccountRequired')
  })

  it("changes Alice's entry to three items at a quarter, one of which is used up", async () => {
    await drop.allow(alice.publicKey, { phaseIndex: 0, price: Number(SOL / 4n), amount: 3 })
    expect(await chain.balance(entryOf(alice))).to.equal(entryRent)

    const paid = await gains(chain, [treasury.publicKey], async () => {
      await drop.mint(alice, LISTED)
      await drop.mint(alice, LISTED)
    })

    expect(paid).to.deep.equal([SOL / 2n])
    expectControlsError(await mintInVain(drop, alice, LISTED), 'ExceededAllowListMaxClaims')
  })

  it("closes Bob's entry, and returns its rent to the owner", async () => {
    const [back] = await gainOf(chain, drop.creator.publicKey, async () =>
      chain.send([closing(bob, drop.creator)], [drop.creator]),
    )
    expect(back).to.equal(entryRent - SIGNATURE_FEE)
    expect(await readEntry(bob)).to.equal(null)
    expectControlsError(await mintInVain(drop, bob, LISTED), 'AllowlistAccountNotFound')
  })

  it('does not let Bob start again with a new entry: his earlier mint still counts', async () => {
    await drop.allow(bob.publicKey, { phaseIndex: 0, price: 0, amount: 1 })
    expectControlsError(await mintInVain(drop, bob, LISTED), 'ExceededAllowListMaxClaims')
    expect(await drop.phaseMintCount(bob.publicKey, 0)).to.equal(1n)
  })

  it("does not let the owner keep the studio's rent", async () => {
    const greedy = closing(carol, drop.creator)
    const outcome = await chain.trySend([greedy], [drop.creator])
    expectControlsError(outcome, 'EntryPayerMismatch')
    expect(await chain.balance(entryOf(carol))).to.equal(entryRent)
  })

  it('ends as a public phase, in which items of the list still count', async () => {
    const publicPhase = { ...OPEN_PHASE, priceAmount: SOL, maxMintsPerWallet: 3n }
    const open = modifyPhase({
      deployment: drop.deployment,
      creator: drop.creator.publicKey,
      phaseIndex: 0,
      active: true,
      phase: publicPhase,
    })
    await chain.send([open], [drop.creator])

    expectControlsError(await mintInVain(drop, alice), 'ExceededWalletMaxMintsForPhase')
    await drop.mint(bob)
    const [{ currentMints } = { currentMints: 0 }] = (await drop.controlsRecord()).phases
    expect(currentMints.toString()).to.equal('6')
  })

  it('returns all rent in the end, to the owner and to the studio', async () => {
    const closings = [
      closing(alice, drop.creator),
      closing(bob, drop.creator),
      closing(carol, studio),
    ]
    const back = await gains(chain, [drop.creator.publicKey, studio.publicKey], () =>
      chain.send(closings, [drop.creator]),
    )
    expect(back).to.deep.equal([2n * entryRent - SIGNATURE_FEE, entryRent])
    for (const user of [alice, bob, carol]) expect(await readEntry(user)).to.equal(null)
  })
})
