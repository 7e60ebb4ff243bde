import { solanaAddress } from '@mintline/core/identifiers'
import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  hashlistAddress,
  LOOKUP_TABLE_KEY,
  MAX_EXTRA_FIELDS,
  priceTokenAddress,
  priceTokenVaultAddress,
} from '@mintline/solana'
import {
  ASSOCIATED_TOKEN_PROGRAM_ID,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  AddressLookupTableInstruction,
  AddressLookupTableProgram,
  Keypair,
  PublicKey,
  SystemProgram,
} from '@solana/web3.js'
import { expect } from 'chai'
import { lookupTableAddresses } from '../../src/plans/lookupTable/lookupTableAddresses.ts'
import {
  type LookupTableInput,
  planLookupTable,
} from '../../src/plans/lookupTable/planLookupTable.ts'
import type { CollectionInfo } from '../../src/reads/collectionInfo.ts'
import { COMPUTE_LIMITS, type PlannedTransaction } from '../../src/transaction/plan.ts'
import { MAX_TRANSACTION_SIZE, transactionSize } from '../../src/transaction/transactionSize.ts'
import { tableOf } from '../support/lookupTables.ts'
import { collectionInfo } from './_info.ts'
import { anAddress } from './_input.ts'
import { expectProblems, expectRefusal } from './_refusals.ts'

const RENT_PER_BYTE = 6_960n
const EMPTY_TABLE_RENT = (128n + 56n) * RENT_PER_BYTE

describe('planLookupTable', () => {
  const info = collectionInfo()
  const wallet = info.creator
  const creator = new PublicKey(wallet)
  const wanted = lookupTableAddresses(info)

  function plan(input: Partial<LookupTableInput> = {}) {
    return planLookupTable({ info, wallet, recentSlot: 1_000, ...input })
  }

  /** The collection with a table's address among its fields. */
  function naming(table: PublicKey, of = info): CollectionInfo {
    const { extraMetadata: fields } = of.metadata
    const field = { field: LOOKUP_TABLE_KEY, value: table.toBase58() }
    return { ...of, metadata: { ...of.metadata, extraMetadata: [...fields, field] } }
  }

  it('contains the accounts that all mints share, except for programs that a transaction calls itself', () => {
    const maxNumberOfTokens = 160n
    const { editions, editionsControls, groupMint, treasury, platformFees } = info
    const pages = [0, 1, 2].map((page) => hashlistAddress(new PublicKey(editions), page))
    const addresses = lookupTableAddresses({ ...info, maxNumberOfTokens }).map(String)
    expect(addresses).to.have.members([
      editions,
      editionsControls,
      groupMint,
      treasury,
      ...platformFees.recipients.map(({ address }) => address),
      ...pages.map(String),
      `${TOKEN_2022_PROGRAM_ID}`,
      `${ASSOCIATED_TOKEN_PROGRAM_ID}`,
      `${SystemProgram.programId}`,
      `${EDITIONS_PROGRAM_ID}`,
    ])
    expect(addresses).not.to.include(`${EDITIONS_CONTROLS_PROGRAM_ID}`)
  })

  it('contains the pages of the next items', () => {
    const unlimited = { ...info, maxNumberOfTokens: 0n, numberOfTokensIssued: 448n }
    const addresses = lookupTableAddresses(unlimited).map(String)
    const deployment = new PublicKey(info.editions)
    const pages = [6, 7, 8, 9, 10, 11].map((page) => `${hashlistAddress(deployment, page)}`)
    expect(pages.map((page) => addresses.includes(page))).to.deep.equal([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
  })

  it('contains what mints for a token share, and adds it to a table from before the token', () => {
    const mint = Keypair.generate().publicKey
    const tokens = [{ mint: `${mint}`, tokenProgram: `${TOKEN_PROGRAM_ID}` }]
    const addresses = lookupTableAddresses(info, tokens).map(String)
    const record = priceTokenAddress(new PublicKey(info.editions), mint)
    const receivers = [info.treasury, ...info.platformFees.recipients.map(({ address }) => address)]
    const accounts = receivers.map((receiver) =>
      getAssociatedTokenAddressSync(mint, new PublicKey(receiver), true),
    )
    const own = [mint, TOKEN_PROGRAM_ID, record, priceTokenVaultAddress(record), ...accounts]
    expect(addresses).to.have.members([...wanted, ...own].map(String))
    const lookupTable = tableOf(Keypair.generate().publicKey, wanted, { authority: creator })
    const named = naming(lookupTable.key)
    expect(plan({ info: named, lookupTable }).added).to.equal(0)
    expect(plan({ info: named, lookupTable, tokens }).added).to.equal(own.length)
  })

  it('contains an address with several roles once', () => {
    const recipient = { address: info.treasury, share: 100 }
    const shared = { ...info, platformFees: { ...info.platformFees, recipients: [recipient] } }
    expect(lookupTableAddresses(shared)).to.have.length(wanted.length - 1)
  })

  it('creates a table and names it in the metadata, in one transaction and with exact rent', () => {
    const { title, transactions, warnings, lookupTable } = plan()

    expect(title).to.equal('Create the lookup table of DROP')
    expect(transactions.map((planned) => planned.title)).to.deep.equal([
      'Create the lookup table of DROP and name it in the metadata',
    ])
    const [planned] = transactions
    expect(planned?.payer.toBase58()).to.equal(wallet)
    expect(planned?.maxComputeUnits).to.equal(COMPUTE_LIMITS.administration)
    expect(addedBy(transactions)).to.deep.equal(wanted.map(String))
    const [, derived] = AddressLookupTableProgram.createLookupTable({
      authority: creator,
      payer: creator,
      recentSlot: 1_000,
    })
    expect(lookupTable).to.equal(derived.toBase58())
    const field = BigInt(8 + LOOKUP_TABLE_KEY.length + lookupTable.length)
    const bytes = BigInt(wanted.length) * 32n + field
    expect(planned?.rent).to.equal(EMPTY_TABLE_RENT + bytes * RENT_PER_BYTE)
    expect(warnings).to.deep.equal([])
  })

  it('fits one transaction for any number of receivers', () => {
    const recipients = [20, 20, 20, 20, 20].map((share) => ({
      address: solanaAddress(anAddress()),
      share,
    }))
    const platformFees = { ...info.platformFees, recipients }
    const { transactions } = plan({ info: { ...info, platformFees, maxNumberOfTokens: 0n } })
    expect(transactions).to.have.length(1)
    for (const planned of transactions) {
      expect(transactionSize(planned)).to.be.at.most(MAX_TRANSACTION_SIZE)
    }
  })

  it('has nothing to do if the table is complete and named', () => {
    const key = Keypair.generate().publicKey
    for (const authority of [creator, undefined]) {
      const lookupTable = tableOf(key, wanted, { ...(authority && { authority }) })
      const { transactions, warnings } = plan({ info: naming(key), lookupTable })
      expect(transactions).to.deep.equal([])
      expect(warnings).to.deep.equal([])
    }
  })

  it('names a complete table that the collection does not name yet', () => {
    const lookupTable = tableOf(Keypair.generate().publicKey, wanted, { authority: creator })
    const { transactions } = plan({ lookupTable })
    expect(transactions.map(({ title }) => title)).to.deep.equal([
      'Name the lookup table of DROP in the metadata',
    ])
    const bytes = 8 + LOOKUP_TABLE_KEY.length + lookupTable.key.toBase58().length
    expect(transactions.map(({ rent }) => rent)).to.deep.equal([BigInt(bytes) * RENT_PER_BYTE])
  })

  it('adds missing addresses after a change of treasury and recipients', () => {
    const key = Keypair.generate().publicKey
    const lookupTable = tableOf(key, wanted, { authority: creator })
    const treasury = solanaAddress(anAddress())
    const share = { address: solanaAddress(anAddress()), share: 100 }
    const platformFees = { ...info.platformFees, recipients: [share] }
    const changed = naming(key, { ...info, treasury, platformFees })

    const { title, transactions, ...planned } = plan({ info: changed, lookupTable })

    expect(title).to.equal('Extend the lookup table of DROP')
    expect(transactions.map((one) => one.title)).to.deep.equal(['Extend the lookup table of DROP'])
    expect(addedBy(transactions)).to.deep.equal([treasury, share.address])
    expect(transactions.map(({ rent }) => rent)).to.deep.equal([2n * 32n * RENT_PER_BYTE])
    expect(planned.lookupTable).to.equal(key.toBase58())
    expect(planned.warnings).to.deep.equal([])
  })

  const key = Keypair.generate().publicKey
  const stranger = Keypair.generate().publicKey
  const some = wanted.slice(1)
  const many = Array.from({ length: 256 }, () => creator)
  const closing = tableOf(key, wanted, { authority: creator, deactivationSlot: 1n })
  for (const [kind, lookupTable, reason] of [
    ['what is no table', undefined, 'is closed or not a lookup table'],
    ['a table that is being closed', closing, 'is closed or not a lookup table'],
    [
      "somebody else's table",
      tableOf(key, wanted, { authority: stranger }),
      `belongs to ${stranger}`,
    ],
    ['a frozen table that lacks something', tableOf(key, some), 'is frozen'],
    ['a full table', tableOf(key, many, { authority: creator }), 'is full'],
  ] as const) {
    it(`replaces ${kind}`, () => {
      const { transactions, warnings, ...planned } = plan({ info: naming(key), lookupTable })
      expect(addedBy(transactions)).to.deep.equal(wanted.map(String))
      expect(planned.lookupTable).not.to.equal(key.toBase58())
      expect(warnings).to.deep.equal([
        {
          code: 'LOOKUP_TABLE_REPLACED',
          message: `The lookup table ${key} ${reason}: a new one replaces it`,
        },
      ])
    })
  }

  it('error: a collection without a free field, unless it already names a table', async () => {
    const extraMetadata = Array.from({ length: MAX_EXTRA_FIELDS }, (_, index) => ({
      field: `field ${index}`,
      value: '',
    }))
    const full = { ...info, metadata: { ...info.metadata, extraMetadata } }
    await expectProblems(() => plan({ info: full }), ['metadata', 'TOO_MANY_EXTRA_FIELDS'])
    const last = { ...info.metadata, extraMetadata: extraMetadata.slice(1) }
    const { transactions } = plan({ info: naming(key, { ...info, metadata: last }) })
    expect(transactions).to.have.length(1)
  })

  it('refuses another wallet', async () => {
    const actual = anAddress()
    await expectRefusal(() => plan({ wallet: actual }), 'WRONG_WALLET', {
      role: 'creator',
      expected: [info.creator],
      actual,
    })
  })
})

/** Addresses that transactions add to tables. */
function addedBy(transactions: readonly PlannedTransaction[]): string[] {
  return transactions
    .flatMap(({ instructions }) => instructions)
    .filter(({ programId }) => programId.equals(AddressLookupTableProgram.programId))
    .filter(
      (instruction) =>
        AddressLookupTableInstruction.decodeInstructionType(instruction) === 'ExtendLookupTable',
    )
    .flatMap((instruction) =>
      AddressLookupTableInstruction.decodeExtendLookupTable(instruction).addresses.map(String),
    )
}
