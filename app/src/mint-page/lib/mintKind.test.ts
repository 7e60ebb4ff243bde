import { describe, expect, it } from 'vitest'
import { mintKind } from './mintKind.ts'

describe('mintKind', () => {
  it('is that of the union id of a contract', () => {
    expect(mintKind('BASE:0x00000000000000000000000000000000000000a1')).toBe('evm')
    expect(mintKind('ETHEREUM:0x00000000000000000000000000000000000000a1:7')).toBe('evm')
  })

  it('is Aptos for union ids of its collections', () => {
    expect(mintKind('APTOS:0xa1')).toBe('aptos')
    expect(mintKind('APTOS:nothing')).toBe('aptos')
  })

  it('is Solana for everything else, which its page explains', () => {
    for (const drop of [undefined, 'DAWN', 'SOLANA:So111', 'ECLIPSE:So111', '0xab', 'base:0xab']) {
      expect(mintKind(drop)).toBe('solana')
    }
  })
})
