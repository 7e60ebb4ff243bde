import { isSolanaAddress } from '@mintline/core/identifiers'
import { describe, expect, it } from 'vitest'
import { mintToChoice, NO_MINT_TO } from './mintTo.ts'

const WALLET = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'
const OTHER = 'So11111111111111111111111111111111111111112'

const MINTER = { wallet: WALLET, isAddress: isSolanaAddress }

function choiceOf(text: string) {
  return mintToChoice({ isOpen: true, text }, MINTER)
}

describe('mintToChoice', () => {
  it('is the minting wallet until another one is requested', () => {
    const own = { status: 'ready', mintTo: undefined }
    expect(mintToChoice(NO_MINT_TO, MINTER)).toEqual(own)
    expect(mintToChoice({ isOpen: false, text: OTHER }, MINTER)).toEqual(own)
    expect(choiceOf(WALLET)).toEqual(own)
  })

  it('is the other wallet once its address is entered', () => {
    expect(choiceOf(` ${OTHER} `)).toEqual({ status: 'ready', mintTo: OTHER })
  })

  it('never falls back to the minting wallet', () => {
    expect(choiceOf(' ')).toEqual({ status: 'missing' })
    for (const text of [OTHER.slice(0, -12), `${OTHER}0`, OTHER.replace('S', 'l')]) {
      expect(choiceOf(text)).toEqual({ status: 'invalid' })
    }
  })

  it('is a name where the text has a dot, which no address has', () => {
    expect(choiceOf(' alice.sol ')).toEqual({ status: 'named', name: 'alice.sol' })
  })
})
