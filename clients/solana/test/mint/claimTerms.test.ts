import type { Localnet } from '@mintline/localnet'
import type { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import type { PhaseTerms } from '../../src/instructions/types.ts'
import { claimTerms } from '../../src/mint/claimTerms.ts'
import { fetchMintState } from '../../src/mint/fetchMintState.ts'
import { claimRestriction } from '../../src/mint/mintState.ts'
import { fetchMintBalances } from '../../src/mint/planClaim.ts'
import { planMint } from '../../src/mint/planMint.ts'
import { fetchAllowlistEntry } from '../../src/reads/fetchAllowlist.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, fundedWallet } from '../reads/_drop.ts'
import { changePhase, proofsOf } from './_mint.ts'

const FAR = 1n << 40n
const RUNS = 30

/** A cap that is often reached. */
const cap = fc.bigInt({ min: 0n, max: 3n })
const price = fc.constantFrom(0n, 1_000_000n, 2_000_000n)

const scenario = fc.record({
  phaseType: fc.constantFrom<PhaseTerms['phaseType']>('public', 'allowList', 'merkleTree'),
  window: fc.constantFrom('open', 'open', 'open', 'open', 'later', 'over', 'inactive' as const),
  phasePrice: price,
  listPrice: price,
  flatFee: fc.constantFrom(0n, 0n, 1_500_000n),
  perWalletInPhase: cap,
  perWalletInCollection: cap,
  phaseTotal: cap,
  supply: cap,
  claims: fc.bigInt({ min: 1n, max: 3n }),
  isListed: fc.boolean(),
  attempts: fc.array(
    fc.record({ minter: fc.nat({ max: 1 }), quantity: fc.bigInt({ min: 1n, max: 3n }) }),
    { minLength: 1, maxLength: 4 },
  ),
})

describe('the terms of a wallet', () => {
  let localnet: Localnet
  let first: Keypair
  let second: Keypair
  let deployed = 0

  before(async () => {
    localnet = await startPrograms()
    const drop = await Drop.deploy(localnet, { symbol: 'TERMS' })
    first = await fundedWallet(drop.connection)
    second = await fundedWallet(drop.connection)
  })
  after(() => localnet.close())

  it('allow exactly what the program allows', async () => {
    let accepted = 0
    let refused = 0
    await fc.assert(
      fc.asyncProperty(scenario, async (given) => {
        // Given a drop with one phase
        deployed += 1
        const listed = [first, second].filter((_, index) => index === 1 || given.isListed)
        const entries = listed.map(({ publicKey }) => ({
          wallet: publicKey,
          price: given.listPrice,
          maxClaims: given.claims,
        }))
        const list = proofsOf(entries)
        const treasury = first.publicKey
        const drop = await Drop.deploy(localnet, {
          symbol: `TERMS${deployed}`,
          treasury,
          maxNumberOfTokens: given.supply,
          maxMintsPerWallet: given.perWalletInCollection,
          platformFee: {
            platformFeeValue: given.flatFee,
            isFeeFlat: true,
            recipients: [{ address: second.publicKey, share: 100 }],
          },
          creator: first,
        })
        const phase: PhaseTerms = {
          priceAmount: given.phasePrice,
          maxMintsPerWallet: given.perWalletInPhase,
          maxMintsTotal: given.phaseTotal,
          phaseType: given.phaseType,
          startTime: given.window === 'later' ? FAR - 1n : 0n,
          endTime: given.window === 'over' ? 1n : FAR,
          ...(given.phaseType === 'merkleTree' && { merkleRoot: list.root }),
        }
        await drop.addPhase(phase)
        if (given.window === 'inactive') await changePhase(drop, { ...phase, active: false })
        if (given.phaseType === 'allowList') {
          const entry = {
            phaseIndex: 0,
            price: Number(given.listPrice),
            amount: Number(given.claims),
          }
          await drop.allow(
            listed.map(({ publicKey }) => publicKey),
            entry,
          )
        }

        for (const { minter: index, quantity } of given.attempts) {
          const minter = index === 0 ? first : second
          const wallet = minter.publicKey.toBase58()
          const deployment = drop.deployment.toBase58()
          const { proofSource } = list

          // When both the client and the program are asked
          const query = { deployment, wallet, proofSource }
          const state = await fetchMintState(drop.connection, query)
          const { type } = claimRestriction(state, { quantity })
          const isAccepted = await programAccepts(drop, minter, { state, quantity, proofSource })

          // Then they agree
          expect(isAccepted, JSON.stringify(type)).to.equal(type === 'claimable')
          if (isAccepted) accepted += 1
          else refused += 1
        }
      }),
      { numRuns: RUNS },
    )
    // And both results occurred
    expect(accepted).to.be.greaterThan(0)
    expect(refused).to.be.greaterThan(0)
  })

  /** Sends the mints whatever the client's result. */
  async function programAccepts(
    drop: Drop,
    minter: Keypair,
    {
      state,
      quantity,
      proofSource,
    }: {
      state: Awaited<ReturnType<typeof fetchMintState>>
      quantity: bigint
      proofSource: ReturnType<typeof proofsOf>['proofSource']
    },
  ): Promise<boolean> {
    const wallet = minter.publicKey.toBase58()
    const [phase] = state.collection.phases
    if (!phase || typeof proofSource === 'string') throw new Error('the drop has no phase')
    const query = { deployment: drop.deployment.toBase58(), wallet, phaseIndex: 0 }
    const proof = await proofSource(wallet, undefined, phase)
    const terms = claimTerms({
      collection: { ...state.collection, platformFees: state.collection.platformFees },
      phase,
      wallet,
      counts: state.counts,
      entry: await fetchAllowlistEntry(drop.connection, query),
      merkleMintInput: proof && {
        merkleProof: proof.proof,
        allowListPrice: proof.claimPrice,
        allowListMaxClaims: proof.maxClaims,
      },
    })
    const { platformFees } = state.collection
    const affordable = {
      ...state.collection,
      // So that a mint can be planned that the program must refuse.
      platformFees: { ...platformFees, feeValue: 0n },
    }
    const mint = { ...state, collection: affordable, terms, minter: wallet, quantity }
    const lamports = await fetchMintBalances(drop.connection, mint)
    const plan = planMint({ ...mint, lamports, maxPerTransaction: 3 })
    const [transaction] = plan.transactions
    if (!transaction || plan.transactions.length > 1) throw new Error('it takes one transaction')
    try {
      await drop.send(transaction.instructions, [minter])
      return true
    } catch {
      return false
    }
  }
})
