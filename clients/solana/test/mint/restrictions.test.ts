import type { ErrorCode } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import type { PhaseTerms } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { ClaimRequest } from '../../src/mint/claimRequest.ts'
import { fetchClaimRestriction } from '../../src/mint/fetchClaimRestriction.ts'
import type { ProofSource } from '../../src/mint/fetchMerkleClaims.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet } from '../reads/_drop.ts'
import { longListOf, proofsOf } from './_mint.ts'

const PRICE = 2_000_000n
const SOMEBODY = Keypair.generate()
const LIST = proofsOf([{ wallet: SOMEBODY.publicKey, price: PRICE, maxClaims: 2n }])

interface Case {
  readonly phase?: Partial<PhaseTerms>
  readonly collection?: Parameters<typeof Drop.deploy>[1]
  /** Lamports for each item, to a new recipient in each case. Default: no fee. */
  readonly flatFee?: bigint
  readonly request?: Omit<ClaimRequest, 'cosigner' | 'payer'>
  readonly isCosigned?: boolean
  /** Proof source for the buyer, who is new in each case. */
  readonly proofs?: (buyer: Keypair) => ProofSource
  /** Nodes in the buyer's proof, for a phase with a merkle list that deep. */
  readonly proofNodes?: number
  /** Undefined = the mint succeeds. */
  readonly code?: ErrorCode
}

const MERKLE = { phaseType: 'merkleTree', merkleRoot: LIST.root } as const
/** Gifts, three in a transaction. */
const GIFTS = { mintTo: SOMEBODY.publicKey.toBase58(), maxPerTransaction: 3 }
const COSIGNED = { cosignerProgramId: Keypair.generate().publicKey }
/** An account's minimum balance. */
const RENT = 890_880n

const CASES: Record<string, Case> = {
  'the phase is open': {},
  'the phase is closed': { phase: { endTime: 1n }, code: 'NO_ACTIVE_PHASE' },
  'another phase is asked for': { request: { phaseIndex: 1 }, code: 'PHASE_NOT_OPEN' },
  'the wallet has no entry': { phase: { phaseType: 'allowList' }, code: 'NOT_ON_WHITELIST' },
  'a merkle list has no proofs': { phase: MERKLE, code: 'MERKLE_PROOFS_MISSING' },
  'a merkle list does not have the wallet': {
    phase: MERKLE,
    proofs: () => LIST.proofSource,
    code: 'NOT_ON_WHITELIST',
  },
  'the proof is of a list that was replaced': {
    phase: MERKLE,
    proofs: ({ publicKey }) =>
      proofsOf([{ wallet: publicKey, price: 0n, maxClaims: 9n }]).proofSource,
    code: 'MERKLE_PROOF_MISMATCH',
  },
  'the proof cannot be read': {
    phase: MERKLE,
    proofs: () => () => Promise.reject(new Error('gone')),
    code: 'MERKLE_PROOF_NOT_AVAILABLE',
  },
  'so many fit the wallet': { phase: { maxMintsPerWallet: 3n }, request: { quantity: 3n } },
  'the wallet may not mint so many': {
    phase: { maxMintsPerWallet: 3n },
    request: { quantity: 4n },
    code: 'WALLET_QUANTITY_EXCEEDED',
  },
  'the supply has so many': { collection: { maxNumberOfTokens: 3n }, request: { quantity: 3n } },
  'the supply has not so many': {
    collection: { maxNumberOfTokens: 3n },
    request: { quantity: 4n },
    code: 'SUPPLY_EXCEEDED',
  },
  'one transaction holds so many': { request: { quantity: 2n, singleTransaction: true } },
  'one transaction does not hold so many': {
    request: { quantity: 3n, singleTransaction: true },
    code: 'TRANSACTION_QUANTITY_EXCEEDED',
  },
  'one transaction holds as many as it is told': {
    request: { quantity: 3n, singleTransaction: true, maxPerTransaction: 3 },
  },
  'one transaction holds fewer, as it is told': {
    request: { quantity: 2n, singleTransaction: true, maxPerTransaction: 1 },
    code: 'TRANSACTION_QUANTITY_EXCEEDED',
  },
  'a flat fee takes the whole price': { flatFee: PRICE },
  'a flat fee is above the price': { flatFee: PRICE + 1n, code: 'FEE_EXCEEDS_PRICE' },
  'the creator signs as well': { collection: COSIGNED, isCosigned: true },
  'the creator does not sign': { collection: COSIGNED, code: 'COSIGNER_REQUIRED' },
  'an empty recipient gets its rent': { flatFee: RENT },
  'an empty recipient gets less than its rent': { flatFee: RENT - 1n },
  'one transaction holds so many gifts': {
    request: { ...GIFTS, quantity: 3n, singleTransaction: true },
  },
  'one transaction does not hold so many gifts': {
    request: { ...GIFTS, quantity: 4n, singleTransaction: true },
    code: 'TRANSACTION_QUANTITY_EXCEEDED',
  },
  'gifts take two transactions': { request: { ...GIFTS, quantity: 4n } },
  'one transaction holds two proofs': {
    proofNodes: 4,
    request: { quantity: 2n, singleTransaction: true },
  },
  'one transaction does not hold two proofs': {
    proofNodes: 12,
    request: { quantity: 2n, singleTransaction: true },
    code: 'TRANSACTION_QUANTITY_EXCEEDED',
  },
  'two proofs take two transactions': { proofNodes: 12, request: { quantity: 2n } },
  'one transaction does not hold the proof': { proofNodes: 20, code: 'TRANSACTION_TOO_LARGE' },
}

describe('a claim restriction', () => {
  let localnet: Localnet
  let deployed = 0

  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  for (const [name, given] of Object.entries(CASES)) {
    const { phase, collection, flatFee, request, isCosigned, proofs, proofNodes, code } = given
    it(`is ${code ?? 'none'} if ${name}, like the mint`, async () => {
      // Given a drop, where the buyer and the recipient are new
      deployed += 1
      const recipient = { address: Keypair.generate().publicKey, share: 100 }
      const drop = await Drop.deploy(localnet, {
        symbol: `WHY${deployed}`,
        itemBaseUri: 'data:application/json,{}',
        ...collection,
        ...(flatFee !== undefined && {
          platformFee: { platformFeeValue: flatFee, isFeeFlat: true, recipients: [recipient] },
        }),
      })
      const buyer = await fundedWallet(drop.connection)
      const entry = { wallet: buyer.publicKey, price: PRICE, maxClaims: 2n }
      const longList = proofNodes === undefined ? undefined : longListOf(entry, proofNodes)
      await drop.addPhase({
        priceAmount: PRICE,
        ...phase,
        ...(longList && { phaseType: 'merkleTree', merkleRoot: longList.root }),
      })
      const { connection, address: deployment, creator } = drop
      const proofSource = longList?.proofSource ?? proofs?.(buyer)
      const query = { deployment, proofSource, quantity: 1n, ...request }

      // When both the check and the mint run
      const restriction = await fetchClaimRestriction(connection, {
        ...query,
        wallet: `${buyer.publicKey}`,
        ...(isCosigned && { cosigner: `${creator.publicKey}` }),
      })
      const mint = mintItems(connection, {
        ...query,
        wallet: keypairWallet(buyer),
        ...(isCosigned && { cosigner: keypairWallet(creator) }),
      })

      // Then both agree
      if (code === undefined) {
        expect(restriction).to.deep.equal({ type: 'claimable' })
        expect((await mint).minted).to.equal(query.quantity)
        return
      }
      const error = await failureOf(mint)
      expect(error).to.have.property('code', code)
      if (!(error instanceof Error)) throw new Error('it is an error')
      expect(restriction).to.deep.equal({ type: 'restricted', code, reason: error.message })
    })
  }

  it('error: invalid options are not a restriction', async () => {
    const drop = await Drop.deploy(localnet, { symbol: 'WHYNOT' })
    await drop.addPhase({})
    const query = { deployment: drop.address, wallet: `${drop.creator.publicKey}` }
    const restriction = fetchClaimRestriction(drop.connection, { ...query, maxPerTransaction: 5 })
    expect(await failureOf(restriction)).to.have.property('code', 'MAX_PER_TRANSACTION_INVALID')
  })
})
