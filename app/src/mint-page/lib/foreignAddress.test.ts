import { describe, expect, it } from 'vitest'
import { foreignAddress } from './foreignAddress.ts'

const EVM = `0x${'ab'.repeat(20)}`
const APTOS = `0x${'cd'.repeat(32)}`
const SOLANA = 'So11111111111111111111111111111111111111112'

describe('foreignAddress', () => {
  it('names the chain that an address looks like', () => {
    expect(foreignAddress(EVM, 'aptos')).toBe(
      `${EVM} looks like an EVM address: write the Aptos address of the wallet, with all its 64 digits.`,
    )
    expect(foreignAddress(EVM, 'solana')).toBe(
      `${EVM} looks like an EVM address: write the Solana address of the wallet.`,
    )
    expect(foreignAddress(APTOS, 'evm')).toBe(
      `${APTOS} looks like an Aptos address: write the EVM address of the wallet.`,
    )
    expect(foreignAddress(SOLANA, 'aptos')).toContain('looks like a Solana address')
  })

  it('says nothing of an address of the chain, or of no address', () => {
    expect(foreignAddress(SOLANA, 'solana')).toBeUndefined()
    expect(foreignAddress(EVM, 'evm')).toBeUndefined()
    expect(foreignAddress(APTOS, 'aptos')).toBeUndefined()
    expect(foreignAddress('friend.sol', 'aptos')).toBeUndefined()
  })
})
