import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  type MintWithControlsInput,
  minterStatsAddress,
  minterStatsPhaseAddress,
} from '@mintline/solana'
import { Keypair, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain, type Outcome } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { replaceAccount, withoutSignature } from '../../../helpers/editInstruction.ts'
import {
  expectUnchanged,
  gains,
  mintV1InVain,
  SIGNATURE_FEE,
  sendInVain,
} from '../../../helpers/effects.ts'
import { percentFee } from '../../../helpers/fees.ts'
import { expectFrameworkError } from '../../../helpers/frameworkError.ts'
import {
  ALLOWLIST_PHASE,
  listed,
  listedPhase,
  merkleInput,
  strangers,
} from '../../../helpers/lists.ts'
import { readMint } from '../../../helpers/mintState.ts'
import { expectControlsError, expectEditionsError } from '../../../helpers/programFailure.ts'

const PRICE = 3_000_000n

describe('attacks on mintWithControls', () => {
  let chain: Chain
  let minter: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    minter = await chain.wallet()
  })

  /** Tries to mint with v1 into this mint, and expects that nothing changes. */
  async function mintInto(drop: Collection, mint: Keypair): Promise<Outcome> {
    const instruction = await drop.mintV1(minter.publicKey, mint.publicKey)
    return expectUnchanged(chain, [mint.publicKey], () =>
      sendInVain(drop, minter, [instruction], [minter, mint]),
    )
  }

  it('an attacker cannot mint in a merkle phase without a proof', async () => {
    const drop = await Collection.deploy(chain, { phases: [listedPhase(strangers(3)).phase] })

    expectControlsError(await mintV1InVain(drop, minter), 'PrivatePhaseNoProof')
  })

  it('an attacker cannot mint in a merkle phase with the proof of another wallet', async () => {
    const entry = listed(Keypair.generate().publicKey)
    const { list, phase } = listedPhase([entry, ...strangers(2)])
    const drop = await Collection.deploy(chain, { phases: [phase] })

    const outcome = await mintV1InVain(drop, minter, merkleInput(list, entry))

    expectControlsError(outcome, 'InvalidMerkleProof')
  })

  it('an attacker cannot change price or claims of a list entry', async () => {
    const entry = listed(minter.publicKey, { price: PRICE, maxClaims: 2n })
    const { list, phase } = listedPhase([entry, ...strangers(1)])
    const drop = await Collection.deploy(chain, { phases: [phase] })

    for (const lie of [{ allowListPrice: 0n }, { allowListMaxClaims: 3n }]) {
      const outcome = await mintV1InVain(drop, minter, { ...merkleInput(list, entry), ...lie })
      expectControlsError(outcome, 'InvalidMerkleProof')
    }
  })

  it('an attacker cannot mint in an allowlist phase without an entry', async () => {
    const drop = await Collection.deploy(chain, { phases: [ALLOWLIST_PHASE] })

    expectControlsError(await mintV1InVain(drop, minter), 'AllowlistAccountRequired')
    expectControlsError(
      await mintV1InVain(drop, minter, { usesAllowlist: true }),
      'AllowlistAccountNotFound',
    )
  })

  it('an attacker cannot set a price by adding merkle data to another phase', async () => {
    const drop = await Collection.deploy(chain, {
      phases: [{ ...OPEN_PHASE, priceAmount: PRICE }, ALLOWLIST_PHASE],
    })
    await drop.allow(minter.publicKey, { phaseIndex: 1, price: Number(PRICE), amount: 1 })
    const entry = listed(minter.publicKey)
    const input = merkleInput(listedPhase([entry]).list, entry)
    const parts: Partial<MintWithControlsInput>[] = [
      input,
      { merkleProof: [] },
      { allowListPrice: 0n },
      { allowListMaxClaims: 9n },
    ]

    for (const part of parts) {
      expectControlsError(await mintV1InVain(drop, minter, part), 'MerkleInputNotAllowed')
      const inAllowlist = { ...part, phaseIndex: 1, usesAllowlist: true }
      expectControlsError(await mintV1InVain(drop, minter, inAllowlist), 'MerkleInputNotAllowed')
    }
  })

  it('an attacker cannot mint for a wallet that does not sign', async () => {
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const [attacker, mint] = [await chain.wallet(), Keypair.generate()]
    const instruction = await drop.mintV1(minter.publicKey, mint.publicKey)

    const outcome = await sendInVain(
      drop,
      minter,
      [withoutSignature(instruction, minter.publicKey)],
      [attacker, mint],
    )

    expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
  })

  it('an attacker cannot mint into a mint whose keypair does not sign', async () => {
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const mint = Keypair.generate().publicKey
    const instruction = withoutSignature(await drop.mintV1(minter.publicKey, mint), mint)

    const outcome = await sendInVain(drop, minter, [instruction], [minter])

    expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
  })

  it('an attacker cannot occupy the address of a v2 item', async () => {
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const victim = await chain.wallet()
    const next = drop.itemMint(victim.publicKey, 0n)
    const instruction = withoutSignature(await drop.mintV1(minter.publicKey, next), next)

    const outcome = await sendInVain(drop, minter, [instruction], [minter])

    expectFrameworkError(outcome, EDITIONS_CONTROLS_PROGRAM_ID, 'AccountNotSigner')
    await drop.mint(victim)
    expect(await drop.mintCount(victim.publicKey)).to.equal(1n)
  })

  it('an attacker cannot mint into an existing mint', async () => {
    // Given an item and a group mint, with keypairs known to the attacker
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const { mint } = await drop.mintInto(minter)

    // When the attacker mints into them again, then nothing changes
    for (const existing of [mint, drop.groupMint]) {
      expectEditionsError(await mintInto(drop, existing), 'AccountInUse')
    }
    expect((await readMint(chain, mint.publicKey)).supply).to.equal(1n)
  })

  it('an attacker cannot turn a wallet into the mint of an item', async () => {
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const instruction = await drop.mintV1(minter.publicKey, minter.publicKey)

    const [spent] = await gains(chain, [minter.publicKey], async () => {
      const outcome = await sendInVain(drop, minter, [instruction], [minter])
      expectEditionsError(outcome, 'BadMint')
    })

    expect(spent).to.equal(-SIGNATURE_FEE)
  })

  it("an attacker cannot turn the co-signer's wallet into the mint of an item", async () => {
    // Given a creator who co-signs mints for others, and a transaction paid for by others
    const drop = await Collection.deploy(chain, {
      cosignerProgramId: Keypair.generate().publicKey,
      phases: [OPEN_PHASE],
    })
    const { creator } = drop
    const cosigner = creator.publicKey
    const instruction = await drop.mintV1(minter.publicKey, cosigner, { cosigner })

    // When the minter names the creator's wallet as the mint
    const outcome = await expectUnchanged(chain, [cosigner, drop.deployment, drop.controls], () =>
      chain.trySend([instruction], [minter, creator]),
    )

    // Then the mint is refused and the creator's wallet is unchanged
    expectControlsError(outcome, 'RawConstraintViolated')
    expect((await chain.account(cosigner))?.owner).to.deep.equal(SystemProgram.programId)
  })

  it('an attacker cannot use counters of another wallet', async () => {
    const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    const other = await chain.wallet()
    const mint = Keypair.generate()
    const { deployment } = drop
    const pairs = [
      [
        minterStatsAddress(deployment, minter.publicKey),
        minterStatsAddress(deployment, other.publicKey),
      ],
      [
        minterStatsPhaseAddress(deployment, minter.publicKey, 0),
        minterStatsPhaseAddress(deployment, other.publicKey, 0),
      ],
    ] as const

    for (const [right, wrong] of pairs) {
      const instruction = await drop.mintV1(minter.publicKey, mint.publicKey)
      const outcome = await sendInVain(
        drop,
        minter,
        [replaceAccount(instruction, right, wrong)],
        [minter, mint],
      )
      expectControlsError(outcome, 'MinterStatsMismatch')
    }
  })

  it('an attacker cannot reach a phase by an index that matches only in its last byte', async () => {
    const drop = await Collection.deploy(chain, {
      phases: [{ ...OPEN_PHASE, maxMintsPerWallet: 1n }],
    })
    await drop.mintInto(minter)

    for (const phaseIndex of [1, 256, 2 ** 32 - 256]) {
      expectControlsError(await mintV1InVain(drop, minter, { phaseIndex }), 'InvalidPhaseIndex')
    }
  })

  it('an attacker cannot replace the treasury or a fee recipient', async () => {
    const recipient = (await chain.wallet()).publicKey
    const drop = await Collection.deploy(chain, {
      platformFee: percentFee(300n, [recipient]),
      phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
    })
    const feeRecipients = [{ address: minter.publicKey, share: 100 }]

    expectControlsError(
      await mintV1InVain(drop, minter, { treasury: minter.publicKey }),
      'TreasuryMismatch',
    )
    expectControlsError(await mintV1InVain(drop, minter, { feeRecipients }), 'RecipientMismatch')
  })
})
