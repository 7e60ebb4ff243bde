import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isMintlineError } from '@mintline/core'
import { NETWORKS } from '@mintline/core/networks'
import { createConnection } from '@mintline/solana'
import { expect } from 'chai'
import { failureOf } from '../../core/test/async/_clock.ts'
import { init } from '../src/commands/init.ts'
import { answerProblem } from '../src/config/answerProblem.ts'
import { askForDrop } from '../src/config/askForDrop.ts'
import { type DropAnswers, defaultAnswers } from '../src/config/newConfig.ts'
import { SOLANA_CONFIG } from '../src/config/solanaConfigKind.ts'
import { unitOfPrices } from '../src/lists/unitOfPrices.ts'
import { confirmByTyping } from '../src/output/confirm.ts'
import { startProgress } from '../src/output/progress.ts'
import { CommandContext } from '../src/runtime/commandContext.ts'
import { confirmSending } from '../src/sending/confirmSending.ts'
import { fakeTerminal } from './_fakeTerminal.ts'
import { address } from './_network.ts'

const ENTER = '\r'
const OPTIONS = { json: false, yes: false, dryRun: false, verbose: false }
const CTRL_C = '\u0003'

const problemOf = (key: keyof DropAnswers, answers: DropAnswers) =>
  answerProblem(SOLANA_CONFIG, key, { answers })

describe('Questions on a terminal', () => {
  /** Asks, types an answer and returns the code of the result. */
  const answered = async (typed: string): Promise<string> => {
    const { output, input, shown, signal } = fakeTerminal()
    const asked = confirmByTyping({ output, signal }, 'Launch FIRST on Solana for 1 SOL.', input)
    input.write(typed)
    try {
      await asked
      return 'confirmed'
    } catch (error) {
      return isMintlineError(error) ? error.code : String(error)
    } finally {
      expect(shown()).to.contain('Launch FIRST on Solana for 1 SOL. Type yes to continue.')
    }
  }

  it('continues after a typed yes', async () => {
    expect(await answered(`yes${ENTER}`)).to.equal('confirmed')
  })

  it('accepts no other answer', async () => {
    expect(await answered(`y${ENTER}`)).to.equal('CONFIRMATION_DECLINED')
    expect(await answered(ENTER)).to.equal('CONFIRMATION_DECLINED')
  })

  it('stops at Ctrl-C', async () => {
    expect(await answered(CTRL_C)).to.equal('INTERRUPTED')
  })
})

describe('Commands on a network with real money', () => {
  it('ask once, however much they send', async () => {
    const { output, input, shown } = fakeTerminal()
    const { signal } = new AbortController()
    const { stdout, stderr } = process
    const environment = { cwd: '.', env: {}, stdout, stderr, signal }
    const context = new CommandContext(OPTIONS, output, environment)
    const connection = createConnection('http://127.0.0.1:1')
    const names = { genesisHash: 'mainnet', name: 'Solana', host: 'node', currency: 'SOL' } as const
    const [network] = NETWORKS.SOLANA
    const chain = { connection, ...names, network, isMainnet: true, isLocal: false }
    const session = { context, chain, address: 'the wallet' }
    const confirmed = confirmSending(session, { title: 'Launch FIRST', cost: '1 SOL' }, input)
    input.write(`yes${ENTER}`)
    await confirmed
    await confirmSending(session, { title: 'Deploy FIRST' }, input)
    expect(shown()).to.contain('Launch FIRST for 1 SOL on Solana, paid by the wallet.')
    expect(shown()).not.to.contain('Deploy FIRST')
  })
})

describe('Questions about a new drop', () => {
  it('are not asked where nobody types, though a terminal shows what is said', async () => {
    const { output, shown, signal } = fakeTerminal()
    const cwd = mkdtempSync(join(tmpdir(), 'mintline-init-'))
    const { stdout, stderr } = process
    const context = new CommandContext(OPTIONS, output, { cwd, env: {}, stdout, stderr, signal })
    try {
      const treasury = address('treasury')
      const { text } = await init(context, 'solana', { force: false, treasury }, Readable.from([]))
      expect(text).to.equal(`Wrote ${join(cwd, 'drop.config.json')}\nNext: mintline validate`)
    } finally {
      rmSync(cwd, { recursive: true })
    }
    // Nothing but the warning about what was written.
    expect(shown()).to.match(/^[^\n]*warning:[^\n]*example\.com is a placeholder[^\n]*\n$/)
  })

  it('are only asked where needed, with defaults', async () => {
    const { output, input, shown, signal } = fakeTerminal()
    const treasury = address('treasury')
    const defaults = (name?: string) => ({ ...defaultAnswers(name), treasury })
    const given = { symbol: 'ASKED', supply: '5', baseUri: 'https://example.com', price: '0' }
    const asked = askForDrop(
      { output, signal },
      given,
      { defaultsOf: defaults, problemOf, isAddressKnown: true },
      input,
    )
    input.write(`Mine${ENTER}`)
    // Text typed before a question would answer the previous one
    while (!shown().includes('Wallet for payments')) await nextTurn()
    input.write(ENTER)
    expect(await asked).to.deep.equal({ ...given, name: 'Mine', treasury })
    expect(shown()).to.contain('Name of the collection').and.to.contain('Wallet for payments')
    expect(shown()).not.to.contain('Price of an item')
  })

  it('derive the symbol from the name, and report invalid answers at once', async () => {
    const { output, input, shown, signal } = fakeTerminal()
    const treasury = address('treasury')
    const defaults = (name?: string) => ({ ...defaultAnswers(name), treasury })
    const given = { supply: '5', baseUri: 'https://example.com', treasury }
    const asked = askForDrop(
      { output, signal },
      given,
      { defaultsOf: defaults, problemOf, isAddressKnown: true },
      input,
    )
    input.write(`First drop${ENTER}`)
    while (!shown().includes('Symbol of the collection')) await nextTurn()
    input.write(ENTER)
    while (!shown().includes('Price of an item')) await nextTurn()
    input.write(`5${ENTER}`)
    while (!shown().includes('5 has no unit')) await nextTurn()
    input.write(` SOL${ENTER}`)
    expect(await asked).to.deep.equal({
      ...given,
      name: 'First drop',
      symbol: 'FIRSTDROP',
      price: '5 SOL',
    })
  })
})

describe('Questions in a dumb terminal', () => {
  const dumb = () => fakeTerminal({ TERM: 'dumb' })
  /** Waits for a number of prompts, since earlier input would be lost. */
  const untilAsked = async (shown: () => string, count: number) => {
    while (shown().split('> ').length <= count) await nextTurn()
  }

  it('are lines, answered by a line', async () => {
    const { output, input, shown, signal } = dumb()
    const asked = confirmByTyping({ output, signal }, 'Launch FIRST for 1 SOL.', input)
    input.write('yes\n')
    await asked
    expect(shown()).to.equal('Launch FIRST for 1 SOL. Type yes to continue.\n> ')
  })

  it('accept no other answer as yes, and end with Ctrl-C or the end of input', async () => {
    const codeAfter = async (act: (terminal: ReturnType<typeof dumb>) => void) => {
      const terminal = dumb()
      const asked = failureOf(confirmByTyping(terminal, 'Launch FIRST.', terminal.input))
      act(terminal)
      const failure = await asked
      return isMintlineError(failure) ? failure.code : String(failure)
    }
    expect(await codeAfter(({ input }) => input.write('\n'))).to.equal('CONFIRMATION_DECLINED')
    expect(await codeAfter(({ interrupt }) => interrupt())).to.equal('INTERRUPTED')
    expect(await codeAfter(({ input }) => input.end())).to.equal('INTERRUPTED')
  })

  it('show the default, and ask again after invalid answers', async () => {
    const { output, input, shown, signal } = dumb()
    const treasury = address('treasury')
    const defaults = (name?: string) => ({ ...defaultAnswers(name), treasury })
    const given = { supply: '5', baseUri: 'https://example.com', treasury }
    const asked = askForDrop(
      { output, signal },
      given,
      { defaultsOf: defaults, problemOf, isAddressKnown: true },
      input,
    )
    for (const [index, line] of ['First drop', '', '5', '5 SOL'].entries()) {
      await untilAsked(shown, index + 1)
      input.write(`${line}\n`)
    }
    expect(await asked).to.deep.equal({
      ...given,
      name: 'First drop',
      symbol: 'FIRSTDROP',
      price: '5 SOL',
    })
    expect(shown()).to.equal(
      [
        `Name of the collection [${defaults().name}]`,
        '> Symbol of the collection [FIRSTDROP]',
        `> Price of an item [${defaults().price}]`,
        '> 5 has no unit: write "5 SOL", "5 ETH" on Eclipse, or "5 lamports"',
        '> ',
      ].join('\n'),
    )
  })

  it('begin with the network and the storage of a new drop, whose addresses come with the upload', async () => {
    const { output, input, shown, signal } = dumb()
    const cwd = mkdtempSync(join(tmpdir(), 'mintline-init-'))
    const { stdout, stderr } = process
    const context = new CommandContext(OPTIONS, output, { cwd, env: {}, stdout, stderr, signal })
    const treasury = `0x${'a1'.repeat(20)}`
    try {
      const written = init(context, 'solana', { force: false, treasury }, input)
      for (const [index, line] of ['bass', 'base-sepolia', '4', 'Mine', '', '5', ''].entries()) {
        await untilAsked(shown, index + 1)
        input.write(`${line}\n`)
      }
      const { text } = await written
      expect(text).to.contain(
        'Next: mintline assets build --from <pictures>, then mintline assets upload --irys, then mintline validate',
      )
      const config = JSON.parse(readFileSync(join(cwd, 'drop.config.json'), 'utf8'))
      expect(config).to.deep.include({ chain: 'base-sepolia', name: 'Mine', symbol: 'MINE' })
      expect(config.phases).to.have.nested.property('0.price', '0.01 ETH')
      expect(config.phases).to.have.nested.property('0.maxItems', 5)
      expect(shown()).not.to.contain('Folder of its metadata')
    } finally {
      rmSync(cwd, { recursive: true })
    }
  })

  it('number their choices', async () => {
    for (const [lines, unit] of [
      [[''], 'sol'],
      [['2'], 'lamports'],
      [['3', 'Lamports'], 'lamports'],
    ] as const) {
      const { output, input, shown, signal } = dumb()
      const list = { path: 'list.csv', text: `wallet,price,amount\n${address('alice')},1,1` }
      const context = { output, options: OPTIONS, signal }
      const asked = unitOfPrices(context, list, { given: undefined }, input)
      for (const [index, line] of lines.entries()) {
        await untilAsked(shown, index + 1)
        input.write(`${line}\n`)
      }
      expect(await asked).to.equal(unit)
      const again = lines.length > 1 ? 'Type a number from 1 to 2\n> ' : ''
      expect(shown()).to.equal(
        `The prices in list.csv have no unit. Which one is it?\n  1 SOL\n  2 lamports\nNumber [1]\n> ${again}`,
      )
    }
  })
})

describe('Progress', () => {
  it('is a bar on a terminal, which stays as a line', () => {
    const { output, shown } = fakeTerminal()
    const bar = startProgress(output, 'Allowlist', 4)
    bar.update(2, '5 entries/s')
    bar.finish()
    expect(shown()).to.contain(`Allowlist [${'#'.repeat(15)}${'-'.repeat(15)}] 2 of 4, 5 entries/s`)
    expect(shown()).to.match(/5 entries\/s\n$/)
  })
})
