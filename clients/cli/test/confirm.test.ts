import { setImmediate as nextTurn } from 'node:timers/promises'
import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { askForDrop } from '../src/config/askForDrop.ts'
import { DEFAULTS } from '../src/config/newConfig.ts'
import { confirmByTyping } from '../src/output/confirm.ts'
import { startProgress } from '../src/output/progress.ts'
import { fakeTerminal } from './_fakeTerminal.ts'

const ENTER = '\r'
const CTRL_C = '\u0003'

describe('Questions on a terminal', () => {
  /** Asks, types and answers the code of what came of it. */
  const answered = async (typed: string): Promise<string> => {
    const { output, input, shown } = fakeTerminal()
    const asked = confirmByTyping(output, 'Launch FIRST on Solana for 1 SOL.', input)
    input.write(typed)
    try {
      await asked
      return 'confirmed'
    } catch (error) {
      return isMintlineError(error) ? error.code : String(error)
    } finally {
      expect(shown()).to.contain('Launch FIRST on Solana for 1 SOL. Type yes to go on.')
    }
  }

  it('goes on after a typed yes', async () => {
    expect(await answered(`yes${ENTER}`)).to.equal('confirmed')
  })

  it('takes nothing else for a yes', async () => {
    expect(await answered(`y${ENTER}`)).to.equal('CONFIRMATION_DECLINED')
    expect(await answered(ENTER)).to.equal('CONFIRMATION_DECLINED')
  })

  it('stops at Ctrl-C', async () => {
    expect(await answered(CTRL_C)).to.equal('INTERRUPTED')
  })
})

describe('Questions about a new drop', () => {
  it('are asked for what is not given, and have answers to take over', async () => {
    const { output, input, shown } = fakeTerminal()
    const defaults = { ...DEFAULTS, treasury: 'the wallet' }
    const given = { symbol: 'ASKED', supply: '5', baseUri: 'https://example.com', price: '0' }
    const asked = askForDrop(output, given, defaults, input)
    input.write(`Mine${ENTER}`)
    // What is typed before a question is asked would answer the one before it
    while (!shown().includes('Wallet that is paid')) await nextTurn()
    input.write(ENTER)
    expect(await asked).to.deep.equal({ ...given, name: 'Mine', treasury: 'the wallet' })
    expect(shown()).to.contain('Name of the collection').and.to.contain('Wallet that is paid')
    expect(shown()).not.to.contain('Price of an item')
  })
})

describe('Progress', () => {
  it('is a bar on a terminal, which ends as a line', () => {
    const { output, shown } = fakeTerminal()
    const bar = startProgress(output, 'Allowlist', 4)
    bar.update(2, '5 entries/s')
    bar.finish()
    expect(shown()).to.contain(`Allowlist [${'#'.repeat(15)}${'-'.repeat(15)}] 2 of 4, 5 entries/s`)
    expect(shown()).to.match(/5 entries\/s\n$/)
  })
})
