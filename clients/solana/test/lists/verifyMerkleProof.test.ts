import { solanaAddress } from '@mintline/core/identifiers'
import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import keccak256 from 'keccak256'
import { MerkleTree } from 'merkletreejs'
import { merkleLeaf } from '../../src/allowlist/merkleTree.ts'
import { claimLeaf, verifyMerkleProof } from '../../src/allowlist/verifyMerkleProof.ts'
import { anyWallet } from './arbitraries.ts'

const node = fc.uint8Array({ minLength: 32, maxLength: 32 })
const hashNode = (pair: Buffer) => keccak256(Buffer.concat([Buffer.from([1]), pair]))

describe('verifyMerkleProof', () => {
  it('accepts the proofs of merkletreejs', () => {
    const leaves = fc.array(node, { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(leaves, fc.nat(), (some, pick) => {
        const position = pick % some.length
        const leaf = Buffer.from(some[position] ?? [])
        const tree = new MerkleTree(
          some.map((bytes) => Buffer.from(bytes)),
          hashNode,
          {
            sortPairs: true,
          },
        )
        const proof = tree.getProof(leaf, position).map(({ data }) => data)
        expect(verifyMerkleProof({ leaf, proof, root: tree.getRoot() })).to.equal(true)
      }),
    )
  })

  it('refuses a proof with any bit changed', () => {
    const claim = fc.record({ leaf: node, proof: fc.array(node, { minLength: 1, maxLength: 8 }) })
    fc.assert(
      fc.property(claim, fc.nat(), fc.nat(255), ({ leaf, proof }, pick, bit) => {
        const root = proof.reduce<Buffer>((below, sibling) => {
          const pair = [below, Buffer.from(sibling)].sort(Buffer.compare)
          return hashNode(Buffer.concat(pair))
        }, Buffer.from(leaf))
        expect(verifyMerkleProof({ leaf, proof, root })).to.equal(true)
        const at = pick % proof.length
        const tampered = proof.map((bytes, index) => (index === at ? flip(bytes, bit) : bytes))
        expect(verifyMerkleProof({ leaf, proof: tampered, root })).to.equal(false)
        expect(verifyMerkleProof({ leaf: flip(leaf, bit), proof, root })).to.equal(false)
        expect(verifyMerkleProof({ leaf, proof, root: flip(root, bit) })).to.equal(false)
      }),
    )
  })

  it('refuses a root that is a prefix of the leaf, or longer', () => {
    const leaf = new Uint8Array(32)
    expect(verifyMerkleProof({ leaf, proof: [], root: leaf })).to.equal(true)
    expect(verifyMerkleProof({ leaf, proof: [], root: new Uint8Array(31) })).to.equal(false)
    expect(verifyMerkleProof({ leaf, proof: [], root: new Uint8Array(33) })).to.equal(false)
  })
})

describe('the leaf of a claim', () => {
  it('matches that of the list', () => {
    const amount = fc.bigInt(0n, (1n << 64n) - 1n)
    fc.assert(
      fc.property(anyWallet, amount, amount, (wallet, price, maxClaims) => {
        const leaf = claimLeaf({ wallet: solanaAddress(wallet), price, maxClaims })
        const listed = merkleLeaf({ wallet: new PublicKey(wallet), price, maxClaims })
        expect(Buffer.from(leaf)).to.deep.equal(listed)
      }),
    )
  })
})

/** The same bytes with one bit flipped. */
function flip(bytes: Uint8Array, bit: number): Uint8Array {
  return bytes.map((byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
}
