import {
  type MintWithControlsInput,
  minterStatsAddress,
  minterStatsPhaseAddress,
} from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { changePhase } from '../../../helpers/changes.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { gains, mintV1InVain, SIGNATURE_FEE, tokenAccountOf } from '../../../helpers/effects.ts'
import { controlsEvents, editionsEvents } from '../../../helpers/events.ts'
import { percentFee } from '../../../helpers/fees.ts'
import {
  ALLOWLIST_PHASE,
  listed,
  listedPhase,
  merkleInput,
  strangers,
} from '../../../helpers/lists.ts'
import { readMember, readMint, readTokenAccount } from '../../../helpers/mintState.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

const PRICE = 3_000_000n

describe('mintWithControls', () => {
  let chain: Chain
  let minter: Keypair

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    minter = await chain.wallet()
  })

  describe('mints', () => {
    it('in a public phase, into the mint whose keypair signed', async () => {
      const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })

      const { mint } = await drop.mintInto(minter)

      const { supply, mintAuthority } = await readMint(chain, mint.publicKey)
      expect({ supply, mintAuthority }).to.deep.equal({ supply: 1n, mintAuthority: null })
      const token = await readTokenAccount(chain, tokenAccountOf(mint.publicKey, minter.publicKey))
      expect(token.amount).to.equal(1n)
      const { memberNumber, group } = await readMember(chain, mint.publicKey)
      expect(memberNumber).to.equal(1n)
      expect(group.toBase58()).to.equal(drop.groupMint.publicKey.toBase58())
    })

    it('in a merkle phase, at the price and up to the claims of the list', async () => {
      const entry = listed(minter.publicKey, { price: PRICE, maxClaims: 2n })
      const { list, phase } = listedPhase([entry, ...strangers(2)])
      const drop = await Collection.deploy(chain, { phases: [phase] })
      const input = merkleInput(list, entry)

      for (const _ of [1, 2]) {
        const [paid] = await gains(chain, [drop.creator.publicKey], () =>
          drop.mintInto(minter, input),
        )
        expect(paid).to.equal(PRICE)
      }

      expectControlsError(await mintV1InVain(drop, minter, input), 'ExceededAllowListMaxClaims')
    })

    it('in an allowlist phase, at the price and up to the amount of the entry', async () => {
      const drop = await Collection.deploy(chain, { phases: [ALLOWLIST_PHASE] })
      await drop.allow(minter.publicKey, { phaseIndex: 0, price: Number(PRICE), amount: 2 })
      const input = { usesAllowlist: true }

      for (const _ of [1, 2]) {
        const [paid] = await gains(chain, [drop.creator.publicKey], () =>
          drop.mintInto(minter, input),
        )
        expect(paid).to.equal(PRICE)
      }

      expectControlsError(await mintV1InVain(drop, minter, input), 'ExceededAllowListMaxClaims')
    })

    it('besides v2, with shared counters and numbers', async () => {
      const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })

      const { mint: first } = await drop.mintInto(minter)
      const second = await drop.mint(minter)
      const { mint: third } = await drop.mintInto(minter)

      const numbers = await Promise.all(
        [first.publicKey, second, third.publicKey].map((mint) => readMember(chain, mint)),
      )
      expect(numbers.map(({ memberNumber }) => memberNumber)).to.deep.equal([1n, 2n, 3n])
      expect(await drop.mintCount(minter.publicKey)).to.equal(3n)
      expect(await drop.phaseMintCount(minter.publicKey, 0)).to.equal(3n)
    })

    it('for price, rent and two signatures, with the same split as v2', async () => {
      const treasury = (await chain.wallet()).publicKey
      const recipients = [await chain.wallet(), await chain.wallet()].map(
        ({ publicKey }) => publicKey,
      )
      const drop = await Collection.deploy(chain, {
        treasury,
        platformFee: percentFee(333n, recipients, [33, 67]),
        phases: [{ ...OPEN_PHASE, priceAmount: PRICE + 1n }],
      })
      const mint = Keypair.generate()

      const [spent, left, ...paid] = await gains(
        chain,
        [minter.publicKey, drop.controls, treasury, ...recipients],
        () => drop.mintInto(minter, {}, mint),
      )

      expect(paid).to.deep.equal([2_900_101n, 32_967n, 66_933n])
      expect(left).to.equal(0n)
      const created = [
        mint.publicKey,
        tokenAccountOf(mint.publicKey, minter.publicKey),
        minterStatsAddress(drop.deployment, minter.publicKey),
        minterStatsPhaseAddress(drop.deployment, minter.publicKey, 0),
      ]
      const balances = await Promise.all(created.map((address) => chain.balance(address)))
      const rent = balances.reduce((sum, balance) => sum + balance)
      const entry = (await chain.rent(40)) - (await chain.rent(0))
      expect(spent).to.equal(-(PRICE + 1n + rent + entry + 2n * SIGNATURE_FEE))
    })

    it('into a mint with lamports sent beforehand', async () => {
      const drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })

      const mint = Keypair.generate()
      await chain.fund(mint.publicKey, 1_000_000n)
      await drop.mintInto(minter, {}, mint)

      expect((await readMint(chain, mint.publicKey)).supply).to.equal(1n)
    })

    it('with the signature of the creator if a co-signer is required', async () => {
      const drop = await Collection.deploy(chain, {
        cosignerProgramId: Keypair.generate().publicKey,
        phases: [OPEN_PHASE],
      })
      const mint = Keypair.generate()
      const instruction = await drop.mintV1(minter.publicKey, mint.publicKey, {
        cosigner: drop.creator.publicKey,
      })

      expectControlsError(await mintV1InVain(drop, minter), 'CreatorCosignRequired')
      await chain.send([instruction], [minter, mint, drop.creator])

      expect(await drop.mintCount(minter.publicKey)).to.equal(1n)
    })
  })

  describe('refuses', () => {
    it('incomplete merkle data', async () => {
      const entry = listed(minter.publicKey)
      const { list, phase } = listedPhase([entry])
      const drop = await Collection.deploy(chain, { phases: [phase] })
      const { merkleProof } = merkleInput(list, entry)
      const cases: [Partial<MintWithControlsInput>, string][] = [
        [{ allowListPrice: 0n, allowListMaxClaims: 1n }, 'MerkleProofRequired'],
        [{ merkleProof: [], allowListPrice: 0n, allowListMaxClaims: 1n }, 'MerkleProofRequired'],
        [{ merkleProof }, 'AllowListPriceAndMaxClaimsRequired'],
        [{ merkleProof, allowListPrice: 0n }, 'AllowListPriceAndMaxClaimsRequired'],
        [{ merkleProof, allowListMaxClaims: 1n }, 'AllowListPriceAndMaxClaimsRequired'],
        [
          { merkleProof, allowListPrice: 0n, allowListMaxClaims: 0n },
          'AllowListPriceAndMaxClaimsRequired',
        ],
      ]

      for (const [input, error] of cases) {
        expectControlsError(await mintV1InVain(drop, minter, input), error)
      }
    })

    it('a phase outside its window or closed, and a collection without phases', async () => {
      const now = await chain.now()
      const drop = await Collection.deploy(chain, {
        phases: [
          { ...OPEN_PHASE, startTime: now + 1_000n },
          { ...OPEN_PHASE, endTime: now - 1_000n },
          OPEN_PHASE,
        ],
      })
      await changePhase(drop, 2, {}, false)

      const errors = ['PhaseNotStarted', 'PhaseAlreadyFinished', 'PhaseNotActive']
      for (const [phaseIndex, error] of errors.entries()) {
        expectControlsError(await mintV1InVain(drop, minter, { phaseIndex }), error)
      }
      const empty = await Collection.deploy(chain)
      expectControlsError(await mintV1InVain(empty, minter), 'NoPhasesAdded')
    })

    it('an item beyond the caps of wallet, phase and collection', async () => {
      const one = { ...OPEN_PHASE, maxMintsTotal: 1n }
      const [inPhase, ofWallet, ofAll] = await Promise.all([
        Collection.deploy(chain, { phases: [one] }),
        Collection.deploy(chain, { maxMintsPerWallet: 1n, phases: [OPEN_PHASE] }),
        Collection.deploy(chain, { maxNumberOfTokens: 1n, phases: [OPEN_PHASE] }),
      ])
      const cases = [
        [inPhase, 'ExceededMaxMintsForPhase'],
        [ofWallet, 'ExceededWalletMaxMintsForCollection'],
        [ofAll, 'MintedOut'],
      ] as const

      for (const [drop, error] of cases) {
        await drop.mintInto(minter)
        expectControlsError(await mintV1InVain(drop, minter), error)
      }
    })
  })

  it('emits the same events as v2', async () => {
    const drop = await Collection.deploy(chain, {
      platformFee: percentFee(1_000n, [(await chain.wallet()).publicKey]),
      phases: [{ ...OPEN_PHASE, priceAmount: PRICE }],
    })

    const { outcome, mint } = await drop.mintInto(minter)

    const item = {
      editionsDeployment: drop.deployment.toBase58(),
      minter: minter.publicKey.toBase58(),
      mint: mint.publicKey.toBase58(),
      number: 1n,
    }
    expect(controlsEvents(outcome)).to.deep.equal([
      {
        name: 'mintedWithControls',
        data: { ...item, phaseIndex: 0, price: PRICE, platformFee: 300_000n },
      },
    ])
    expect(editionsEvents(outcome)).to.deep.equal([{ name: 'itemMinted', data: item }])
  })
})
