import { describe, expect, it } from 'vitest'
import { addressText, addressValue, parseItem, parseOwner, parsePage } from './useItemsAddress.ts'

const WALLET = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'
const known = 'This collection has items 1 to 60.'

describe('the address of the items', () => {
  it('names a page from 1, and nothing else', () => {
    expect(parsePage(undefined)).toEqual({ status: 'empty' })
    expect(parsePage(1)).toEqual({ status: 'valid', value: 1 })
    for (const value of ['abc', 0, -1, 1.5, 1e21, '', '1 or 1=1']) {
      expect(parsePage(value)).toEqual({
        status: 'invalid',
        reason: `“${value}” is not the number of a page.`,
      })
    }
  })

  it('names an item that was minted', () => {
    expect(parseItem(undefined, 60n)).toEqual({ status: 'empty' })
    expect(parseItem(60, 60n)).toEqual({ status: 'valid', value: 60n })
    const noItem = `There is no item 61. ${known}`
    expect(parseItem(61, 60n)).toEqual({ status: 'invalid', reason: noItem })
    const noNumber = `“last” is not the number of an item. ${known}`
    expect(parseItem('last', 60n)).toEqual({ status: 'invalid', reason: noNumber })
  })

  it('names the connected wallet or any other', () => {
    expect(parseOwner(undefined)).toEqual({ status: 'empty' })
    expect(parseOwner(' Mine ')).toEqual({ status: 'valid', value: { kind: 'mine' } })
    expect(parseOwner(WALLET)).toEqual({
      status: 'valid',
      value: { kind: 'wallet', address: WALLET },
    })
    const reason = '“xyz” is not the address of a wallet.'
    expect(parseOwner('xyz')).toEqual({ status: 'invalid', reason })
  })

  it('repeats no more of a bad value than anybody reads, and no characters that turn text around', () => {
    expect(parseOwner('x'.repeat(1_000))).toEqual({
      status: 'invalid',
      reason: `“${'x'.repeat(60)}…” is not the address of a wallet.`,
    })
    const turned = parseOwner('x\u202Ey')
    expect(turned).toEqual({ status: 'invalid', reason: '“xy” is not the address of a wallet.' })
  })

  it('writes numbers without quotes, and other texts as they are', () => {
    expect(addressValue('12')).toBe(12)
    expect(addressValue('')).toBeUndefined()
    expect(addressValue('0012')).toBe('0012')
    expect(addressValue('10-20')).toBe('10-20')
    expect(addressValue('9'.repeat(30))).toBe('9'.repeat(30))
    expect(addressText(12)).toBe('12')
    expect(addressText(undefined)).toBe('')
  })
})
