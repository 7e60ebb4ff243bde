import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { LOOKUP_TABLE_KEY, listKeyOf, MAX_FIELD_VALUE_LENGTH } from '../../src/limits.ts'
import { planPhaseList } from '../../src/plans/phases/planPhaseList.ts'
import { collectionLookupTable, listAddress } from '../../src/reads/clientFields.ts'
import { MAX_TRANSACTION_SIZE, transactionSize } from '../../src/transaction/transactionSize.ts'
import { collectionInfo, phaseInfo } from './_info.ts'
import { anAddress } from './_input.ts'
import { expectProblems, expectRefusal } from './_refusals.ts'

const ADDRESS = 'https://drops.example/members/'
const root = (byte: number) => new Uint8Array(32).fill(byte)

/** A collection whose first phase has the list of root 1, and whose second one is an allowlist with entries. */
function collection(fields: readonly { field: string; value: string }[] = []) {
  const info = collectionInfo({
    phases: [
      phaseInfo({ phaseType: 'merkleTree', merkleRoot: root(1) }),
      phaseInfo({ phaseIndex: 1, phaseType: 'allowList', merkleRoot: undefined }),
    ],
  })
  return { ...info, metadata: { ...info.metadata, extraMetadata: fields } }
}

describe('planPhaseList', () => {
  it('sets root and address in one transaction, and forgets the list before', () => {
    const before = { field: listKeyOf(root(1)), value: 'ipfs://before/' }
    const table = { field: LOOKUP_TABLE_KEY, value: anAddress() }
    const info = collection([before, table])
    const list = { root: root(2), address: ADDRESS }

    const { transactions, changes } = planPhaseList({
      info,
      wallet: info.creator,
      phaseIndex: 0,
      list,
    })

    expect(transactions).to.have.length(1)
    expect(changes?.map(({ field, before, after }) => [field, before, after])).to.deep.equal([
      [
        'merkleRoot',
        { kind: 'text', text: '01'.repeat(32) },
        { kind: 'text', text: '02'.repeat(32) },
      ],
      [`extraMeta.${before.field}`, { kind: 'text', text: before.value }, undefined],
      ['extraMeta.list_0202020202020202', undefined, { kind: 'text', text: ADDRESS }],
    ])
    // Until it is confirmed, the collection names the list before.
    expect(listAddress(info, { merkleRoot: root(1) })).to.equal(before.value)
    expect(listAddress(info, { merkleRoot: root(2) })).to.equal(undefined)
    expect(collectionLookupTable(info)).to.equal(table.value)
  })

  it('makes hosted what was on chain, and the other way round', () => {
    const info = collection([{ field: listKeyOf(root(1)), value: ADDRESS }])
    const wallet = info.creator
    const typeIn = (phaseIndex: number, list: { root: Uint8Array; address: string } | undefined) =>
      planPhaseList({ info, wallet, phaseIndex, list }).changes?.map(({ field, after }) => [
        field,
        after?.kind === 'text' ? after.text : after,
      ])
    expect(typeIn(1, { root: root(1), address: ADDRESS })).to.deep.equal([
      ['phaseType', 'merkleTree'],
      ['merkleRoot', '01'.repeat(32)],
    ])
    expect(typeIn(0, undefined)).to.deep.equal([
      ['phaseType', 'allowList'],
      ['merkleRoot', undefined],
      [`extraMeta.${listKeyOf(root(1))}`, undefined],
    ])
  })

  it('keeps the address of a list that another phase has', () => {
    const info = collection([{ field: listKeyOf(root(1)), value: ADDRESS }])
    const shared = info.phases.map((phase) => ({
      ...phase,
      phaseType: 'merkleTree' as const,
      merkleRoot: root(1),
    }))
    const list = { root: root(3), address: 'https://drops.example/after/' }
    const plan = planPhaseList({
      info: { ...info, phases: shared },
      wallet: info.creator,
      phaseIndex: 1,
      list,
    })
    expect(plan.changes?.map(({ field }) => field)).to.deep.equal([
      'merkleRoot',
      'extraMeta.list_0303030303030303',
    ])
  })

  it('has nothing to send if the phase has the list already', () => {
    const info = collection([{ field: listKeyOf(root(1)), value: ADDRESS }])
    const list = { root: root(1), address: ADDRESS }
    const plan = planPhaseList({ info, wallet: info.creator, phaseIndex: 0, list })
    expect(plan.transactions).to.deep.equal([])
  })

  it('fits a transaction with the longest address', () => {
    const info = collection([{ field: listKeyOf(root(1)), value: ADDRESS }])
    const address = `https://${'a'.repeat(MAX_FIELD_VALUE_LENGTH - 17)}.example/`.slice(0, 200)
    const list = { root: root(2), address }
    const { transactions } = planPhaseList({ info, wallet: info.creator, phaseIndex: 0, list })
    expect(transactions).to.have.length(1)
    for (const planned of transactions) {
      expect(transactionSize(planned)).to.be.at.most(MAX_TRANSACTION_SIZE)
      expect(planned.payer.equals(new PublicKey(info.creator))).to.equal(true)
    }
  })

  for (const address of ['', 'data:application/json,{}', 'http://drops.example/', 'members']) {
    it(`error: a list cannot be read at "${address}"`, async () => {
      const info = collection()
      const list = { root: root(2), address }
      await expectProblems(
        () => planPhaseList({ info, wallet: info.creator, phaseIndex: 0, list }),
        ['list.address', 'METADATA_ADDRESS_INVALID'],
      )
    })
  }

  it('error: not the creator', async () => {
    const info = collection()
    const actual = anAddress()
    const list = { root: root(2), address: ADDRESS }
    await expectRefusal(
      () => planPhaseList({ info, wallet: actual, phaseIndex: 0, list }),
      'WRONG_WALLET',
      { role: 'creator', expected: [info.creator], actual },
    )
  })
})
