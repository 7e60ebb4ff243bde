import { solanaAddress } from '@mintline/core/identifiers'
import { getBytesDecoder } from '@solana/kit'
import {
  ExtensionType,
  getExtensionData,
  TOKEN_2022_PROGRAM_ID,
  unpackAccount,
  unpackMint,
} from '@solana/spl-token'
import { Keypair, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import {
  isTokenKind,
  MINT_EXTENSIONS,
  readExtension,
  readHolder,
  readSupply,
} from '../../src/reads/tokenAccounts.ts'

const key = Keypair.generate().publicKey
const address = solanaAddress(key.toBase58())

/** Data, however long and often at the limits, with any account type. */
const anyData = fc
  .tuple(
    fc.oneof(fc.constantFrom(0, 81, 82, 83, 164, 165, 166, 167, 354, 355, 356), fc.nat(600)),
    fc.nat(3),
    fc.infiniteStream(fc.nat(255)),
  )
  .map(([size, type, bytes]) => {
    const data = Buffer.from([...bytes.take(size)])
    if (size > 165) data[165] = type
    return data
  })

/** Consecutive extensions; the last may be truncated. */
const anyExtensions = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(0, 18, 19, 22, 23, 300), fc.uint8Array({ maxLength: 40 }))),
    fc.nat(30),
  )
  .map(([extensions, cut]) => {
    const parts = extensions.map(([type, content]) => {
      const header = Buffer.alloc(4)
      header.writeUInt16LE(type)
      header.writeUInt16LE(content.length, 2)
      return Buffer.concat([header, content])
    })
    const all = Buffer.concat(parts)
    return all.subarray(0, Math.max(all.length - cut, 0))
  })

describe('accounts of Token-2022', () => {
  it('are recognised like in spl-token', () => {
    fc.assert(
      fc.property(anyData, fc.boolean(), (data, isOurs) => {
        const owner = isOurs ? TOKEN_2022_PROGRAM_ID : SystemProgram.programId
        const account = { address, owner, data }
        const info = { owner, data, executable: false, lamports: 0 }
        const mint = attempt(() => unpackMint(key, info, TOKEN_2022_PROGRAM_ID))
        const token = attempt(() => unpackAccount(key, info, TOKEN_2022_PROGRAM_ID))
        expect(isTokenKind(account, 'mint')).to.equal(mint !== undefined)
        expect(isTokenKind(account, 'tokenAccount')).to.equal(token !== undefined)
        if (mint) expect(readSupply(data)).to.equal(mint.supply)
        if (token) expect(readHolder(data)).to.equal(token.owner.toBase58())
      }),
      { numRuns: 2_000 },
    )
  })

  it('have the same extensions as in spl-token', () => {
    const types = [
      [MINT_EXTENSIONS.metadata, ExtensionType.TokenMetadata],
      [MINT_EXTENSIONS.groupMember, ExtensionType.TokenGroupMember],
    ] as const
    fc.assert(
      fc.property(anyExtensions, (extensions) => {
        const data = Buffer.concat([Buffer.alloc(165), Buffer.from([1]), extensions])
        for (const [ours, theirs] of types) {
          const found = readExtension(data, ours, getBytesDecoder())
          const expected = getExtensionData(theirs, extensions)
          expect(found && Buffer.from(found)).to.deep.equal(expected ?? undefined)
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
