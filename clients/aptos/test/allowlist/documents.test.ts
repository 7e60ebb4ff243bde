import { aptosAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { allowlistLeaf } from '../../src/allowlist/allowlistProof.ts'
import { buildAllowlist } from '../../src/allowlist/buildAllowlist.ts'
import { formatProofDocument, parseProofDocument } from '../../src/allowlist/proofDocument.ts'

const WALLET = aptosAddress('0xb1')
const LARGEST = 2n ** 64n - 1n
const NODE = `0x${'ab'.repeat(32)}`

const entryOf = (maxPerWalletByAllowList: bigint, wallet = WALLET) => ({
  wallet,
  maxPerWalletByAllowList,
})
const encode = (document: unknown) => new TextEncoder().encode(JSON.stringify(document))

describe('merkle lists on Aptos', () => {
  it('of one wallet have its leaf as root and an empty proof', () => {
    const entry = entryOf(LARGEST)
    const { merkleRoot, proofOf } = buildAllowlist([entry])
    expect(merkleRoot).to.equal(allowlistLeaf(entry))
    expect(proofOf(WALLET)).to.deep.equal({ maxPerWalletByAllowList: LARGEST, proof: [] })
    expect(proofOf(aptosAddress('0xb2'))).to.equal(undefined)
  })

  it('error: an empty list, a wallet listed twice, and a cap of 0 or beyond 64 bits', () => {
    expect(() => buildAllowlist([]))
      .to.throw()
      .with.property('code', 'MERKLE_LIST_EMPTY')
    expect(() => buildAllowlist([entryOf(1n), entryOf(2n)]))
      .to.throw()
      .with.property('code', 'ALLOWLIST_WALLET_LISTED_TWICE')
    for (const cap of [0n, LARGEST + 1n]) {
      expect(() => buildAllowlist([entryOf(cap)]))
        .to.throw(`The cap of ${WALLET} must be from 1 to 2^64 - 1, but is ${cap}`)
        .with.property('code', 'ALLOWLIST_CAP_INVALID')
    }
  })
})

describe('proof documents on Aptos', () => {
  it('keep every digit when written and read back', () => {
    const proof = { maxPerWalletByAllowList: LARGEST, proof: [NODE] }
    const content = new TextEncoder().encode(formatProofDocument(proof))
    expect(parseProofDocument(content, 'a.json')).to.deep.equal(proof)
  })

  it('can have a cap that JSON holds exactly as a number', () => {
    const document = { max_per_wallet_by_allow_list: 3, proof: [] }
    expect(parseProofDocument(encode(document), 'a.json').maxPerWalletByAllowList).to.equal(3n)
  })

  for (const [name, document, reason] of [
    ['no cap', { proof: [] }, 'max_per_wallet_by_allow_list is not valid'],
    ['a cap of 0', { max_per_wallet_by_allow_list: '0', proof: [] }, 'max_per_wallet_by_allow'],
    [
      'a cap beyond 64 bits',
      { max_per_wallet_by_allow_list: `${LARGEST + 1n}`, proof: [] },
      'max_per_wallet_by_allow_list is not valid',
    ],
    ['a cap rounded by JSON', { max_per_wallet_by_allow_list: 1e20, proof: [] }, 'max_per_wallet'],
    ['no proof', { max_per_wallet_by_allow_list: '1' }, 'proof is not valid'],
    [
      'a hash that is too short',
      { max_per_wallet_by_allow_list: '1', proof: ['0x12'] },
      'proof.0 is not valid',
    ],
    [
      'more hashes than the drop machine takes',
      { max_per_wallet_by_allow_list: '1', proof: Array(33).fill(NODE) },
      'proof is not valid',
    ],
    ['a list', [], 'it is not an object'],
  ] as const) {
    it(`error: ${name}`, () => {
      expect(() => parseProofDocument(encode(document), 'a.json'))
        .to.throw(`The merkle proof a.json cannot be used: ${reason}`)
        .with.property('code', 'MERKLE_PROOF_DOCUMENT_INVALID')
    })
  }
})
