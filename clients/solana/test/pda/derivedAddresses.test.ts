import { solanaAddress } from '@mintline/core/identifiers'
import {
  allowlistEntryAddress,
  deriveAllowlistEntry,
  deriveEditionsControls,
  deriveEditionsDeployment,
  deriveHashlist,
  deriveItemMint,
  deriveMinterStats,
  deriveMinterStatsPhase,
  deriveTokenAccount,
  editionsControlsAddress,
  editionsDeploymentAddress,
  hashlistAddress,
  itemMintAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
  tokenAccountAddress,
} from '@mintline/solana'
import { getAssociatedTokenAddressSync, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'

const MAX_U32 = 0xffff_ffff
const MAX_U64 = (1n << 64n) - 1n

const key = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => [new PublicKey(bytes), solanaAddress(new PublicKey(bytes).toBase58())] as const)
const index = fc.oneof(fc.nat(20), fc.constant(MAX_U32), fc.nat(MAX_U32))
const symbol = fc
  .string({ unit: 'grapheme', maxLength: 32 })
  .filter((text) => Buffer.byteLength(text) <= 32)

describe('addresses in base58', () => {
  it('match those of instructions', () => {
    const counts = fc.bigInt(0n, MAX_U64)
    fc.assert(
      fc.property(
        symbol,
        key,
        key,
        index,
        counts,
        (text, [deployment, d], [wallet, w], n, count) => {
          const pairs = [
            [deriveEditionsDeployment(text), editionsDeploymentAddress(text)],
            [deriveHashlist(d, n), hashlistAddress(deployment, n)],
            [deriveEditionsControls(d), editionsControlsAddress(deployment)],
            [deriveMinterStats(d, w), minterStatsAddress(deployment, wallet)],
            [deriveMinterStatsPhase(d, w, n), minterStatsPhaseAddress(deployment, wallet, n)],
            [deriveAllowlistEntry(d, w, n), allowlistEntryAddress(deployment, wallet, n)],
            [deriveItemMint(d, w, count), itemMintAddress(deployment, wallet, count)],
            [deriveTokenAccount(d, w), tokenAccountAddress(deployment, wallet)],
          ] as const
          for (const [inBase58, address] of pairs) expect(inBase58).to.equal(address.toBase58())
        },
      ),
      { numRuns: 50 },
    )
  })

  it('match those of spl-token for tokens, also if the owner is off the curve', () => {
    fc.assert(
      fc.property(key, key, ([mint], [owner]) => {
        expect(tokenAccountAddress(mint, owner).toBase58()).to.equal(
          getAssociatedTokenAddressSync(mint, owner, true, TOKEN_2022_PROGRAM_ID).toBase58(),
        )
      }),
      { numRuns: 50 },
    )
  })

  it('error: an invalid index or count', () => {
    const nobody = solanaAddress('1'.repeat(32))
    expect(() => deriveHashlist(nobody, -1)).to.throw()
    expect(() => deriveHashlist(nobody, MAX_U32 + 1)).to.throw()
    expect(() => deriveItemMint(nobody, nobody, -1n)).to.throw()
    expect(() => deriveItemMint(nobody, nobody, MAX_U64 + 1n)).to.throw()
  })
})
