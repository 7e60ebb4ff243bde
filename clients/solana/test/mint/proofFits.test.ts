import { solanaAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { allocateLevels, proofAt } from '../../src/allowlist/merkle/levels.ts'
import { leafCountOf } from '../../src/allowlist/merkleTree.ts'
import {
  maxProofNodes,
  proofFits,
  proofLengthWarning,
  proofNodes,
  walletsWithLongerProofs,
} from '../../src/mint/proofFits.ts'
import { lookupTableToBe } from '../../src/plans/lookupTable/lookupTableAddresses.ts'
import { collectionInfo } from '../plans/_info.ts'
import { anAddress } from '../plans/_input.ts'

/** An unlimited collection with this many recipients. */
function collectionOf({
  recipients,
  cosigned = false,
}: {
  recipients: number
  cosigned?: boolean
}) {
  const { platformFees } = collectionInfo()
  const shares = Array.from({ length: recipients }, () => ({
    address: solanaAddress(anAddress()),
    share: 100 / recipients,
  }))
  return collectionInfo({
    maxNumberOfTokens: 0n,
    platformFees: { ...platformFees, recipients: shares },
    cosignerProgramId: cosigned ? solanaAddress(anAddress()) : undefined,
  })
}

describe('maxProofNodes', () => {
  for (const { recipients, cosigned, without, withTable } of [
    { recipients: 1, cosigned: false, without: 15, withTable: 23 },
    { recipients: 1, cosigned: true, without: 12, withTable: 19 },
    { recipients: 5, cosigned: false, without: 11, withTable: 22 },
    { recipients: 5, cosigned: true, without: 8, withTable: 19 },
  ]) {
    const signers = cosigned ? ' and a co-signer' : ''
    it(`is ${without}, and ${withTable} with a table, for ${recipients} recipients${signers}`, () => {
      const info = collectionOf({ recipients, cosigned })
      const table = lookupTableToBe(info)
      expect(maxProofNodes(info)).to.equal(without)
      expect(maxProofNodes(info, { lookupTable: table })).to.equal(withTable)
      // Half a million wallets.
      expect(proofFits(info, 19)).to.equal(false)
      expect(proofFits(info, 19, { lookupTable: table })).to.equal(true)
    })
  }

  for (const { recipients, cosigned, without, withTable } of [
    { recipients: 1, cosigned: false, without: 10, withTable: 21 },
    { recipients: 1, cosigned: true, without: 6, withTable: 18 },
    { recipients: 5, cosigned: false, without: 6, withTable: 21 },
    { recipients: 5, cosigned: true, without: 2, withTable: 18 },
  ]) {
    const signers = cosigned ? ' and a co-signer' : ''
    it(`is ${without}, and ${withTable} with a table, for tokens to ${recipients} recipients${signers}`, () => {
      const info = collectionOf({ recipients, cosigned })
      const token = { mint: anAddress() }
      expect(maxProofNodes(info, { token })).to.equal(without)
      const lookupTable = lookupTableToBe(info, [token])
      expect(maxProofNodes(info, { token, lookupTable })).to.equal(withTable)
    })
  }

  it('is one higher if the table has the pages of all items', () => {
    const info = { ...collectionOf({ recipients: 5 }), maxNumberOfTokens: 256n }
    expect(maxProofNodes(info, { lookupTable: lookupTableToBe(info) })).to.equal(23)
  })

  it('is lower if the table is outdated', () => {
    const info = collectionOf({ recipients: 5 })
    const table = lookupTableToBe(info)
    const treasury = solanaAddress(anAddress())
    const { platformFees } = collectionOf({ recipients: 5 })
    expect(maxProofNodes({ ...info, treasury }, { lookupTable: table })).to.equal(21)
    expect(maxProofNodes({ ...info, treasury, platformFees }, { lookupTable: table })).to.equal(16)
  })
})

describe('proofNodes', () => {
  it('is the depth of the tree of a list', () => {
    const lists = [1, 2, 3, 4, 5, 8, 9, 40_000, 1 << 20, (1 << 20) + 1]
    expect(lists.map(proofNodes)).to.deep.equal([1, 1, 2, 2, 3, 3, 4, 16, 20, 21])
  })
})

describe('proofLengthWarning', () => {
  const info = collectionOf({ recipients: 5 })

  it('is undefined if the whole list can mint', () => {
    expect(proofLengthWarning({ info, wallets: 2_048 })).to.equal(undefined)
    const lookupTable = lookupTableToBe(info)
    expect(proofLengthWarning({ info, wallets: 1_000_000, lookupTable })).to.equal(undefined)
  })

  it('advises a table if that is enough', () => {
    expect(proofLengthWarning({ info, wallets: 2_049 })).to.deep.equal({
      code: 'PROOFS_TOO_LONG',
      message:
        'A list of 2049 wallets needs proofs of 12 nodes, and mints of this collection hold 11: create a lookup table',
    })
  })

  it('advises splitting a list that is too long even with a table', () => {
    const lookupTable = lookupTableToBe(info)
    expect(proofLengthWarning({ info, wallets: 20_000_000, lookupTable })).to.deep.equal({
      code: 'PROOFS_TOO_LONG',
      message:
        'A list of 20000000 wallets needs proofs of 25 nodes, and mints of this collection hold 22: split it over several phases',
    })
  })
})

describe('walletsWithLongerProofs', () => {
  it('counts as the trees of lists do, whose odd levels shorten proofs', () => {
    for (const wallets of [1, 2, 3, 5, 8, 11, 33, 100, 129]) {
      const levels = allocateLevels(leafCountOf(wallets))
      const nodes = Array.from({ length: wallets }, (_, at) => proofAt(levels, at).length)
      for (let most = 0; most <= 8; most += 1) {
        const longer = nodes.filter((each) => each > most).length
        expect(walletsWithLongerProofs(wallets, most), `${wallets} ${most}`).to.equal(longer)
      }
    }
  })
})
