import { isMintlineError } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import { listTotals } from '@mintline/solana'
import { expect } from 'chai'
import { stopAtCheapPrices } from '../src/lists/cheapPrices.ts'
import { unitOfPrices } from '../src/lists/unitOfPrices.ts'
import { Output } from '../src/output/output.ts'
import { fakeTerminal } from './_fakeTerminal.ts'
import { address } from './_network.ts'

const ENTER = '\r'
const DOWN = '\u001b[B'
const CTRL_C = '\u0003'
const OPTIONS = { json: false, yes: false, dryRun: false, verbose: false }
const UNDECIDED = { path: 'list.csv', text: `wallet,price,amount\n${address('alice')},1,1` }

async function codeOf(run: Promise<unknown>): Promise<string> {
  try {
    await run
    return 'done'
  } catch (error) {
    return isMintlineError(error) ? error.code : String(error)
  }
}

describe('The unit of the prices of a list', () => {
  const asked = async (typed: string, currency?: 'SOL' | 'ETH') => {
    const { output, input, shown, signal } = fakeTerminal()
    const context = { output, options: OPTIONS, signal }
    const answer = unitOfPrices(context, UNDECIDED, { given: undefined, currency }, input)
    input.write(typed)
    try {
      return { unit: await answer, shown: shown() }
    } finally {
      expect(shown()).to.contain('The prices in list.csv have no unit. Which one is it?')
    }
  }

  it('is asked for on a terminal where the list has none, SOL first', async () => {
    expect((await asked(ENTER)).unit).to.equal('sol')
    expect((await asked(`${DOWN}${ENTER}`)).unit).to.equal('lamports')
    expect(await codeOf(asked(CTRL_C))).to.equal('INTERRUPTED')
  })

  it('is asked for by the name of the network’s coin', async () => {
    expect((await asked(ENTER, 'ETH')).shown).to.contain('ETH')
  })

  it('is not asked for where option, config or list have it, or no price needs one', async () => {
    const { output, input, shown, signal } = fakeTerminal()
    const context = { output, options: OPTIONS, signal }
    const unit = (text: string, given?: 'sol' | 'lamports') =>
      unitOfPrices(context, { path: 'list.csv', text }, { given }, input)
    expect(await unit(UNDECIDED.text, 'lamports')).to.equal('lamports')
    expect(await unit(UNDECIDED.text.replace('price', 'price_sol'))).to.equal(undefined)
    expect(await unit(UNDECIDED.text.replace(',1,1', ',0,1'))).to.equal(undefined)
    expect(await unit(UNDECIDED.text.replace(',1,1', ',1 SOL,1'))).to.equal(undefined)
    expect(shown()).to.equal('')
  })

  it('is undefined where nobody can be asked', async () => {
    const { input, output, shown, signal } = fakeTerminal()
    const silent = { output, options: { ...OPTIONS, yes: true }, signal }
    expect(await unitOfPrices(silent, UNDECIDED, { given: undefined }, input)).to.equal(undefined)
    expect(shown()).to.equal('')
  })
})

describe('Prices so low that their unit may be a mistake', () => {
  const listAt = (price: bigint, isUnitNamed = false) => ({
    path: 'list.csv',
    totals: listTotals([{ user: solanaAddress(address('alice')), price, amount: 1 }]),
    isUnitNamed,
  })

  it('need confirmation on a terminal, with the lowest one', async () => {
    for (const [typed, outcome] of [
      [`yes${ENTER}`, 'done'],
      [`no${ENTER}`, 'CONFIRMATION_DECLINED'],
      [CTRL_C, 'INTERRUPTED'],
    ] as const) {
      const { output, input, shown, signal } = fakeTerminal()
      const context = { output, options: OPTIONS, signal }
      const stopped = stopAtCheapPrices(context, listAt(999_999n), 'SOL', input)
      input.write(typed)
      expect(await codeOf(stopped)).to.equal(outcome)
      expect(shown()).to.contain(
        'The lowest price in list.csv is 0.000999999 SOL (999999 lamports)',
      )
    }
  })

  it('are refused where nobody can be asked, unless their unit was given', async () => {
    const { output, input, shown, signal } = fakeTerminal()
    const context = { output, options: { ...OPTIONS, yes: true }, signal }
    const stop = (price: bigint, isUnitNamed: boolean) =>
      codeOf(stopAtCheapPrices(context, listAt(price, isUnitNamed), 'SOL', input))
    expect(await stop(999_999n, false)).to.equal('LIST_PRICES_CHEAP')
    expect(shown()).to.equal('')
    expect(await stop(999_999n, true)).to.equal('done')
    expect(shown()).to.contain('(999999 lamports): check that its unit is right')
  })

  it('start below 0.001 SOL, and exclude free entries', async () => {
    const { output, input, shown, signal } = fakeTerminal()
    const silent = new Output({ ...nowhere(output), json: true })
    const context = { output: silent, options: OPTIONS, signal }
    for (const price of [1_000_000n, 0n]) {
      await stopAtCheapPrices(context, listAt(price), 'SOL', input)
    }
    expect(shown()).to.equal('')
  })
})

function nowhere({ stderr }: Output) {
  return { stdout: stderr, stderr, verbose: false, env: {} }
}
