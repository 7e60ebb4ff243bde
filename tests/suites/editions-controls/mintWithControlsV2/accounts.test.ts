import { createHash } from 'node:crypto'
import {
  allowlistEntryAddress,
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  hashlistAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
} from '@mintline/solana'
import { type Keypair, PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { replaceAccount, withoutSignature } from '../../../helpers/editInstruction.ts'
import { expectUnchanged, sendInVain, tokenAccountOf } from '../../../helpers/effects.ts'
import { forge } from '../../../helpers/forgery.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import { ALLOWLIST_PHASE } from '../../../helpers/lists.ts'
import { expectControlsError, expectEditionsError } from '../../../helpers/programFailure.ts'

/** Seed for a wallet's counter in the collection. */
const MINTER_STATS = 'minter_stats'

describe('accounts of mintWithControlsV2', () => {
  let chain: Chain
  let drop: Collection
  let minter: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    drop = await Collection.deploy(chain, { phases: [OPEN_PHASE, OPEN_PHASE] })
    minter = await chain.wallet()
  })

  /** Mints with `right` replaced by `wrong`, and expects that nothing changes. */
  async function mintWith(right: PublicKey, wrong: PublicKey) {
    const instruction = await drop.mintV2(minter.publicKey)
    return sendInVain(drop, minter, [replaceAccount(instruction, right, wrong)], [minter])
  }

  /** Derives the address for these seeds with this bump; undefined if it is on the curve. */
  function addressAt(seeds: Buffer[], bump: number): PublicKey | undefined {
    try {
      return PublicKey.createProgramAddressSync(
        [...seeds, Buffer.from([bump])],
        EDITIONS_CONTROLS_PROGRAM_ID,
      )
    } catch {
      return undefined
    }
  }

  describe('the minter', () => {
    it('an attacker cannot mint for a wallet that does not sign', async () => {
      // Given a victim who did not request anything
      const victim = minter.publicKey
      const attacker = await chain.wallet()
      const instruction = withoutSignature(await drop.mintV2(victim), victim)

      // When an attacker sends a mint for the victim
      const before = await chain.balance(victim)
      const outcome = await sendInVain(drop, minter, [instruction], [attacker])

      // Then neither the limit nor the lamports of the victim change
      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
      expect(await chain.balance(victim)).to.equal(before)
    })

    it('an attacker cannot use up the allowlist entry of a wallet that does not sign', async () => {
      const listedDrop = await Collection.deploy(chain, { phases: [ALLOWLIST_PHASE] })
      const victim = minter.publicKey
      await listedDrop.allow(victim, { phaseIndex: 0, price: 0, amount: 1 })
      const attacker = await chain.wallet()
      const instruction = await listedDrop.mintV2(victim, { usesAllowlist: true })

      const outcome = await sendInVain(
        listedDrop,
        minter,
        [withoutSignature(instruction, victim)],
        [attacker],
      )

      expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
    })

    it('may differ from the payer of the transaction fee', async () => {
      const sponsor = await chain.wallet()

      await chain.send([await drop.mintV2(minter.publicKey)], [sponsor, minter])

      expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
      expect(await drop.mintCount(sponsor.publicKey)).to.equal(0n)
    })
  })

  describe('the counters', () => {
    it('an attacker cannot use the counters of another wallet', async () => {
      const { deployment } = drop
      const other = await chain.wallet()
      await drop.mint(other)
      const { publicKey } = minter

      expectControlsError(
        await mintWith(
          minterStatsAddress(deployment, publicKey),
          minterStatsAddress(deployment, other.publicKey),
        ),
        'MinterStatsMismatch',
      )
      expectControlsError(
        await mintWith(
          minterStatsPhaseAddress(deployment, publicKey, 0),
          minterStatsPhaseAddress(deployment, other.publicKey, 0),
        ),
        'MinterStatsMismatch',
      )
    })

    it('an attacker cannot use a counter of another phase, used or not', async () => {
      const { deployment } = drop
      const { publicKey } = minter
      const [first, second] = [0, 1].map((index) =>
        minterStatsPhaseAddress(deployment, publicKey, index),
      )
      if (!first || !second) throw new Error('There are two phases.')

      expectControlsError(await mintWith(first, second), 'MinterStatsMismatch')
      await drop.mint(minter, { phaseIndex: 1 })
      expectControlsError(await mintWith(first, second), 'MinterStatsMismatch')
    })

    it('an attacker cannot use counters of another collection', async () => {
      const other = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
      await other.mint(minter)
      const { publicKey } = minter

      expectControlsError(
        await mintWith(
          minterStatsAddress(drop.deployment, publicKey),
          minterStatsAddress(other.deployment, publicKey),
        ),
        'MinterStatsMismatch',
      )
    })

    it('an attacker cannot swap the two counters', async () => {
      await drop.mint(minter)
      const inCollection = minterStatsAddress(drop.deployment, minter.publicKey)
      const inPhase = minterStatsPhaseAddress(drop.deployment, minter.publicKey, 0)

      expectControlsError(await mintWith(inPhase, inCollection), 'MinterStatsMismatch')
      expectControlsError(await mintWith(inCollection, inPhase), 'MinterStatsMismatch')
    })

    it('an attacker cannot use a counter of 0 that another program owns', async () => {
      const address = minterStatsAddress(drop.deployment, minter.publicKey)
      await drop.mint(minter)
      const fake = await forge(chain, address, EDITIONS_PROGRAM_ID)

      expectControlsError(await mintWith(address, fake), 'MinterStatsMismatch')
    })

    it('an attacker cannot use a second counter at another bump of its seeds', async () => {
      // Given a wallet's counter at its valid address, that of the highest possible bump
      const { deployment } = drop
      const { publicKey } = minter
      const seeds = [Buffer.from(MINTER_STATS), deployment.toBuffer(), publicKey.toBuffer()]
      const [right, bump] = PublicKey.findProgramAddressSync(seeds, EDITIONS_CONTROLS_PROGRAM_ID)

      // When the wallet mints with the address of any lower bump, then it is refused
      const others = Array.from({ length: bump }, (_, lower) => addressAt(seeds, lower))
      const lower = others.filter((address) => address !== undefined).slice(-3)
      expect(lower).to.have.length(3)
      for (const wrong of lower) {
        expectControlsError(await mintWith(right, wrong), 'MinterStatsMismatch')
      }
    })

    it('an attacker cannot use a counter at an address that somebody could have a key for', async () => {
      // Given a wallet whose highest bump gives an invalid address on the curve
      const { deployment } = drop
      let seeds: Buffer[] = []
      do {
        minter = await chain.wallet()
        seeds = [Buffer.from(MINTER_STATS), deployment.toBuffer(), minter.publicKey.toBuffer()]
      } while (addressAt(seeds, 255))
      const onCurve = new PublicKey(
        createHash('sha256')
          .update(Buffer.concat([...seeds, Buffer.from([255])]))
          .update(EDITIONS_CONTROLS_PROGRAM_ID.toBuffer())
          .update('ProgramDerivedAddress')
          .digest(),
      )
      expect(PublicKey.isOnCurve(onCurve)).to.equal(true)

      // When the wallet mints with it, with or without lamports there, then it is refused
      const right = minterStatsAddress(deployment, minter.publicKey)
      for (const lamports of [0n, 5_000_000n]) {
        if (lamports > 0n) await chain.fund(onCurve, lamports)
        const { failure } = await expectUnchanged(chain, [onCurve], () => mintWith(right, onCurve))
        expect(failure, 'the mint succeeded').to.not.equal(undefined)
      }
    })
  })

  describe('the item', () => {
    it('a mint address that is not the next one is refused', async () => {
      const { publicKey } = minter
      await drop.mint(minter)

      for (const mintCount of [0n, 2n, 1n << 32n]) {
        const instruction = await drop.mintV2(publicKey, { mintCount })
        const outcome = await sendInVain(drop, minter, [instruction], [minter])
        expectControlsError(outcome, 'ItemMintMismatch')
      }
    })

    it('an attacker cannot take the address of the next item of another wallet', async () => {
      const other = await chain.wallet()
      const next = drop.itemMint(minter.publicKey, 0n)

      const outcome = await mintWith(next, drop.itemMint(other.publicKey, 0n))

      expectControlsError(outcome, 'ItemMintMismatch')
    })

    it('a token account of another wallet is refused', async () => {
      const other = await chain.wallet()
      const next = drop.itemMint(minter.publicKey, 0n)

      const { failure } = await mintWith(
        tokenAccountOf(next, minter.publicKey),
        tokenAccountOf(next, other.publicKey),
      )

      expect(failure?.text).to.match(/seeds/i)
    })

    it('a hashlist page of another collection, or another page, is refused', async () => {
      const other = await Collection.deploy(chain)
      const page = hashlistAddress(drop.deployment, 0)

      for (const wrong of [
        hashlistAddress(other.deployment, 0),
        hashlistAddress(drop.deployment, 1),
      ]) {
        expectEditionsError(await mintWith(page, wrong), 'WrongHashlistPage')
      }
    })
  })

  describe('the collection', () => {
    it('an attacker cannot mint with the controls of another collection', async () => {
      // Given a free drop of the attacker and another drop with a price
      const target = await Collection.deploy(chain, {
        phases: [{ ...OPEN_PHASE, priceAmount: 9_000_000n }],
      })
      const own = await Collection.deploy(chain, { phases: [OPEN_PHASE] })

      // When the attacker mints in the other drop with the terms of the free one
      const instruction = replaceAccount(
        await target.mintV2(minter.publicKey, { treasury: own.creator.publicKey }),
        target.controls,
        own.controls,
      )
      const outcome = await sendInVain(target, minter, [instruction], [minter])

      // Then the deployment does not match the controls
      expectControlsError(outcome, 'DeploymentMismatch')
    })

    it('an attacker cannot pass a copy of the controls that another program owns', async () => {
      for (const owner of [SystemProgram.programId, EDITIONS_PROGRAM_ID]) {
        const fake = await forge(chain, drop.controls, owner)

        const outcome = await expectUnchanged(chain, [fake], () => mintWith(drop.controls, fake))

        expectControlsError(outcome, 'ControlsUnreadable')
      }
    })

    it('an attacker cannot use another record of the controls program as controls', async () => {
      await drop.mint(minter)
      const counter = minterStatsAddress(drop.deployment, minter.publicKey)

      expectControlsError(await mintWith(drop.controls, counter), 'ControlsUnreadable')
    })

    it('an attacker cannot put an item into the group of another collection', async () => {
      const other = await Collection.deploy(chain)

      const outcome = await expectUnchanged(chain, [other.groupMint.publicKey], () =>
        mintWith(drop.groupMint.publicKey, other.groupMint.publicKey),
      )

      expectEditionsError(outcome, 'WrongGroupMint')
    })
  })

  describe('lamports sent beforehand', () => {
    const gift = 50_000_000n
    const addresses: Record<string, (deployment: PublicKey, wallet: PublicKey) => PublicKey> = {
      'the item': () => drop.itemMint(minter.publicKey, 0n),
      'the token account': () =>
        tokenAccountOf(drop.itemMint(minter.publicKey, 0n), minter.publicKey),
      'the counter of the collection': minterStatsAddress,
      'the counter of the phase': (deployment, wallet) =>
        minterStatsPhaseAddress(deployment, wallet, 0),
      'the hashlist page': (deployment) => hashlistAddress(deployment, 0),
      'the controls': () => drop.controls,
      'the deployment': (deployment) => deployment,
      'the group mint': () => drop.groupMint.publicKey,
    }

    for (const [name, addressOf] of Object.entries(addresses)) {
      for (const lamports of [1_000_000n, gift]) {
        it(`an attacker cannot block a mint with ${lamports} lamports at ${name}`, async () => {
          const address = addressOf(drop.deployment, minter.publicKey)
          await chain.fund(address, lamports)

          await drop.mint(minter)
          await drop.mint(minter)

          expect(await drop.mintCount(minter.publicKey)).to.equal(2n)
          expect((await drop.record()).numberOfTokensIssued.toNumber()).to.equal(2)
        })
      }
    }

    it('an attacker cannot block a mint with lamports at an allowlist entry', async () => {
      const listedDrop = await Collection.deploy(chain, { phases: [ALLOWLIST_PHASE] })
      const { publicKey } = minter
      await chain.fund(allowlistEntryAddress(listedDrop.deployment, publicKey, 0), 1_000_000n)

      await listedDrop.allow(publicKey, { phaseIndex: 0, price: 0, amount: 1 })
      await listedDrop.mint(minter, { usesAllowlist: true })

      expect(await listedDrop.mintCount(publicKey)).to.equal(1n)
    })

    it('the minter pays only the missing part', async () => {
      const sent = 1_000_000n
      const first = await chain.wallet()
      const counter = minterStatsAddress(drop.deployment, minter.publicKey)
      await drop.mint(first)
      const full = (await chain.account(minterStatsAddress(drop.deployment, first.publicKey)))
        ?.lamports
      await chain.fund(counter, sent)

      await drop.mint(minter)

      expect((await chain.account(counter))?.lamports).to.equal(full)
      const spent = async ({ publicKey }: Keypair) => chain.balance(publicKey)
      expect((await spent(minter)) - (await spent(first))).to.equal(sent)
    })
  })
})
