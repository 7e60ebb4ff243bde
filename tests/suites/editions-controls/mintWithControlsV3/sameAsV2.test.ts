import {
  hashlistAddress,
  type MintWithControlsV3Input,
  minterStatsAddress,
  minterStatsPhaseAddress,
  type PhaseTerms,
} from '@mintline/solana'
import { Keypair, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { gains, mintInVain, tokenAccountOf } from '../../../helpers/effects.ts'
import { percentFee } from '../../../helpers/fees.ts'
import {
  ALLOWLIST_PHASE,
  listed,
  listedPhase,
  merkleInput,
  strangers,
} from '../../../helpers/lists.ts'
import { readMetadata } from '../../../helpers/mintState.ts'
import { mintV3, mintV3InVain } from '../../../helpers/priceToken.ts'
import { expectControlsError } from '../../../helpers/programFailure.ts'

const PRICE = 3_000_001n

type Build = (
  drop: Collection,
  minter: Keypair,
  input: Partial<MintWithControlsV3Input>,
) => Promise<TransactionInstruction>

/** What a wallet signs for its next item. */
const BUILDERS = {
  v2: (drop, { publicKey }, input) => drop.mintV2(publicKey, input),
  v3: (drop, { publicKey }, input) => mintV3(drop, publicKey, input),
} as const satisfies Record<string, Build>

/** A phase, and the input for its mints. */
interface Case {
  phase?: PhaseTerms
  price?: bigint
  input?: Partial<MintWithControlsV3Input>
  /** False for receivers that a mint cannot pay. */
  canBePaid?: boolean
}

describe('mintWithControlsV3 in lamports', () => {
  let chain: Chain
  let minter: Keypair
  let deployed = 0

  before(async () => {
    chain = await Chain.start()
    minter = await chain.wallet()
  })

  /** Mints twice in a collection of its own, and returns all that changed. */
  async function mintTwice(build: Build, { phase, price = PRICE, input = {}, ...drop }: Case) {
    const { canBePaid = true } = drop
    const receivers = Array.from({ length: 3 }, () => Keypair.generate().publicKey)
    for (const receiver of receivers) if (canBePaid) await chain.fund(receiver, 1_000_000n)
    const [treasury, ...recipients] = receivers
    if (!treasury) throw new Error('There are three receivers.')
    deployed += 1
    const collection = await Collection.deploy(chain, {
      // Names of one length, for the same rent.
      symbol: `SAME${deployed.toString().padStart(4, '0')}`,
      treasury,
      platformFee: percentFee(1_000n, recipients, [33, 67]),
      phases: [phase ?? { ...OPEN_PHASE, priceAmount: price }],
    })
    const { publicKey } = minter
    if (input.usesAllowlist) {
      await collection.allow(publicKey, { phaseIndex: 0, price: Number(price), amount: 2 })
    }
    const { deployment, controls } = collection
    const counters = [
      minterStatsAddress(deployment, publicKey),
      minterStatsPhaseAddress(deployment, publicKey, 0),
    ]
    const items = [0n, 1n].map((count) => collection.itemMint(publicKey, count))
    const accounts = [
      publicKey,
      ...receivers,
      controls,
      deployment,
      collection.groupMint.publicKey,
      hashlistAddress(deployment, 0),
      ...counters,
      ...items.flatMap((item) => [item, tokenAccountOf(item, publicKey)]),
    ]
    const lamports = await gains(chain, accounts, async () => {
      for (const _ of items) {
        await chain.send([await build(collection, minter, input)], [minter])
      }
    })
    const record = await collection.controlsRecord()
    const metadata = await Promise.all(items.map((item) => readMetadata(chain, item)))
    return {
      lamports,
      issued: (await collection.record()).numberOfTokensIssued.toNumber(),
      minted: record.phases.map(({ currentMints }) => currentMints.toNumber()),
      owed: [record.owedToTreasury, ...record.owedToRecipients].map(String),
      counts: await Promise.all([
        collection.mintCount(publicKey),
        collection.phaseMintCount(publicKey, 0),
      ]),
      texts: metadata.map(({ name, uri }) => [name, uri]),
    }
  }

  const cases: Record<string, () => Case> = {
    'a public phase': () => ({}),
    'a free phase': () => ({ price: 0n }),
    'a public phase, in a batch': () => ({ input: { usesBatch: true } }),
    'a public phase, with bounds': () => ({
      input: { maxPrice: PRICE, maxRent: 1n << 40n, expiresAt: 1n << 40n },
    }),
    'an allowlist phase': () => ({ phase: ALLOWLIST_PHASE, input: { usesAllowlist: true } }),
    'a merkle phase': () => {
      const entry = listed(minter.publicKey, { price: PRICE, maxClaims: 2n })
      const { list, phase } = listedPhase([entry, ...strangers(3)])
      return { phase, input: { merkleMintInput: merkleInput(list, entry) } }
    },
    'a phase whose receivers are too poor to be paid at first': () => ({
      price: 500_000n,
      canBePaid: false,
    }),
  }
  for (const [name, prepare] of Object.entries(cases)) {
    it(`takes, pays and records what v2 does: ${name}`, async () => {
      const each = prepare()

      const byV3 = await mintTwice(BUILDERS.v3, each)

      expect(byV3).to.deep.equal(await mintTwice(BUILDERS.v2, each))
      expect(byV3.counts).to.deep.equal([2n, 2n])
    })
  }

  describe('shares with v2', () => {
    it('the counters of wallets, and the numbers and addresses of items', async () => {
      const drop = await Collection.deploy(chain, {
        maxMintsPerWallet: 3n,
        phases: [OPEN_PHASE],
      })
      const { publicKey } = minter

      for (const build of [BUILDERS.v3, BUILDERS.v2, BUILDERS.v3]) {
        await chain.send([await build(drop, minter, {})], [minter])
      }

      const names = await Promise.all(
        [0n, 1n, 2n].map((count) => readMetadata(chain, drop.itemMint(publicKey, count))),
      )
      expect(names.map(({ name }) => name)).to.deep.equal(['Item #1', 'Item #2', 'Item #3'])
      for (const outcome of [await mintInVain(drop, minter), await mintV3InVain(drop, [minter])]) {
        expectControlsError(outcome, 'ExceededWalletMaxMintsForCollection')
      }
    })

    it('the claims of a merkle list', async () => {
      const entry = listed(minter.publicKey, { maxClaims: 2n })
      const { list, phase } = listedPhase([entry, ...strangers(3)])
      const drop = await Collection.deploy(chain, { phases: [phase] })
      const input = { merkleMintInput: merkleInput(list, entry) }

      for (const build of [BUILDERS.v2, BUILDERS.v3]) {
        await chain.send([await build(drop, minter, input)], [minter])
      }

      for (const outcome of [
        await mintInVain(drop, minter, input),
        await mintV3InVain(drop, [minter], input),
      ]) {
        expectControlsError(outcome, 'ExceededAllowListMaxClaims')
      }
    })
  })
})
