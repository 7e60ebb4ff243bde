import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  hashlistAddress,
  type MintWithControlsV3Input,
  minterStatsAddress,
  minterStatsPhaseAddress,
  modifyPlatformFee,
} from '@mintline/solana'
import { TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changeCollection } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { withoutSignature } from '../../../helpers/editInstruction.ts'
import { gains, sendInVain, tokenAccountOf } from '../../../helpers/effects.ts'
import { controlsEvents } from '../../../helpers/events.ts'
import { percentFee } from '../../../helpers/fees.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import { ALLOWLIST_PHASE } from '../../../helpers/lists.ts'
import { readTokenAccount } from '../../../helpers/mintState.ts'
import { mintV3 } from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'
import { rentOf } from '../../../helpers/rent.ts'

const PRICE = 3_000_001n
/** 10% of it, rounded down, and the rest. */
const [FEE, PROCEEDS] = [300_000n, 2_700_001n]

describe('a mint in lamports that somebody else pays for', () => {
  let chain: Chain
  let treasury: Keypair
  let recipient: Keypair
  let drop: Collection
  /** Holds no lamports. */
  let minter: Keypair
  let sponsor: Keypair
  /** Pays for signatures, so that the others' balances show the mint alone. */
  let relayer: Keypair

  before(async () => {
    chain = await Chain.start()
    relayer = await chain.wallet()
  })

  beforeEach(async () => {
    treasury = await chain.wallet()
    recipient = await chain.wallet()
    sponsor = await chain.wallet()
    minter = Keypair.generate()
    drop = await launch()
  })

  function launch(overrides: Parameters<typeof Collection.deploy>[1] = {}): Promise<Collection> {
    return Collection.deploy(chain, {
      treasury: treasury.publicKey,
      platformFee: percentFee(1_000n, [recipient.publicKey]),
      phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
      ...overrides,
    })
  }

  async function sponsored(
    payer: Keypair = sponsor,
    overrides: Partial<MintWithControlsV3Input> = {},
    wallet = minter,
  ) {
    const mint = await mintV3(drop, wallet.publicKey, { payer: payer.publicKey, ...overrides })
    return chain.send([mint], [relayer, wallet, payer])
  }

  /** Tries the mint and expects that nothing changes, for the sponsor neither. */
  async function inVain(payer: Keypair, overrides: Partial<MintWithControlsV3Input> = {}) {
    const mint = await mintV3(drop, minter.publicKey, { payer: payer.publicKey, ...overrides })
    const [spent, outcome] = await spentBy(payer.publicKey, () =>
      sendInVain(drop, minter, [mint], [relayer, minter, payer], overrides.phaseIndex),
    )
    expect(spent).to.equal(0n)
    return outcome
  }

  async function spentBy<T>(wallet: PublicKey, action: () => Promise<T>): Promise<[bigint, T]> {
    const before = await chain.balance(wallet)
    const result = await action()
    return [before - (await chain.balance(wallet)), result]
  }

  async function payFeeTo(wallet: PublicKey): Promise<void> {
    const { deployment, creator } = drop
    const platformFee = percentFee(1_000n, [wallet])
    const instruction = modifyPlatformFee({ deployment, admin: creator.publicKey, platformFee })
    await chain.send([instruction], [creator])
  }

  /** Returns what a sponsor pays for another wallet's first item. */
  async function costOfTwin(): Promise<bigint> {
    const [cost] = await spentBy(sponsor.publicKey, () =>
      sponsored(sponsor, {}, Keypair.generate()),
    )
    return cost
  }

  /** Accounts that the minter's first mint in the drop creates, but for its hashlist entry. */
  function newAccounts({ publicKey }: Keypair = minter): PublicKey[] {
    const item = drop.itemMint(publicKey, 0n)
    const { deployment } = drop
    return [
      item,
      tokenAccountOf(item, publicKey),
      minterStatsAddress(deployment, publicKey),
      minterStatsPhaseAddress(deployment, publicKey, 0),
    ]
  }

  describe('attacks', () => {
    it('an attacker cannot name a payer that does not sign', async () => {
      const attempt = withoutSignature(
        await mintV3(drop, relayer.publicKey, { payer: sponsor.publicKey }),
        sponsor.publicKey,
      )
      const [spent, outcome] = await spentBy(sponsor.publicKey, () =>
        sendInVain(drop, relayer, [attempt], [relayer]),
      )
      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
      expect(spent).to.equal(0n)
    })

    it('a payer cannot mint for a wallet that does not sign, and use its counters up', async () => {
      const attempt = withoutSignature(
        await mintV3(drop, minter.publicKey, { payer: sponsor.publicKey }),
        minter.publicKey,
      )
      const outcome = await sendInVain(drop, minter, [attempt], [sponsor])
      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
    })

    it("a payer cannot use its own allowlist entry for the minter's item", async () => {
      drop = await launch({ phases: [ALLOWLIST_PHASE] })
      await drop.allow(sponsor.publicKey, { phaseIndex: 0, price: 0, amount: 1 })

      const outcome = await inVain(sponsor, { usesAllowlist: true })

      expectControlsError(outcome, 'AllowlistAccountNotFound')
    })

    it("a payer's signature is no co-signature", async () => {
      await changeCollection(drop, { cosignerProgramId: Keypair.generate().publicKey })

      expectControlsError(await inVain(sponsor), 'CreatorCosignRequired')
      expectControlsError(
        await inVain(sponsor, { cosigner: sponsor.publicKey }),
        'CreatorCosignRequired',
      )
    })

    it('another payer gives a wallet no further items', async () => {
      await changeCollection(drop, { maxMintsPerWallet: 1n })
      await sponsored()

      const outcome = await inVain(await chain.wallet())

      expectControlsError(outcome, 'ExceededWalletMaxMintsForCollection')
    })

    it('a minter cannot take more of its payer than the payer signed', async () => {
      const maxRent = (await costOfTwin()) - PRICE

      expectControlsError(await inVain(sponsor, { maxPrice: PRICE - 1n }), 'MaxPriceExceeded')
      expectControlsError(await inVain(sponsor, { maxRent: maxRent - 1n }), 'MaxRentExceeded')
      const bounds = { maxPrice: PRICE, maxRent }
      const [spent] = await spentBy(sponsor.publicKey, () => sponsored(sponsor, bounds))
      expect(spent).to.equal(PRICE + maxRent)
    })

    it('an account of another program cannot pay, although its key signs', async () => {
      for (const data of [Buffer.alloc(8), Buffer.alloc(0)]) {
        const account = Keypair.generate()
        const held = { lamports: 10_000_000_000, owner: TOKEN_PROGRAM_ID, executable: false }
        chain.setAccount(account.publicKey, { ...held, data })

        expect((await inVain(account)).failure, 'the account paid').to.not.equal(undefined)
      }
    })

    it("the collection's group mint, whose deployer has the key, cannot pay", async () => {
      await chain.fund(drop.groupMint.publicKey, 10_000_000_000n)

      const { failure } = await inVain(drop.groupMint)

      expect(failure, 'the group mint paid').to.not.equal(undefined)
    })
  })

  it('costs the payer price and rent exactly, and the minter nothing', async () => {
    // Given a minter without lamports
    const page = hashlistAddress(drop.deployment, 0)
    const wallets = [sponsor, minter, treasury, recipient].map(({ publicKey }) => publicKey)

    // When a sponsor pays for its first item
    const [spent, ofMinter, ofTreasury, ofRecipient, ofPage] = await gains(
      chain,
      [...wallets, page],
      () => sponsored(),
    )

    // Then the sponsor has paid what others got and what new accounts hold
    const rent = (await rentOf(chain, newAccounts())) + (ofPage ?? 0n)
    expect(spent).to.equal(-PRICE - rent)
    expect([ofMinter, ofTreasury, ofRecipient]).to.deep.equal([0n, PROCEEDS, FEE])
    expect(await chain.account(minter.publicKey)).to.equal(null)
  })

  it('gives the item to the minter, counts the minter and names both', async () => {
    const item = drop.itemMint(minter.publicKey, 0n)

    const outcome = await sponsored()

    const { amount, owner } = await readTokenAccount(chain, tokenAccountOf(item, minter.publicKey))
    expect([amount, owner.equals(minter.publicKey)]).to.deep.equal([1n, true])
    for (const [{ publicKey }, count] of [
      [minter, 1n],
      [sponsor, 0n],
    ] as const) {
      expect(await drop.mintCount(publicKey)).to.equal(count)
      expect(await drop.phaseMintCount(publicKey, 0)).to.equal(count)
    }
    const [event] = controlsEvents(outcome)
    expect(event?.name).to.equal('mintedWithControlsV3')
    expect(event?.data).to.deep.include({
      minter: minter.publicKey.toBase58(),
      payer: sponsor.publicKey.toBase58(),
      receiver: minter.publicKey.toBase58(),
      price: PRICE,
      platformFee: FEE,
    })
  })

  it('may take the last lamport of the payer, and not one more', async () => {
    const cost = await costOfTwin()
    const [exact, short] = [await chain.wallet(cost), await chain.wallet(cost - 1n)]

    const { failure } = await inVain(short)
    expect(failure, 'the payer lacks a lamport').to.not.equal(undefined)

    await sponsored(exact)
    expect(await chain.balance(exact.publicKey)).to.equal(0n)
  })

  it("leaves lamports that were at the item's address to the payer", async () => {
    const full = await costOfTwin()
    await chain.fund(drop.itemMint(minter.publicKey, 0n), 1_000_000n)

    const [spent] = await spentBy(sponsor.publicKey, () => sponsored())

    expect(spent).to.equal(full - 1_000_000n)
    expect(await chain.account(minter.publicKey)).to.equal(null)
  })

  for (const [role, parts] of [
    ['treasury', { treasury: PROCEEDS }],
    ['fee recipient', { recipient: FEE }],
    ['treasury and fee recipient', { treasury: PROCEEDS, recipient: FEE }],
  ] as const) {
    it(`costs a payer that is ${role} its own share less`, async () => {
      const full = await costOfTwin()
      if ('treasury' in parts) await changeCollection(drop, { treasury: sponsor.publicKey })
      if ('recipient' in parts) await payFeeTo(sponsor.publicKey)

      const [spent] = await spentBy(sponsor.publicKey, () => sponsored())

      const own = Object.values<bigint>(parts).reduce((sum, part) => sum + part, 0n)
      expect(spent).to.equal(full - own)
    })
  }

  it('of two wallets is paid by one sponsor in one transaction', async () => {
    const second = Keypair.generate()
    const payer = sponsor.publicKey
    const mints = [
      await mintV3(drop, minter.publicKey, { payer }),
      await mintV3(drop, second.publicKey, { payer, issued: 1n }),
    ]

    const [ofTreasury, ofRecipient] = await gains(
      chain,
      [treasury.publicKey, recipient.publicKey],
      () => chain.send(mints, [sponsor, minter, second]),
    )

    expect([ofTreasury, ofRecipient]).to.deep.equal([2n * PROCEEDS, 2n * FEE])
    for (const wallet of [minter, second]) {
      expect(await drop.mintCount(wallet.publicKey)).to.equal(1n)
    }
  })
})
