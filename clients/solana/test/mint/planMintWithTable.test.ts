import { solanaAddress } from '@mintline/core/identifiers'
import type { AddressLookupTableAccount } from '@solana/web3.js'
import { expect } from 'chai'
import type { MintPlanInput } from '../../src/mint/mintPlanInput.ts'
import { planMint } from '../../src/mint/planMint.ts'
import { lookupTableToBe } from '../../src/plans/lookupTable/lookupTableAddresses.ts'
import type { Plan } from '../../src/transaction/plan.ts'
import { transactionSize } from '../../src/transaction/transactionSize.ts'
import { collectionInfo } from '../plans/_info.ts'
import { anAddress } from '../plans/_input.ts'
import { failureOf } from '../reads/_drop.ts'
import { expectFailure } from './_mint.ts'

const PRICE = 1_000_000_000n
/** A million wallets have 20 levels: 2 to the power of 20. */
const NODES_OF_A_MILLION = 20

describe('planMint with a lookup table', () => {
  const recipients = [20, 20, 20, 20, 20].map((share) => ({
    address: solanaAddress(anAddress()),
    share,
  }))
  const { platformFees } = collectionInfo()
  const collection = collectionInfo({
    maxNumberOfTokens: 0n,
    platformFees: { ...platformFees, recipients },
  })
  const lookupTable = lookupTableToBe(collection)
  const receivers = [collection.treasury, ...recipients.map(({ address }) => address)]

  function plan(
    nodes: number,
    { quantity = 2n, table }: { quantity?: bigint; table?: AddressLookupTableAccount } = {},
  ): Plan {
    const merkleProof = Array.from({ length: nodes }, () => new Uint8Array(32))
    const terms: MintPlanInput['terms'] = {
      phaseIndex: 0,
      isPrivate: true,
      isListed: true,
      proofProblem: undefined,
      token: undefined,
      tokenProblem: undefined,
      price: PRICE,
      perWallet: { max: 0n, used: 0n },
      supply: { max: 0n, used: 0n },
      usesAllowlist: false,
      merkleMintInput: { merkleProof, allowListPrice: PRICE, allowListMaxClaims: 5n },
    }
    return planMint({
      collection,
      terms,
      counts: { inCollection: 0n, inPhase: 0n },
      minter: anAddress(),
      quantity,
      lamports: new Map(receivers.map((address) => [address, PRICE])),
      lookupTable: table,
    })
  }

  it('fits the proofs of a million wallets with five recipients', () => {
    const { transactions } = plan(NODES_OF_A_MILLION, { table: lookupTable })
    expect(transactions.map(({ title }) => title)).to.deep.equal([
      'Mint 1 item of DROP',
      'Mint 1 item of DROP',
    ])
    for (const planned of transactions) {
      expect(planned.lookupTables).to.deep.equal([lookupTable])
      expect(transactionSize(planned)).to.equal(1_113)
    }
  })

  it('does not use the table if each mint fits without it', () => {
    const without = plan(11)
    const withTable = plan(11, { table: lookupTable })
    for (const { transactions } of [without, withTable]) {
      expect(transactions.map((planned) => planned.lookupTables)).to.deep.equal([
        undefined,
        undefined,
      ])
    }
  })

  it('error: proofs that are too long even with a table, with advice', async () => {
    const error = await failureOf(() => plan(25, { quantity: 1n, table: lookupTable }))
    expectFailure(error, 'TRANSACTION_TOO_LARGE', {
      title: 'Mint 1 item of DROP',
      size: 1_273,
      limit: 1_232,
      advice: 'its creator can complete the lookup table, or split the list',
    })
  })
})
