import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { merkleList } from '../../src/allowlist/merkleTree.ts'
import type { MerkleMintInput } from '../../src/instructions/types.ts'
import { isInMerkleTree } from '../../src/mint/isInMerkleTree.ts'

const MAX_U64 = (1n << 64n) - 1n

describe('isInMerkleTree', () => {
  const wallet = Keypair.generate().publicKey
  const other = Keypair.generate().publicKey
  const claim = { wallet, price: 5n, maxClaims: 2n }
  const list = merkleList([claim, { wallet: other, price: 5n, maxClaims: 2n }])
  const input: MerkleMintInput = {
    merkleProof: list.proofOf(claim),
    allowListPrice: 5n,
    allowListMaxClaims: 2n,
  }
  const isIn = (
    changes: Partial<MerkleMintInput> = {},
    address = wallet,
    root: Uint8Array = list.root,
  ) => isInMerkleTree(address.toBase58(), { ...input, ...changes }, root)

  it('accepts the claim in a list of any length', () => {
    expect(isIn()).to.equal(true)
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.bigInt({ min: 0n, max: MAX_U64 }), fc.bigInt({ min: 1n, max: MAX_U64 })),
          {
            minLength: 1,
            maxLength: 20,
          },
        ),
        fc.nat(),
        (terms, pick) => {
          const entries = terms.map(([price, maxClaims]) => {
            return { wallet: Keypair.generate().publicKey, price, maxClaims }
          })
          const entry = entries[pick % entries.length]
          if (!entry) throw new Error('the list is empty')
          const tree = merkleList(entries)
          const own = {
            merkleProof: tree.proofOf(entry),
            allowListPrice: entry.price,
            allowListMaxClaims: entry.maxClaims,
          }
          expect(isInMerkleTree(entry.wallet.toBase58(), own, tree.root)).to.equal(true)
          expect(isInMerkleTree(wallet.toBase58(), own, tree.root)).to.equal(false)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('refuses any other wallet, price, number of claims and root', () => {
    expect(isIn({}, other)).to.equal(false)
    expect(isIn({ allowListPrice: 4n })).to.equal(false)
    expect(isIn({ allowListMaxClaims: 3n })).to.equal(false)
    expect(isIn({}, wallet, new Uint8Array(32))).to.equal(false)
  })

  it('refuses what the program refuses before checking the proof', () => {
    const alone = merkleList([{ ...claim, maxClaims: 0n }, claim])
    const noClaims = { merkleProof: alone.proofOf(claim), allowListMaxClaims: 0n }
    expect(isIn(noClaims, wallet, alone.root)).to.equal(false)
    expect(isIn({ merkleProof: [] })).to.equal(false)
    expect(isIn({ merkleProof: [new Uint8Array(31)] })).to.equal(false)
    const { merkleProof, allowListPrice, allowListMaxClaims } = input
    const without: MerkleMintInput[] = [
      { merkleProof, ...(allowListPrice !== undefined && { allowListPrice }) },
      { merkleProof, ...(allowListMaxClaims !== undefined && { allowListMaxClaims }) },
    ]
    for (const incomplete of without) {
      expect(isInMerkleTree(wallet.toBase58(), incomplete, list.root)).to.equal(false)
    }
    expect(isIn({ allowListPrice: -1n })).to.equal(false)
    expect(isIn({ allowListPrice: MAX_U64 + 1n })).to.equal(false)
    expect(isIn({ allowListMaxClaims: MAX_U64 + 1n })).to.equal(false)
  })
})
