import { expect } from 'chai'
import fc from 'fast-check'
import {
  formatProofDocument,
  type MerkleProofDocument,
  parseProofDocument,
} from '../../src/reads/proofDocument.ts'
import { anyWallet, walletOf } from './arbitraries.ts'
import { codeOf } from './codeOf.ts'

const NODE = Array.from({ length: 32 }, (_, index) => index)
const FIELDS = { claimant: walletOf(1), claim_price: 5, max_claims: 2, proof: [NODE] }

describe('proof documents', () => {
  it('have the fields of the specification', () => {
    const document = {
      claimant: walletOf(1),
      claimPrice: 5n,
      maxClaims: 2n,
      proof: [Uint8Array.from(NODE)],
    }
    expect(JSON.parse(formatProofDocument(document))).to.deep.equal(FIELDS)
  })

  it('write amounts that a JSON number cannot hold as text', () => {
    const text = formatProofDocument({
      claimant: walletOf(1),
      claimPrice: 9_007_199_254_740_992n,
      maxClaims: 9_007_199_254_740_991n,
      proof: [Uint8Array.from(NODE)],
    })
    expect(JSON.parse(text)).to.deep.include({
      claim_price: '9007199254740992',
      max_claims: 9_007_199_254_740_991,
    })
  })

  it('read back as they were written', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(parseProofDocument(formatProofDocument(document), 'a.json')).to.deep.equal(document)
      }),
    )
  })

  for (const [what, text, reason] of [
    ['no JSON', '{', 'it is not a JSON object'],
    ['a list', '[]', 'it is not a JSON object'],
    ['no wallet', without('claimant'), 'claimant is not a Solana address'],
    ['no price', without('claim_price'), 'claim_price is not a whole number of 64 bits'],
    [
      'half a lamport',
      having({ claim_price: 0.5 }),
      'claim_price is not a whole number of 64 bits',
    ],
    [
      'a number that lost its last digits',
      having({ claim_price: 2 ** 53 }),
      'claim_price is not a whole number of 64 bits',
    ],
    [
      'a price above 64 bits',
      having({ claim_price: '18446744073709551616' }),
      'claim_price is not a whole number of 64 bits',
    ],
    ['no claims', having({ max_claims: 0 }), 'max_claims is not a whole number from 1 of 64 bits'],
    ['an empty proof', having({ proof: [] }), 'proof is not 1 to 64 arrays of 32 bytes'],
    ['a short node', having({ proof: [NODE.slice(1)] }), 'proof is not 1 to 64 arrays of 32 bytes'],
    [
      'a node with what is no byte',
      having({ proof: [[...NODE.slice(1), 256]] }),
      'proof is not 1 to 64 arrays of 32 bytes',
    ],
  ] as const) {
    it(`refuse ${what}`, () => {
      const read = () => parseProofDocument(text, 'proofs/a.json')
      expect(read).to.throw(`The merkle proof proofs/a.json cannot be used: ${reason}`)
      expect(codeOf(read)).to.equal('MERKLE_PROOF_DOCUMENT_INVALID')
    })
  }
})

const anyDocument: fc.Arbitrary<MerkleProofDocument> = fc.record({
  claimant: anyWallet,
  claimPrice: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  maxClaims: fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }),
  proof: fc.array(fc.uint8Array({ minLength: 32, maxLength: 32 }), { minLength: 1, maxLength: 25 }),
})

function having(changes: Partial<Record<keyof typeof FIELDS, unknown>>): string {
  return JSON.stringify({ ...FIELDS, ...changes })
}

function without(field: keyof typeof FIELDS): string {
  return having({ [field]: undefined })
}
