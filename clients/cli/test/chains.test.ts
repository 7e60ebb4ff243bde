import { readFileSync } from 'node:fs'
import { APTOS_CAPABILITIES } from '@mintline/aptos/drop'
import { DROP_PARTS, type DropCapabilities, type DropPart } from '@mintline/core/drop'
import { EVM_CAPABILITIES } from '@mintline/evm/drop'
import { SOLANA_CAPABILITIES } from '@mintline/solana/drop'
import { expect } from 'chai'
import type { Command } from 'commander'
import { startServer } from '../../core/test/metadata/_server.ts'
import { defaultAnswers } from '../src/config/newConfig.ts'
import { CHAIN_KINDS, type ChainKind } from '../src/networks/chainKind.ts'
import { Output } from '../src/output/output.ts'
import { buildProgram } from '../src/program.ts'
import { ChainOption } from '../src/runtime/chainOption.ts'
import { CommandContext } from '../src/runtime/commandContext.ts'
import { nameOf, Runtime } from '../src/runtime/runtime.ts'
import { Workplace } from './_command.ts'
import { earlierAptosConfig, earlierConfig, earlierEvmConfig } from './_earlierConfigs.ts'
import { address } from './_network.ts'

interface Failure {
  readonly error: { readonly code: string; readonly message: string }
}

const EVM_WALLET = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const APTOS_WALLET = '0x05a9ca341b6dc160ce32505ec9dd3e1fd538dc3cd05e5db0b9455f69ffde96e9'

/** A node that nobody runs: a command that asks it fails in another way. */
const NO_NODE = ['--url', 'http://127.0.0.1:9']

/** New configs, each for a network on this machine. */
const CONFIGS: Readonly<Record<ChainKind, object>> = {
  solana: earlierConfig({ ...defaultAnswers(), treasury: address('creator') }),
  evm: earlierEvmConfig({
    ...defaultAnswers(),
    price: '0.01 ETH',
    chain: 'local-development',
    treasury: EVM_WALLET,
  }),
  aptos: earlierAptosConfig({
    ...defaultAnswers(),
    price: '0.5 APT',
    chain: 'aptos-local',
    treasury: APTOS_WALLET,
  }),
}

/** Drops that name their chain. */
const UNION_IDS: Readonly<Record<ChainKind, readonly string[]>> = {
  solana: ['--collection', `SOLANA:${address('collection')}`],
  evm: ['--contract', `BASE:${EVM_WALLET}`],
  aptos: ['--contract', `APTOS:${APTOS_WALLET}`],
}

/** Commands that a chain lacks, with the sentence that says so. */
const MISSING: Readonly<Record<ChainKind, Readonly<Record<string, string>>>> = {
  solana: {
    sales:
      'use mintline phase modify --active false to close a phase, and maxNumberOfTokens of the config for the supply',
    'sales set --pause':
      'use mintline phase modify --active false to close a phase, and maxNumberOfTokens of the config for the supply',
    'metadata add': 'items have no batches of token ids',
    'metadata freeze': 'use mintline lock --texts',
    'transfer-ownership accept': 'mintline transfer-ownership takes effect at once',
    'transfer-ownership cancel': 'mintline transfer-ownership takes effect at once',
    'roles list':
      'use mintline fees set for the admins of the platform fee, and mintline transfer-ownership',
  },
  evm: {
    sales: 'each phase has its own end and limit in the config, which mintline phase set sets',
    'allowlist upsert':
      'a list is a root in its phase: change its file, and use mintline phase set or mintline launch',
    'allowlist diff': 'use mintline verify, which compares the roots of lists',
    'allowlist export': 'only the root of a list is on chain',
    'allowlist remove':
      'a list is a root in its phase: change its file, and use mintline phase set or mintline launch',
    'item rename': 'use mintline metadata set, for all items of an erc721 drop',
    'fees lower-cap': 'use mintline fees set for the fee itself',
    claim: 'a mint pays every receiver at once',
    'lookup-table create': 'proofs of any length have room in a transaction',
    'reveal commit': 'use mintline metadata set, for all items of an erc721 drop',
    lock: 'use mintline metadata freeze for the metadata of an erc1155 drop, or give up roles with mintline roles renounce',
    'transfer-ownership accept': 'mintline transfer-ownership takes effect at once',
  },
  aptos: {
    'item rename': 'names and metadata are fixed once a drop is created',
    'fees lower-cap': 'use mintline fees set for the fee itself',
    claim: 'a mint pays every receiver at once',
    'metadata set': 'names and metadata are fixed once a drop is created',
    'lookup-table': 'proofs of any length have room in a transaction',
    reveal: 'names and metadata are fixed once a drop is created',
    lock: 'names and metadata are fixed, and the supply can only be lowered',
    'roles list': 'the owner does everything, and mintline transfer-ownership names another one',
  },
}

/** Commands that read no drop, and groups of one chain. */
const NO_DROP: readonly string[] = ['assets', 'explain', 'evm', 'aptos']

/** Groups that only print their help. */
const WITHOUT_ACTION: readonly string[] = ['phase', 'allowlist', 'item', 'roles']

const PEOPLE: Readonly<Record<ChainKind, string>> = {
  solana: 'Solana and Eclipse',
  evm: 'EVM chains',
  aptos: 'Aptos',
}

const CAPABILITIES: Readonly<Record<ChainKind, DropCapabilities>> = {
  solana: SOLANA_CAPABILITIES,
  evm: EVM_CAPABILITIES,
  aptos: APTOS_CAPABILITIES,
}

describe('chains of commands', () => {
  let workplace: Workplace
  beforeEach(() => {
    workplace = new Workplace(NO_NODE)
  })

  const refusal = async (args: readonly string[]) => {
    const { code, data } = await workplace.jsonInside<Failure>(args)
    return { exit: code, code: data.error.code, message: data.error.message }
  }

  for (const kind of CHAIN_KINDS) {
    it(`names what drops on ${PEOPLE[kind]} have in place of a command, and asks no node`, async () => {
      workplace.write('drop.config.json', CONFIGS[kind])
      for (const [words, instead] of Object.entries(MISSING[kind])) {
        const args = words.split(' ')
        const command = `mintline ${args.filter((word) => !word.startsWith('--')).join(' ')}`
        const expected = {
          exit: 2,
          code: 'COMMAND_NOT_ON_CHAIN',
          message: `Drops on ${PEOPLE[kind]} have no ${command}: ${instead}`,
        }
        expect(await refusal(args)).to.deep.equal(expected)
        // The drop itself names its chain as well as the config does.
        workplace.write('other.json', CONFIGS[kind === 'evm' ? 'aptos' : 'evm'])
        const elsewhere = [...args, ...UNION_IDS[kind], '--config', 'other.json']
        expect(await refusal(elsewhere), elsewhere.join(' ')).to.deep.equal(expected)
      }
    })

    it(`refuses each option that does nothing on ${PEOPLE[kind]}`, async () => {
      workplace.write('drop.config.json', CONFIGS[kind])
      const { signal } = new AbortController()
      const { stdout, stderr } = process
      const program = buildProgram(new Runtime({ cwd: '.', env: {}, signal, stdout, stderr }))
      let refused = 0
      for (const command of allBelow(program)) {
        const [, group, ...rest] = nameOf(command).split(' ')
        if (group === undefined || NO_DROP.includes(group)) continue
        if (rest.length === 0 && WITHOUT_ACTION.includes(group)) continue
        const words = [group, ...rest, ...command.registeredArguments.map(() => 'FIRST')]
        const ofAll = group === 'show' ? program.options : []
        for (const option of [...ofAll, ...command.options]) {
          if (!(option instanceof ChainOption) || option.formOn(kind)) continue
          const value = option.argChoices?.[0] ?? 'off'
          const isFlag = option.isBoolean() || option.negate
          const given = [option.long ?? '', ...(isFlag ? [] : [value])]
          const { code, message } = await refusal([...words, ...given])
          if (code === 'COMMAND_NOT_ON_CHAIN') continue
          refused += 1
          expect([code, message], `${words.join(' ')} ${given.join(' ')}`).to.satisfy(
            ([code, message]: string[]) =>
              code === 'USAGE_INVALID' && message?.startsWith(`${option.long} is for `),
          )
        }
      }
      expect(refused).to.be.greaterThan(50)
    })
  }

  it('refuses terms that phases lack by the capabilities of their chain, and asks no node', async () => {
    const given: readonly (readonly [option: string, value: string, part: DropPart])[] = [
      ['--type', 'allowList', 'phases.list.entries'],
      ['--type', 'merkleTree', 'phases.list.merkle'],
      ['--merkle-root', '0', 'phases.list.merkle'],
      ['--name', 'Friends', 'phases.name'],
      ['--price', 'x', 'phases.price'],
      ['--price-token', 'x', 'phases.price.currency'],
      ['--start', 'x', 'phases.startTime'],
      ['--end', 'x', 'phases.endTime'],
      ['--max-per-wallet', 'x', 'phases.maxPerWallet'],
      ['--max-per-transaction', 'x', 'phases.maxPerTransaction'],
      ['--max-total', 'x', 'phases.maxItems'],
      ['--active', 'true', 'phases.isOpen'],
    ]
    for (const kind of CHAIN_KINDS) {
      workplace.write('drop.config.json', CONFIGS[kind])
      for (const [option, value, part] of given) {
        if (CAPABILITIES[kind][part]) continue
        const name = DROP_PARTS[part].charAt(0).toLowerCase() + DROP_PARTS[part].slice(1)
        const type = option === '--type' ? [] : ['--type', 'public']
        for (const words of [
          ['modify', '--phase', '1'],
          ['add', ...type],
        ]) {
          const { code, message } = await refusal(['phase', ...words, option, value])
          const named = option === '--type' ? `${option} ${value}` : option
          expect([code, message]).to.deep.equal([
            'USAGE_INVALID',
            `Leave out ${named}: drops on ${PEOPLE[kind]} have no ${name}`,
          ])
        }
      }
    }
  })

  it('takes the config for the chain, and asks no node of another one', async () => {
    // Given a node that refuses everybody, and keeps what it is asked
    const asked: string[] = []
    const host = await startServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      asked.push(`${request.method} ${request.url} ${Buffer.concat(chunks)}`)
      response.writeHead(403).end()
    })
    const there = new Workplace(['--url', host.url])
    const QUESTIONS = { solana: /"getGenesisHash"/, evm: /"eth_chainId"/, aptos: /^GET / }
    const READS = [
      ...['show', 'phase list', 'fees', 'royalties', 'treasury', 'metadata', 'mint --dry-run'],
      ...['phase add --type public --price 0', 'phase modify --phase 1 --max-per-wallet 2'],
      ...['transfer-ownership show', 'verify'],
    ]
    for (const kind of CHAIN_KINDS) {
      for (const words of READS) {
        for (const named of [[], UNION_IDS[kind]]) {
          if (words === 'verify' && named.length > 0) continue
          // When the config or the drop is of a chain
          const other = kind === 'evm' ? 'aptos' : 'evm'
          there.write('drop.config.json', CONFIGS[named.length > 0 ? other : kind])
          asked.length = 0
          const { data } = await there.jsonInside<Failure>([...words.split(' '), ...named])
          // Then only what that chain knows is asked
          if (data.error.code === 'KEYPAIR_NOT_FOUND') continue
          expect(data.error.code, `${kind} ${words}`).to.equal('NODE_FORBIDDEN')
          expect(asked, `${kind} ${words}`).to.have.length(1)
          expect(asked[0], `${kind} ${words}`).to.match(QUESTIONS[kind])
        }
      }
    }
    await host.close()
  })

  it('refuses a drop on one chain with --chain for another one', async () => {
    expect(await refusal(['show', ...UNION_IDS.evm, '--chain', 'aptos'])).to.deep.equal({
      exit: 2,
      code: 'USAGE_INVALID',
      message:
        '--contract names a drop on EVM chains, and --chain aptos is another chain: leave one of them out',
    })
    expect(await refusal(['show', ...UNION_IDS.solana, '--chain', 'base'])).to.deep.equal({
      exit: 2,
      code: 'USAGE_INVALID',
      message:
        '--collection names a drop on Solana and Eclipse, and --chain base is another chain: leave one of them out',
    })
    const two = ['show', '--chain', 'solana-devnet', '--cluster', 'mainnet', '--collection', 'A']
    expect((await refusal(two)).message).to.equal(
      '--chain solana-devnet and --cluster mainnet are two networks: leave one of them out',
    )
  })

  it('takes a single value where another chain takes several', async () => {
    workplace.write('drop.config.json', CONFIGS.evm)
    const recipient = ['--recipient', EVM_WALLET]
    const { message } = await refusal(['fees', 'set', ...recipient, ...recipient])
    expect(message).to.equal('--recipient is given only once on this chain')
  })

  it('names an option that a chain needs', async () => {
    for (const [kind, words, option] of [
      ['solana', 'transfer-ownership', '--to <address>'],
      ['evm', 'transfer-ownership', '--to <address>'],
      ['aptos', 'treasury set', '--recipient <address:percent>'],
      ['evm', 'treasury set', '--recipient <address>'],
      ['aptos', 'allowlist upsert', '--phase <id or name>'],
      ['evm', 'allowlist root', '--phase <number or name>'],
    ] as const) {
      workplace.write('drop.config.json', CONFIGS[kind])
      const { exit, message } = await refusal(words.split(' '))
      expect([exit, message]).to.deep.equal([2, `required option '${option}' not specified`])
    }
  })

  it('finds files the same for every chain', async () => {
    expect(await refusal(['assets', 'check', '--from', '.', '--chain', 'base'])).to.deep.equal({
      exit: 2,
      code: 'USAGE_INVALID',
      message: 'Files are the same for every chain: leave out --chain base',
    })
  })
})

describe('names of chains', () => {
  const chainOf = async (name: string) => {
    const { data } = await new Workplace(NO_NODE).jsonInside<Failure>([
      'phase',
      'add',
      '--chain',
      name,
    ])
    return `${data.error.code} ${data.error.message}`
  }

  it('are found as people type them', async () => {
    const { networkNamed } = await import('../src/networks/networkNamed.ts')
    const slugs = {
      base: 'base',
      Base: 'base',
      BASE: 'base',
      '8453': 'base',
      'Base Sepolia': 'base-sepolia',
      base_sepolia: 'base-sepolia',
      zksync: 'zksync-era',
      'ZKsync Era': 'zksync-era',
      Ethereum: 'ethereum',
      eth: 'ethereum',
      '1': 'ethereum',
      arbitrum: 'arbitrum-one',
      arb1: 'arbitrum-one',
      Abstract: 'abstract',
      aptos: 'aptos',
      'Aptos Testnet': 'aptos-testnet',
      Solana: 'solana',
      'solana devnet': 'solana-devnet',
      eclipse: 'eclipse',
    }
    for (const [name, slug] of Object.entries(slugs)) {
      expect(networkNamed(name).slug, name).to.equal(slug)
    }
  })

  it('error: unknown ones, with near names', async () => {
    expect(await chainOf('bass')).to.equal(
      'CHAIN_UNKNOWN Unknown chain bass: name a network, such as base, oasys',
    )
    expect(await chainOf('devnet')).to.equal(
      'CHAIN_UNKNOWN Unknown chain devnet: name a network, such as solana-devnet, aptos-devnet',
    )
    expect(await chainOf('aptos-tesnet')).to.match(/such as aptos-testnet/)
    expect(await chainOf('flow')).to.match(/^CHAIN_UNKNOWN /)
    expect(await chainOf('nowhere-at-all')).to.equal(
      'CHAIN_UNKNOWN Unknown chain nowhere-at-all: name a network, such as base, base-sepolia, aptos-testnet, solana-devnet',
    )
  })

  it('error: one that has ended, which is not suggested either', async () => {
    for (const name of ['kroma', 'KROMA', '255']) {
      expect(await chainOf(name), name).to.equal(
        'NETWORK_ENDED Kroma ended on 2025-06-30 and can no longer be used: choose another network',
      )
    }
    expect(await chainOf('moonbaem')).to.equal(
      'CHAIN_UNKNOWN Unknown chain moonbaem: name a network, such as base, base-sepolia, aptos-testnet, solana-devnet',
    )
    expect(await chainOf('bartioo')).to.match(/^CHAIN_UNKNOWN /)
  })

  it('hold for configs too, where an unknown one is a problem among others', async () => {
    const workplace = new Workplace()
    const configs = [
      [CONFIGS.evm, 'Local Development', 0],
      [CONFIGS.evm, 31_337, 0],
      [CONFIGS.aptos, 'APTOS Local', 0],
      [CONFIGS.solana, 'Solana Devnet', 0],
      [CONFIGS.solana, 'eclipse-testnet', 0],
      [CONFIGS.evm, 'bass', 3],
      [CONFIGS.aptos, 'aptos-locl', 3],
    ] as const
    for (const [config, chain, exit] of configs) {
      workplace.write('drop.config.json', { ...config, chain })
      const { code, stdout, stderr } = await workplace.runInside(['validate', '--json'])
      expect(code, `${chain} ${stderr}`).to.equal(exit)
      if (exit === 0) continue
      const { error } = JSON.parse(stdout)
      expect(error.code).to.equal('CONFIG_INVALID')
      const [problem] = error.context.problems
      expect(problem).to.include({ path: 'chain', line: 2 })
      expect(problem.message).to.contain(
        `such as ${chain === 'bass' ? 'base, oasys' : 'aptos-local'}`,
      )
    }
  })
})

describe('a network that has ended', () => {
  it('is a problem of the config that names it', async () => {
    const workplace = new Workplace()
    workplace.write('drop.config.json', { ...CONFIGS.evm, chain: 'celo-alfajores' })
    const { code, stdout } = await workplace.runInside(['validate', '--json'])
    expect(code).to.equal(3)
    const [problem] = JSON.parse(stdout).error.context.problems
    expect(problem).to.deep.include({
      path: 'chain',
      message: 'Alfajores ended on 2025-09-30 and can no longer be used: choose another network',
    })
  })

  it('is refused for the id of a contract on it, before a node is asked', async () => {
    const id = `KROMA:0x${'12'.repeat(20)}`
    const { code, data } = await new Workplace(NO_NODE).jsonInside(['show', '--contract', id])
    expect(code).to.equal(2)
    expect(data).to.have.nested.property('error.code', 'NETWORK_ENDED')
    expect(data).to.have.deep.nested.property('error.context', {
      network: 'Kroma',
      ended: '2025-06-30',
    })
  })
})

describe('the network of a config for Solana', () => {
  it('is written by init, with the coin of the network, and checked by validate', async () => {
    const workplace = new Workplace()
    const read = () => JSON.parse(readFileSync(workplace.path('drop.config.json'), 'utf8'))
    const init = ['init', '--yes', '--force', '--treasury', address('creator')]
    expect((await workplace.runInside([...init, '--chain', 'Eclipse'])).code).to.equal(0)
    expect(read()).to.include({ chain: 'eclipse' })
    expect(read()).to.have.nested.property('phases[0].price', '0.5 ETH')
    // Where money is real, placeholders are problems and no warnings
    const { code, data } = await workplace.jsonInside<Failure>(['validate'])
    expect([code, data.error.code]).to.deep.equal([3, 'CONFIG_INVALID'])
    expect((await workplace.runInside(init)).code).to.equal(0)
    expect(read()).not.to.have.property('chain')
    expect((await workplace.runInside(['validate'])).code).to.equal(0)
  })

  it('is asked by its public node, unless an option names another one', async () => {
    const context = (options: object) => {
      const output = new Output({
        stdout: process.stdout,
        stderr: process.stderr,
        json: true,
        verbose: false,
        env: {},
      })
      const workplace = new Workplace()
      workplace.write('drop.config.json', { ...CONFIGS.solana, chain: 'solana-devnet' })
      const { signal } = new AbortController()
      const environment = {
        cwd: workplace.folder,
        env: { HOME: workplace.folder },
        signal,
        stdout: process.stdout,
        stderr: process.stderr,
      }
      return new CommandContext(
        { json: true, yes: true, dryRun: false, verbose: false, ...options },
        output,
        environment,
      )
    }
    expect(context({}).node()).to.include({ cluster: 'devnet', host: 'api.devnet.solana.com' })
    expect(context({ chain: 'eclipse' }).node()).to.include({ cluster: 'eclipse' })
    expect(context({ cluster: 'testnet' }).node()).to.include({ cluster: 'testnet' })
    const own = { url: 'http://127.0.0.1:9' }
    expect(context(own).node()).to.include({ cluster: 'devnet', host: '127.0.0.1:9' })
  })
})

function allBelow(command: Command): Command[] {
  return command.commands
    .filter((one) => !['complete', 'completion', 'help'].includes(one.name()))
    .flatMap((one) => [one, ...allBelow(one)])
}
