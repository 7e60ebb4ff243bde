import { describe, expect, it } from 'vitest'
import { askedMint } from './askedMint.ts'

const TERMS = {
  perWallet: { max: 5n, used: 2n },
  supply: { max: 100n, used: 0n },
  isPrivate: false,
  isListed: false,
  price: 500_000_000n,
  currency: { symbol: 'SOL', decimals: 9 },
}
const OWN = { mintTo: undefined }

describe('askedMint', () => {
  it('names what is paid for all items', () => {
    const { order, max, label } = askedMint({ ...OWN, wanted: 2n }, TERMS, 10n)
    const price = 500_000_000n
    expect(order).toEqual({ quantity: 2n, price, mintTo: undefined, leavesMore: true })
    expect(max).toBe(3n)
    expect(label).toBe('Mint 2 for 1 SOL')
  })

  it('never exceeds what the wallet may mint, nor what fits a request', () => {
    const most = askedMint({ ...OWN, wanted: 50n }, TERMS, 10n)
    expect(most.order).toMatchObject({ quantity: 3n, leavesMore: false })
    expect(most.label).toBe('Mint 3 for 1.5 SOL')
    expect(askedMint({ ...OWN, wanted: 50n }, TERMS, 2n).order.quantity).toBe(2n)
    expect(askedMint({ ...OWN, wanted: -1n }, TERMS, 2n).order.quantity).toBe(1n)
  })

  it('names the other wallet that receives the items', () => {
    const mintTo = '0x00000000000000000000000000000000000000a1'
    const { order, label } = askedMint({ mintTo, wanted: 1n }, { ...TERMS, price: 0n }, 10n)
    expect(order.mintTo).toBe(mintTo)
    expect(label).toMatch(/^Mint 1 for free to 0x00.*a1$/)
  })
})
