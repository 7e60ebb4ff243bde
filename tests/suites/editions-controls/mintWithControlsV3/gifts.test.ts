import { EDITIONS_CONTROLS_PROGRAM_ID, type MintWithControlsV3Input } from '@mintline/solana'
import { TOKEN_PROGRAM_ID } from '@solana/spl-token'
import {
  Keypair,
  PublicKey,
  SYSVAR_CLOCK_PUBKEY,
  SYSVAR_INSTRUCTIONS_PUBKEY,
  SystemProgram,
} from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changeCollection } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { replaceAccount, withoutSignature } from '../../../helpers/editInstruction.ts'
import { gains, sendInVain, tokenAccountOf } from '../../../helpers/effects.ts'
import { controlsEvents, editionsEvents } from '../../../helpers/events.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import { ALLOWLIST_PHASE } from '../../../helpers/lists.ts'
import { readMint, readTokenAccount } from '../../../helpers/mintState.ts'
import { mintV3, mintV3InVain, sendMintV3 } from '../../../helpers/priceToken.ts'
import { expectControlsError, expectEditionsError } from '../../../helpers/programFailure.ts'
import { launchTokenDrop } from '../../../helpers/tokenDrop.ts'

const PRICE = 2_000_000n
const INCINERATOR = new PublicKey('1nc1nerator11111111111111111111111111111111')
const NATIVE_LOADER = new PublicKey('NativeLoader1111111111111111111111111111111')

describe('a mint to another wallet, as a gift', () => {
  let chain: Chain
  let drop: Collection
  let minter: Keypair
  /** Never signs, and holds nothing. */
  let receiver: PublicKey

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    drop = await Collection.deploy(chain, { phases: [{ ...OPEN_PHASE, priceAmount: PRICE }] })
    minter = await chain.wallet()
    receiver = Keypair.generate().publicKey
  })

  function give(overrides: Partial<MintWithControlsV3Input> = {}) {
    return sendMintV3(drop, [minter], { receiver, ...overrides })
  }

  /** Expects that the wallet holds the item alone, and that nobody can take it back. */
  async function expectOwner(item: PublicKey, wallet: PublicKey): Promise<void> {
    const account = await readTokenAccount(chain, tokenAccountOf(item, wallet))
    const { amount, owner, delegate, closeAuthority } = account
    expect({ amount, owner: owner.toBase58(), delegate, closeAuthority }).to.deep.equal({
      amount: 1n,
      owner: wallet.toBase58(),
      delegate: null,
      closeAuthority: null,
    })
    const { supply, mintAuthority, freezeAuthority } = await readMint(chain, item)
    expect([supply, mintAuthority, freezeAuthority]).to.deep.equal([1n, null, null])
  }

  describe('attacks', () => {
    it("a receiver's address does not let somebody mint in the minter's name", async () => {
      const attacker = await chain.wallet()
      const attempt = withoutSignature(
        await mintV3(drop, minter.publicKey, {
          receiver: attacker.publicKey,
          payer: attacker.publicKey,
        }),
        minter.publicKey,
      )

      const outcome = await sendInVain(drop, minter, [attempt], [attacker])

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
    })

    it('gifts to several wallets count against the limit of the minter', async () => {
      await changeCollection(drop, { maxMintsPerWallet: 2n })
      await give()
      await give({ receiver: Keypair.generate().publicKey })

      const outcome = await mintV3InVain(drop, [minter], {
        receiver: Keypair.generate().publicKey,
      })

      expectControlsError(outcome, 'ExceededWalletMaxMintsForCollection')
    })

    it("a minter cannot use the receiver's allowlist entry", async () => {
      const friend = await chain.wallet()
      await drop.addPhase(ALLOWLIST_PHASE)
      await drop.allow(friend.publicKey, { phaseIndex: 1, price: 0, amount: 1 })

      const outcome = await mintV3InVain(drop, [minter], {
        receiver: friend.publicKey,
        phaseIndex: 1,
        usesAllowlist: true,
      })

      expectControlsError(outcome, 'AllowlistAccountNotFound')
    })

    it("an item goes into no token account but the receiver's associated one", async () => {
      const item = drop.itemMint(minter.publicKey, 0n)
      const right = tokenAccountOf(item, receiver)
      const other = Keypair.generate().publicKey

      for (const wrong of [
        tokenAccountOf(item, minter.publicKey),
        tokenAccountOf(item, other),
        tokenAccountOf(drop.groupMint.publicKey, receiver),
        other,
      ]) {
        const { failure } = await mintV3InVain(drop, [minter], { receiver }, (instruction) =>
          replaceAccount(instruction, right, wrong),
        )
        expect(failure?.text).to.match(/seeds/i)
      }
      const taken = await mintV3InVain(drop, [minter], { receiver }, (instruction) =>
        replaceAccount(instruction, right, drop.groupMint.publicKey),
      )
      expectEditionsError(taken, 'MintUsedBefore')
    })

    it('a mint without a receiver does not leave the item in an account of somebody else', async () => {
      const item = drop.itemMint(minter.publicKey, 0n)
      const right = tokenAccountOf(item, minter.publicKey)

      const { failure } = await mintV3InVain(drop, [minter], {}, (instruction) =>
        replaceAccount(instruction, right, tokenAccountOf(item, receiver)),
      )

      expect(failure?.text).to.match(/seeds/i)
    })

    it('accounts behind those of v2 name no receiver', async () => {
      const item = drop.itemMint(minter.publicKey, 0n)
      const mint = await drop.mintV2(minter.publicKey)
      mint.keys.push({ pubkey: receiver, isSigner: false, isWritable: true })

      await chain.send([mint], [minter])

      await expectOwner(item, minter.publicKey)
    })
  })

  describe('is refused to', () => {
    /** Puts an account on chain. */
    function account(size: number, owner: PublicKey, executable = false): PublicKey {
      const { publicKey } = Keypair.generate()
      const data = Buffer.alloc(size)
      chain.setAccount(publicKey, { lamports: 10_000_000, data, owner, executable })
      return publicKey
    }

    const kinds: Record<string, () => PublicKey | Promise<PublicKey>> = {
      'the default address, which is the system program': () => SystemProgram.programId,
      'the incinerator': () => INCINERATOR,
      'a program': () => TOKEN_PROGRAM_ID,
      'an executable account': () => account(1, NATIVE_LOADER, true),
      'the clock sysvar': () => SYSVAR_CLOCK_PUBKEY,
      'the instructions sysvar': () => SYSVAR_INSTRUCTIONS_PUBKEY,
      'a classic mint': () => account(82, TOKEN_PROGRAM_ID),
      'a classic token account': () => account(165, TOKEN_PROGRAM_ID),
      "another program's account": () => account(8, Keypair.generate().publicKey),
      "another program's empty account": () => account(0, Keypair.generate().publicKey),
      'an item': () => drop.mint(minter),
      'the item itself': async () =>
        drop.itemMint(minter.publicKey, await drop.mintCount(minter.publicKey)),
      "an item's token account": async () =>
        tokenAccountOf(await drop.mint(minter), minter.publicKey),
      'the deployment': () => drop.deployment,
      'the controls': () => drop.controls,
      'the group mint': () => drop.groupMint.publicKey,
      "another collection's controls": async () => (await Collection.deploy(chain)).controls,
    }
    for (const [kind, create] of Object.entries(kinds)) {
      it(kind, async () => {
        const refused = await create()

        const outcome = await mintV3InVain(drop, [minter], { receiver: refused })

        expectControlsError(outcome, 'ItemReceiverInvalid')
      })
    }
  })

  it('costs the receiver nothing, and the minter what its own item costs', async () => {
    const twin = await chain.wallet()

    const [given, kept, received] = await gains(
      chain,
      [minter.publicKey, twin.publicKey, receiver],
      async () => {
        await give()
        await sendMintV3(drop, [twin])
      },
    )

    expect([given, received]).to.deep.equal([kept, 0n])
    expect(await chain.account(receiver)).to.equal(null)
  })

  it('gives the receiver the item and the minter the count', async () => {
    const item = drop.itemMint(minter.publicKey, 0n)

    const outcome = await give()

    await expectOwner(item, receiver)
    expect(await chain.account(tokenAccountOf(item, minter.publicKey))).to.equal(null)
    for (const [wallet, count] of [
      [minter.publicKey, 1n],
      [receiver, 0n],
    ] as const) {
      expect(await drop.mintCount(wallet)).to.equal(count)
      expect(await drop.phaseMintCount(wallet, 0)).to.equal(count)
    }
    const [issued] = editionsEvents(outcome)
    expect(issued?.data).to.deep.include({ mint: item.toBase58(), minter: receiver.toBase58() })
    const [minted] = controlsEvents(outcome)
    expect(minted?.data).to.deep.include({
      minter: minter.publicKey.toBase58(),
      payer: minter.publicKey.toBase58(),
      receiver: receiver.toBase58(),
    })
  })

  it('leaves the receiver its own items to mint', async () => {
    await changeCollection(drop, { maxMintsPerWallet: 1n })
    const friend = await chain.wallet()
    await give({ receiver: friend.publicKey })

    const own = await drop.mint(friend)

    await expectOwner(own, friend.publicKey)
  })

  it('goes to a vault, which a program signs for', async () => {
    const [vault] = PublicKey.findProgramAddressSync([Buffer.from('vault')], TOKEN_PROGRAM_ID)
    const item = drop.itemMint(minter.publicKey, 0n)

    await give({ receiver: vault })

    await expectOwner(item, vault)
  })

  it('to the minter itself is an ordinary mint', async () => {
    const item = drop.itemMint(minter.publicKey, 0n)

    await give({ receiver: minter.publicKey })

    await expectOwner(item, minter.publicKey)
  })

  for (const usesBatch of [false, true]) {
    it(`may be paid for by a third wallet, in tokens${usesBatch ? ', in a batch' : ''}`, async () => {
      const { collection, token, buyer } = await launchTokenDrop(chain)
      const item = collection.itemMint(minter.publicKey, 0n)
      const payer = buyer.publicKey

      await sendMintV3(collection, [minter, buyer], { token, payer, receiver, usesBatch })

      await expectOwner(item, receiver)
      expect(await token.held(payer)).to.equal(45_000_000n)
    })
  }
})
