import { solanaAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { feeAdminPower, feeAdminsOf } from '../../src/plans/fees/feeAdminPower.ts'
import type { CollectionInfo } from '../../src/reads/collectionInfo.ts'
import { collectionInfo } from './_info.ts'
import { anAddress } from './_input.ts'

const info = collectionInfo()

describe('The power of fee admins', () => {
  it('names both admins, each once, and what is left to them if the fee is locked', () => {
    const [primaryAdmin, secondaryAdmin] = [solanaAddress(anAddress()), solanaAddress(anAddress())]
    expect(feeAdminsOf({ primaryAdmin, secondaryAdmin })).to.deep.equal([
      primaryAdmin,
      secondaryAdmin,
    ])
    expect(feeAdminsOf({ primaryAdmin, secondaryAdmin: primaryAdmin })).to.deep.equal([
      primaryAdmin,
    ])
    const power = (changes: Partial<CollectionInfo>) => {
      return feeAdminPower({ ...info, ...changes }, 'SOL')
    }
    expect(power({})).to.equal(
      'set any platform fee up to 100% or 1 SOL per item, and replace who receives it and themselves',
    )
    expect(power({ locks: { ...info.locks, fee: true } })).to.equal(
      'replace who receives the platform fee, which is locked at 1%, and themselves',
    )
  })
})
