import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { LOCAL_DROP_MACHINE } from '@mintline/aptos'
import { expect } from 'chai'
import { hasMove } from '../src/aptos/move/index.ts'
import { startAnvil } from '../src/evm/anvil.ts'
import { parseFlags } from '../src/flags.ts'
import { LocalnetError, startLocalnet } from '../src/index.ts'
import { failureOf } from './_setup.ts'

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts')

/** Runs the program until it ends; `until` is output after which it is interrupted. */
function runMain(args: string[], until?: string) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [...process.execArgv, MAIN, ...args])
    let out = ''
    let err = ''
    child.stdout.on('data', (text) => {
      out += text
      // Once only: a second signal ends the process at once.
      if (until !== undefined && out.includes(until) && !child.killed) child.kill('SIGINT')
    })
    child.stderr.on('data', (text) => {
      err += text
    })
    child.once('close', (code) => resolve({ code, out, err }))
  })
}

describe('npm run localnet', () => {
  it('starts, prints its addresses, and stops on Ctrl-C', async () => {
    // When it is started, and interrupted once it serves
    const { code, out, err } = await runMain(['--port', '0'], 'RPC: ')

    // Then it has printed its addresses and ended in order
    expect(out).to.match(/State: in memory\nGenesis hash: \w+\nWebsocket: ws:.*\nRPC: http:.*\n/)
    expect(err).to.equal('')
    expect(code).to.equal(0)
  })

  it('runs an EVM network too, and Ctrl-C ends both', async () => {
    // When both are started, and interrupted once they serve
    const args = ['--port', '0', '--evm', '--evm-port', '0']
    const { code, out, err } = await runMain(args, '\nRPC: ')

    // Then the implementations and the node have been printed, and nothing answers any more
    expect(out).to.match(
      /^EVM implementation OpenEditionERC721FlatFee: 0x[0-9a-f]{40}\nEVM implementation DropERC1155: 0x[0-9a-f]{40}\n/,
    )
    const [, evmUrl = ''] = /^EVM node: (\S+)$/m.exec(out) ?? []
    expect(evmUrl).to.match(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(await fetch(evmUrl).catch(() => 'no answer')).to.equal('no answer')
    expect(err).to.equal('')
    expect(code).to.equal(0)
  })

  it('runs an Aptos network too, and Ctrl-C ends both', async function () {
    if (!hasMove()) this.skip()
    const ports = ['--port', '0', '--aptos-port', '0', '--aptos-faucet-port', '0']

    const { code, out, err } = await runMain([...ports, '--aptos'], '\nRPC: ')

    const [, dropMachine, nodeUrl = '', faucetUrl = ''] =
      /^Aptos drop machine: (0x[0-9a-f]{64})\nAptos node: (\S+)\nAptos faucet: (\S+)$/m.exec(out) ??
      []
    expect(dropMachine).to.equal(LOCAL_DROP_MACHINE)
    expect(nodeUrl).to.match(/^http:\/\/127\.0\.0\.1:\d+\/v1$/)
    expect(await fetch(nodeUrl).catch(() => 'no answer')).to.equal('no answer')
    expect(await fetch(faucetUrl).catch(() => 'no answer')).to.equal('no answer')
    expect(err).to.equal('')
    expect(code).to.equal(0)
  })

  it('error: a port in use by another EVM network, and neither network runs', async () => {
    const { url, stop } = await startAnvil()
    const { port } = new URL(url)

    const { code, out, err } = await runMain(['--port', '0', '--evm', '--evm-port', port])

    expect(err).to.equal(
      `Port ${port} is already in use. Stop the program that uses it or choose another port with --evm-port.\n`,
    )
    expect(out).to.equal('')
    expect(code).to.equal(1)
    await stop()
  })

  it('error: an invalid flag is one sentence and exit code 2', async () => {
    const { code, err } = await runMain(['--prot', '1'])
    expect(err).to.equal('Unknown option --prot: did you mean --port?\n')
    expect(code).to.equal(2)
  })

  for (const [args, message] of [
    [['--port', 'x'], '--port must be a port between 0 and 65535, not "x".'],
    [['--port=70000'], '--port must be a port between 0 and 65535, not "70000".'],
    [['--colour'], 'Unknown option --colour; --help lists the options.'],
    [['-x'], 'Unknown option -x; --help lists the options.'],
    [['state'], 'Unknown option state: did you mean --state?'],
    [['--quiet=yes'], '--quiet takes no value.'],
    [['--state'], '--state needs a value.'],
    [['--state='], '--state needs a value.'],
    [['--state', '--reset'], '--state needs a value.'],
    [
      ['--limit-ledger-size', '0'],
      '--limit-ledger-size must be a whole number from 1 on, not "0".',
    ],
    [['--evm-port', '8545'], '--evm-port needs --evm.'],
    [['--evm', '--evm-port', '-1'], '--evm-port must be a port between 0 and 65535, not "-1".'],
    [['--aptos-port', '8080'], '--aptos-port needs --aptos.'],
    [['--aptos-faucet-port', '8081'], '--aptos-faucet-port needs --aptos.'],
    [['--reset'], '--reset needs --state: without a folder every start is afresh.'],
  ] as const) {
    it(`error: ${args.join(' ')}`, () => {
      expect(() => parseFlags(args)).to.throw(LocalnetError, message)
    })
  }

  it('error: a port in use', async () => {
    // Given a port in use by another program
    const holder = createServer()
    const rpcPort = await new Promise<number>((resolve) => {
      holder.listen(0, '127.0.0.1', () => {
        const address = holder.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })

    // When a network is started on that port
    const failure = await failureOf(startLocalnet({ rpcPort }))

    // Then the error says so, and what to do
    expect(failure).to.be.instanceOf(LocalnetError).with.property('code', 'PORT_IN_USE')
    expect(failure.message).to.equal(
      `Port ${rpcPort} is already in use. Stop the program that uses it or choose another port with --port.`,
    )
    holder.close()
  })
})
