import { isMintlineError } from '@mintline/core'
import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import keccak256 from 'keccak256'
import { MerkleTree } from 'merkletreejs'
import { failureOf } from '../../../core/test/async/_clock.ts'
import { buildMerkleList } from '../../src/allowlist/buildMerkleList.ts'
import { assertProofsAgree } from '../../src/allowlist/merkle/assertProofsAgree.ts'
import { allocateLevels, hashLevels, proofAt, rootOf } from '../../src/allowlist/merkle/levels.ts'
import type { MerkleEntryInput } from '../../src/allowlist/merkleEntry.ts'
import { type MerkleListEntry, merkleLeaf, merkleList } from '../../src/allowlist/merkleTree.ts'
import { verifyMerkleProof } from '../../src/allowlist/verifyMerkleProof.ts'
import { anyWallet, walletOf } from './arbitraries.ts'

describe('merkle trees', () => {
  describe('levels', () => {
    for (const [name, leavesOf] of [
      ['different leaves', (size: number) => leaves(size, size)],
      ['leaves that occur more than once', (size: number) => leaves(size, Math.ceil(size / 3))],
    ] as const) {
      it(`are those of merkletreejs for 1 to 70 ${name}`, () => {
        for (let size = 1; size <= 70; size += 1) expectSameTree(leavesOf(size))
      })
    }

    it('are those of merkletreejs for any leaves', () => {
      const anyLeaf = fc.uint8Array({ minLength: 32, maxLength: 32 })
      fc.assert(fc.property(fc.array(anyLeaf, { minLength: 1, maxLength: 300 }), expectSameTree), {
        numRuns: 25,
      })
    })

    it('are refused when a node does not match those below it', () => {
      const levels = treeOf(leaves(9, 9))
      assertProofsAgree(levels)
      levels[1]?.set([1, 2, 3], 40)
      expect(() => assertProofsAgree(levels)).to.throw('does not lead to the root that was built')
    })
  })

  describe('merkleList', () => {
    it('proves every wallet and pads a list of one', () => {
      for (const size of [1, 2, 3, 5, 8]) {
        const entries = Array.from({ length: size }, (_, index) => listEntry(index))
        const { root, proofOf } = merkleList(entries)
        for (const entry of entries) {
          const proof = proofOf(entry)
          expect(proof).to.have.lengthOf.at.least(1)
          expect(verifyMerkleProof({ leaf: merkleLeaf(entry), proof, root })).to.equal(true)
        }
      }
    })

    it('has no valid proof with a node missing, added or changed', () => {
      const entry = listEntry(3)
      const { root, proofOf } = merkleList([0, 1, 2, 3, 4].map(listEntry))
      const [first = root, ...rest] = proofOf(entry)
      const changed = Buffer.from(first)
      changed.writeUInt8(changed.readUInt8(31) ^ 1, 31)
      for (const proof of [rest, [first, ...rest, root], [changed, ...rest], []]) {
        expect(verifyMerkleProof({ leaf: merkleLeaf(entry), proof, root })).to.equal(false)
      }
    })

    it('has no proof for a wallet with other terms', () => {
      const { proofOf } = merkleList([listEntry(0), listEntry(1)])
      expect(proofOf({ ...listEntry(1), maxClaims: 9n })).to.deep.equal([])
    })

    it('refuses an empty list', () => {
      expect(() => merkleList([])).to.throw('A merkle list needs at least one wallet')
    })

    for (const [field, value, code] of [
      ['price', -1n, 'MERKLE_PRICE_OUT_OF_RANGE'],
      ['price', 2n ** 64n, 'MERKLE_PRICE_OUT_OF_RANGE'],
      ['maxClaims', -1n, 'MERKLE_MAX_CLAIMS_OUT_OF_RANGE'],
      ['maxClaims', 2n ** 64n, 'MERKLE_MAX_CLAIMS_OUT_OF_RANGE'],
    ] as const) {
      it(`error: ${field} ${value}, which is never truncated`, async () => {
        const inList = async () => merkleList([{ ...listEntry(0), [field]: value }])
        const inBuild = async () => buildMerkleList([{ ...entryInput(0), [field]: value }])
        for (const build of [inList, inBuild]) {
          expect(isMintlineError(await failureOf(build()), code)).to.equal(true)
        }
      })
    }
  })

  describe('buildMerkleList', () => {
    it('has the root and the proofs of merkleList', async () => {
      await fc.assert(
        fc.asyncProperty(anyMerkleEntries, async (entries) => {
          const built = await buildMerkleList(entries)
          const listed = entries.map(({ user, ...terms }) => ({
            wallet: new PublicKey(user),
            ...terms,
          }))
          const list = merkleList(listed)
          expect(Buffer.from(built.root)).to.deep.equal(list.root)
          expect(built.size).to.equal(entries.length)
          for (const [position, { user, price, maxClaims }] of entries.entries()) {
            const document = built.documentOf(user)
            expect(document).to.deep.equal(built.documentAt(position))
            expect(document).to.deep.include({ claimant: user, claimPrice: price, maxClaims })
            const proof = document?.proof.map((node) => Buffer.from(node))
            expect(proof).to.deep.equal(list.proofOf(listed[position] ?? listEntry(0)))
          }
        }),
        { numRuns: 40 },
      )
    })

    it('has no document for a wallet that is not listed', async () => {
      const built = await buildMerkleList([entryInput(0), entryInput(1)])
      expect(built.documentOf(walletOf(2))).to.equal(undefined)
    })

    it('error: a wallet that is listed twice, with its positions', async () => {
      const entries = [0, 1, 2, 1, 0, 1].map((number) => entryInput(number))
      expect(await failureOf(buildMerkleList(entries))).to.deep.include({
        code: 'ALLOWLIST_WALLET_LISTED_TWICE',
        context: { wallet: walletOf(1), positions: [2, 4, 6] },
      })
    })

    it('error: an invalid address', async () => {
      for (const user of ['0xde709f2102306220921060314715629080e2fb77', '1'.repeat(31)]) {
        const entry = { ...entryInput(0), user: user as MerkleEntryInput['user'] }
        expect(
          isMintlineError(await failureOf(buildMerkleList([entry])), 'INVALID_ADDRESS'),
        ).to.equal(true)
      }
    })

    it('error: an entry that grants nothing', async () => {
      const failure = await failureOf(buildMerkleList([{ ...entryInput(0), maxClaims: 0n }]))
      expect(isMintlineError(failure, 'MERKLE_MAX_CLAIMS_OUT_OF_RANGE')).to.equal(true)
    })

    it('reports progress up to the whole tree, without blocking other tasks', async () => {
      const entries = Array.from({ length: 40_000 }, (_, index) => entryInput(index))
      const reports: number[] = []
      let turnsOfOthers = 0
      const others = setInterval(() => {
        turnsOfOthers += 1
      }, 0)
      await buildMerkleList(entries, {
        onProgress: ({ done, total }) => reports.push(done / total),
      })
      clearInterval(others)
      expect(reports).to.deep.equal([...reports].sort((left, right) => left - right))
      expect(reports.at(-1)).to.equal(1)
      expect(turnsOfOthers).to.be.greaterThan(0)
    })

    it('stops with its signal', async () => {
      const entries = Array.from({ length: 40_000 }, (_, index) => entryInput(index))
      const controller = new AbortController()
      const reason = new Error('enough')
      const reports: number[] = []
      const work = buildMerkleList(entries, {
        signal: controller.signal,
        onProgress: ({ done }) => {
          reports.push(done)
          controller.abort(reason)
        },
      })
      expect(await failureOf(work)).to.equal(reason)
      expect(reports).to.have.lengthOf(1)
    })
  })
})

/** Leaves, this many of them distinct. */
function leaves(size: number, different: number): Uint8Array[] {
  return Array.from({ length: size }, (_, index) => merkleLeaf(listEntry(index % different)))
}

function listEntry(number: number): MerkleListEntry {
  return { wallet: new PublicKey(walletOf(number)), price: BigInt(number), maxClaims: 2n }
}

function entryInput(number: number): MerkleEntryInput {
  return { user: walletOf(number), price: BigInt(number), maxClaims: 2n }
}

function treeOf(nodes: readonly Uint8Array[]) {
  const levels = allocateLevels(nodes.length)
  nodes.forEach((node, index) => {
    levels[0]?.set(node, 32 * index)
  })
  hashLevels(levels)
  return levels
}

function expectSameTree(nodes: readonly Uint8Array[]): void {
  const levels = treeOf(nodes)
  const hashNode = (pair: Buffer) => keccak256(Buffer.concat([Buffer.from([1]), pair]))
  const reference = new MerkleTree(
    nodes.map((node) => Buffer.from(node)),
    hashNode,
    { sortPairs: true },
  )
  expect(Buffer.from(rootOf(levels))).to.deep.equal(reference.getRoot())
  for (const [index, node] of nodes.entries()) {
    const expected = reference.getProof(Buffer.from(node), index).map(({ data }) => data)
    expect(proofAt(levels, index).map((sibling) => Buffer.from(sibling))).to.deep.equal(expected)
  }
}

const anyValue = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n })
const anyMerkleEntries = fc
  .uniqueArray(anyWallet, { minLength: 1, maxLength: 40 })
  .chain((wallets) =>
    fc.tuple(
      ...wallets.map((user) =>
        fc.record({ user: fc.constant(user), price: anyValue, maxClaims: anyValue }),
      ),
    ),
  )
