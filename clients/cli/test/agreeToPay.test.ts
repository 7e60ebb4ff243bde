import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { agreeToPay } from '../src/assets/agreeToPay.ts'
import { CommandContext } from '../src/runtime/commandContext.ts'
import { fakeTerminal } from './_fakeTerminal.ts'
import { address } from './_network.ts'

const ENTER = '\r'
const DOWN = '\u001b[B'
const OPTIONS = { json: false, yes: false, dryRun: false, verbose: false }

describe('Question before a payment', () => {
  const ask = async (isMainnet: boolean, typed: string, yes = false) => {
    const { output, input, shown, signal } = fakeTerminal()
    const environment = {
      ...{ cwd: '/', env: {}, signal },
      ...{ stdout: process.stdout, stderr: process.stderr },
    }
    const context = new CommandContext({ ...OPTIONS, yes }, output, environment)
    const chain = { name: isMainnet ? 'Solana' : 'Solana Devnet', isMainnet }
    const party = { context, chain, address: address('creator') }
    const asked = agreeToPay(party, 'Pay 0.1 SOL to Irys', input)
    input.write(typed)
    const answer = await asked.then(
      () => 'agreed',
      (error: unknown) => (isMintlineError(error) ? error.code : String(error)),
    )
    return { answer, shown: shown() }
  }

  it('says that money is real on mainnet, and takes a typed yes', async () => {
    const { answer, shown } = await ask(true, `yes${ENTER}`)
    expect(answer).to.equal('agreed')
    expect(shown.replaceAll(/\s+/g, ' ')).to.contain(
      'Pay 0.1 SOL to Irys. This is real money on Solana, paid by',
    )
  })

  it('takes no other answer on mainnet', async () => {
    expect((await ask(true, `y${ENTER}`)).answer).to.equal('CONFIRMATION_DECLINED')
  })

  for (const [typed, answer] of [
    [ENTER, 'agreed'],
    [`${DOWN}${ENTER}`, 'CONFIRMATION_DECLINED'],
  ] as const) {
    it(`asks elsewhere too: ${answer}`, async () => {
      const asked = await ask(false, typed)
      expect(asked.answer).to.equal(answer)
      expect(asked.shown).to.contain('Pay 0.1 SOL to Irys, on Solana Devnet?')
    })
  }

  for (const isMainnet of [true, false]) {
    it(`asks nothing with --yes, with ${isMainnet ? 'real' : 'other'} money`, async () => {
      expect(await ask(isMainnet, '', true)).to.deep.equal({ answer: 'agreed', shown: '' })
    })
  }
})
