import type { MintWithControlsV3Input } from '@mintline/solana'
import { Keypair, PublicKey, Transaction, type TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain, type Outcome } from '../../../helpers/chain.ts'
import { sendInVain } from '../../../helpers/effects.ts'
import { expectOwedTokens, mintV3 } from '../../../helpers/priceToken.ts'
import { Token } from '../../../helpers/token.ts'
import { launchTokenDrop, receiverAccounts, type TokenDrop } from '../../../helpers/tokenDrop.ts'

const PACKET_SIZE = 1_232
/** The runtime's limit for a transaction's instructions, calls included. */
const MOST_INSTRUCTIONS = 64
/** Compute limit, which `Chain` sets, and priority fee, which clients add. */
const OTHER_INSTRUCTIONS = 2
/** Nodes' limit for a transaction's logs, in bytes; bankrun has none. */
const LOG_LIMIT = 10_000
/** One from the editions program and one from the controls. */
const EVENTS_PER_MINT = 2

const PRICE = 5_000_000n
const [ONE, FIVE] = [[100], [20, 20, 20, 20, 20]] as const

const KINDS: Record<string, (chain: Chain) => Promise<Token>> = {
  'the Token program': (chain) => Token.create(chain),
  'Token-2022': (chain) => Token.createNamed(chain),
}

/** Mints that fit into one legacy transaction. */
const FITTING: {
  what: string
  count: number
  shares: readonly number[]
  usesBatch: boolean
  /** True if the treasury's share goes into the vault. */
  isKept?: boolean
  /** True if another wallet pays for a third one's items. */
  isSponsoredGift?: boolean
  /** Mints whose events nodes keep; readers find the others in accounts. */
  logged: number
}[] = [
  // As many as clients plan by default: nodes keep all their events, whoever is paid and however.
  {
    what: 'two with five recipients and a kept share',
    count: 2,
    shares: FIVE,
    usesBatch: false,
    isKept: true,
    logged: 2,
  },
  {
    what: 'two gifts from a sponsor with five recipients',
    count: 2,
    shares: FIVE,
    usesBatch: false,
    isSponsoredGift: true,
    logged: 2,
  },
  { what: 'three with one recipient', count: 3, shares: ONE, usesBatch: false, logged: 2 },
  {
    what: 'three with a kept share',
    count: 3,
    shares: ONE,
    usesBatch: false,
    isKept: true,
    logged: 2,
  },
  {
    what: 'three with five recipients, in batches',
    count: 3,
    shares: FIVE,
    usesBatch: true,
    logged: 2,
  },
  {
    what: 'three with five recipients and a kept share, in batches',
    count: 3,
    shares: FIVE,
    usesBatch: true,
    isKept: true,
    logged: 2,
  },
  {
    what: 'three gifts from a sponsor, in batches',
    count: 3,
    shares: ONE,
    usesBatch: true,
    isSponsoredGift: true,
    logged: 3,
  },
  {
    what: 'four with one recipient, in batches',
    count: 4,
    shares: ONE,
    usesBatch: true,
    logged: 3,
  },
]

for (const [kind, create] of Object.entries(KINDS)) {
  describe(`several mints in a token of ${kind} in one transaction`, () => {
    let chain: Chain

    before(async () => {
      chain = await Chain.start()
    })

    async function launch(shares: readonly number[]): Promise<TokenDrop> {
      return launchTokenDrop(chain, { token: await create(chain), shares, basisPoints: 1_000n })
    }

    /** Builds a wallet's next mints, in sequence. */
    function nextMints(
      { collection, token }: TokenDrop,
      minter: Keypair,
      count: number,
      input: Partial<MintWithControlsV3Input>,
    ): Promise<TransactionInstruction[]> {
      return Promise.all(
        Array.from({ length: count }, (_, index) =>
          mintV3(collection, minter.publicKey, {
            token,
            mintCount: BigInt(index),
            issued: BigInt(index),
            maxPrice: PRICE,
            ...input,
          }),
        ),
      )
    }

    for (const each of FITTING) {
      it(`${each.what} fit, and pay to the base unit`, async () => {
        const { count, shares, usesBatch, isKept = false, isSponsoredGift = false } = each
        const drop = await launch(shares)
        const { collection, token, buyer, treasury } = drop
        if (isKept) await token.freeze(treasury.publicKey)
        const minter = isSponsoredGift ? Keypair.generate() : buyer
        const mints = await nextMints(drop, minter, count, {
          usesBatch,
          usesVault: isKept,
          payer: buyer.publicKey,
          ...(isSponsoredGift && { receiver: Keypair.generate().publicKey }),
        })
        const accounts = [token.accountOf(buyer.publicKey), ...receiverAccounts(drop)]
        const signers = isSponsoredGift ? [buyer, minter] : [buyer]

        let outcome: Outcome | undefined
        const paid = await token.gains(accounts, async () => {
          outcome = await chain.send(mints, signers)
        })

        const times = BigInt(count)
        const fees = shares.map((share) => (500_000n * BigInt(share)) / 100n)
        const toTreasury = isKept ? 0n : PRICE - 500_000n
        expect(paid).to.deep.equal([-PRICE, toTreasury, ...fees].map((part) => times * part))
        await expectOwedTokens(collection, token, isKept ? times * 4_500_000n : 0n)
        expect(await collection.mintCount(minter.publicKey)).to.equal(times)
        const logs = outcome?.logs ?? []
        expect(packetSize(mints, buyer)).to.be.at.most(PACKET_SIZE)
        expect(instructionsIn(logs) + OTHER_INSTRUCTIONS - 1).to.be.at.most(MOST_INSTRUCTIONS)
        expect(eventsWithin(logs)).to.be.at.least(each.logged * EVENTS_PER_MINT)
      })
    }

    it('three with five recipients are too many calls without batches, and mint nothing', async () => {
      const drop = await launch(FIVE)
      const { collection, token, buyer } = drop
      const mints = await nextMints(drop, buyer, 3, {})

      expect(packetSize(mints, buyer)).to.be.at.most(PACKET_SIZE)
      const paid = await token.gains(receiverAccounts(drop), async () => {
        const { failure } = await sendInVain(collection, buyer, mints, [buyer])
        expect(failure?.text).to.match(/max instruction trace length/i)
      })

      expect(paid).to.deep.equal(Array(6).fill(0n))
      // Two of them fit.
      await chain.send(mints.slice(0, 2), [buyer])
    })
  })
}

/** Bytes of a legacy transaction with these instructions. */
function packetSize(instructions: TransactionInstruction[], { publicKey }: Keypair): number {
  const transaction = new Transaction({
    feePayer: publicKey,
    blockhash: PublicKey.default.toBase58(),
    lastValidBlockHeight: 0,
  })
  transaction.add(...instructions)
  return transaction.serialize({ verifySignatures: false, requireAllSignatures: false }).length
}

/** Instructions that were executed, calls included. */
function instructionsIn(logs: readonly string[]): number {
  return logs.filter((log) => / invoke \[\d\]$/.test(log)).length
}

/** Events in the part of the logs that nodes keep. */
function eventsWithin(logs: readonly string[]): number {
  let bytes = 0
  const kept = logs.filter((log) => {
    bytes += Buffer.byteLength(log)
    return bytes <= LOG_LIMIT
  })
  return kept.filter((log) => log.startsWith('Program data: ')).length
}
