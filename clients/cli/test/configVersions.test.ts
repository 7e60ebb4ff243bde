import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import fc from 'fast-check'
import { APTOS_CONFIG } from '../src/aptos/config/aptosConfigKind.ts'
import type { ConfigKind } from '../src/config/configKind.ts'
import { readConfigAs } from '../src/config/readConfigAs.ts'
import { SOLANA_CONFIG } from '../src/config/solanaConfigKind.ts'
import {
  earlierPath,
  unknownSettings,
  upgradeConfig,
} from '../src/config/versions/convertConfig.ts'
import { EVM_CONFIG } from '../src/evm/config/evmConfigKind.ts'
import { CHAIN_KINDS } from '../src/networks/chainKind.ts'
import { EARLIER_CONFIGS } from './_versions.ts'

const KINDS: Readonly<Record<(typeof CHAIN_KINDS)[number], ConfigKind<unknown>>> = {
  solana: SOLANA_CONFIG,
  evm: EVM_CONFIG,
  aptos: APTOS_CONFIG,
}
/** 2030-01-01T00:00:00Z in unix seconds. */
const NOW = 1_893_456_000n

const read = (kind: (typeof CHAIN_KINDS)[number], config: unknown) => {
  const { config: parsed, problems } = readConfigAs(KINDS[kind], JSON.stringify(config), NOW)
  const lines = problems.map(({ path, message }) => `${path}: ${message}`).sort()
  return { parsed, problems, lines }
}

describe('Versions of configs', () => {
  for (const kind of CHAIN_KINDS) {
    it(`are read as the same drop (${kind})`, () => {
      for (const earlier of EARLIER_CONFIGS[kind]) {
        const first = read(kind, earlier)
        expect(first.lines).to.deep.equal([])
        const second = read(kind, upgradeConfig(earlier, kind))
        expect(second.lines).to.deep.equal([])
        expect(second.parsed).to.deep.equal(first.parsed)
      }
    })

    it(`have the same problems where settings are missing, each by its own names (${kind})`, () => {
      fc.assert(
        fc.property(partOf(EARLIER_CONFIGS[kind]), (earlier) => {
          expect(unknownSettings(earlier, kind)).to.deep.equal([])
          const upgraded = upgradeConfig(earlier, kind)
          const first = read(kind, earlier)
          const second = read(kind, upgraded)
          const moved = second.problems.map(({ path }) => earlierPath(path, kind, earlier))
          const paths = first.problems.map(({ path }) => path)
          expect(
            above(paths, moved),
            [...first.lines, '', ...second.lines].join('\n'),
          ).to.deep.equal([])
          expect(
            above(moved, paths),
            [...first.lines, '', ...second.lines].join('\n'),
          ).to.deep.equal([])
          if (first.problems.length > 0) return
          expect(compact(second.parsed)).to.deep.equal(compact(first.parsed))
        }),
      )
    })
  }

  for (const kind of CHAIN_KINDS) {
    it(`have problems for any JSON in place of a setting, and never fail (${kind})`, () => {
      const configs = EARLIER_CONFIGS[kind].map((earlier) => upgradeConfig(earlier, kind))
      const places = configs.flatMap((config, index) =>
        leavesOf(config).map((keys) => ({ index, keys })),
      )
      fc.assert(
        fc.property(fc.constantFrom(...places), fc.jsonValue(), ({ index, keys }, value) => {
          const config = structuredClone(configs[index] ?? {})
          const holder = keys
            .slice(0, -1)
            .reduce<Record<string, unknown>>((at, key) => Object(at[key]), config)
          const key = keys.at(-1) ?? ''
          if (key === 'chain' || key === 'version') return
          holder[key] = value
          for (const { path, line } of read(kind, config).problems) {
            expect(path).not.to.match(/collection|maxMints|platformFeeValue/)
            expect(line).to.equal(1)
          }
        }),
      )
    })
  }

  it('tell problems in a file by the names of its version', () => {
    const [earlier] = EARLIER_CONFIGS.aptos
    const upgraded = upgradeConfig(earlier, 'aptos')
    const wrong = { ...upgraded, money: { ...Object(upgraded.money), receivers: 'me' } }
    expect(read('aptos', wrong).lines).to.deep.equal([
      'money.receivers: Invalid address me for blockchain APTOS',
    ])
    const collection = { ...earlier.collection, treasury: 'me' }
    expect(read('aptos', { ...earlier, collection }).lines).to.deep.equal([
      'collection.treasury: Invalid address me for blockchain APTOS',
    ])
  })

  it('refuse in version 2 what the chain lacks', () => {
    const config = (kind: (typeof CHAIN_KINDS)[number], change: object) => ({
      ...upgradeConfig(EARLIER_CONFIGS[kind][0], kind),
      ...change,
    })
    const phase = { name: 'Only', price: '9 SOL' }
    const later = { name: 'Later', price: '9 ETH' }
    expect(
      read('solana', {
        ...config('solana', { description: 'Text', sale: { isPaused: true, end: 4102444800 } }),
        phases: [{ ...phase, kind: 'public', key: 1, maxPerTransaction: 2 }],
        proofs: { folder: 'proofs' },
      }).lines,
    ).to.deep.equal([
      'description: Remove it: drops on Solana and Eclipse have no description on chain',
      'phases.0.key: Remove it: drops on Solana and Eclipse have no key',
      'phases.0.maxPerTransaction: Remove it: drops on Solana and Eclipse have no maximum in a transaction',
      'proofs.folder: Remove it: drops on Solana and Eclipse have no proofs.folder',
      'sale.end: Remove it: drops on Solana and Eclipse have no end of all mints',
      'sale.isPaused: Remove it: drops on Solana and Eclipse have no pause of all mints',
    ])
    expect(
      read('evm', {
        ...config('evm', { supply: { maxPerWallet: 1 }, extras: { version: 2 } }),
        items: { name: 'Items', uri: 'https://example.com/{}.json' },
        phases: [
          { ...phase, price: '9 ETH', isOpen: false, list: { file: 'list.csv', form: 'entries' } },
          { ...later, start: 4102444800, kind: 'public', list: { root: 'ab' } },
        ],
      }).lines,
    ).to.deep.equal([
      'extras.version: Unknown setting',
      'items.uri: Remove it: drops on EVM chains have no items.uri',
      'phases.0.isOpen: Remove it: drops on EVM chains have no closing without an end',
      'phases.0.list.form: Remove it: drops on EVM chains have no list on chain',
      'phases.1.list.root: A merkle root is 32 bytes: 64 hex digits',
      'supply.maxPerWallet: Remove it: drops on EVM chains have no maximum for a wallet in all phases',
    ])
    expect(
      read('aptos', {
        ...config('aptos', { currencies: { USDC: `0x${'1'.repeat(64)}` } }),
        phases: [
          { ...phase, price: '9 APT', kind: 'public', end: 4102444800, list: { form: 'merkle' } },
        ],
      }).lines,
    ).to.deep.equal([
      'currencies: Remove it: drops on Aptos have no currencies',
      'phases.0.end: Remove it: drops on Aptos have no end of its own',
      'phases.0.list.form: The list of a public phase is on chain: write "entries"',
    ])
  })

  it('take as version 2 what says the same as leaving it out', () => {
    const [earlier] = EARLIER_CONFIGS.evm
    const upgraded = upgradeConfig(earlier, 'evm')
    const neutral = { ...upgraded, description: '', supply: { maxItems: 0, maxPerWallet: 0 } }
    expect(read('evm', neutral).lines).to.deep.equal([])
    expect(read('evm', neutral).parsed).to.deep.equal(read('evm', earlier).parsed)
  })

  it('exclude shares that a chain cannot pay, and two kinds of fee', () => {
    const upgraded = upgradeConfig(EARLIER_CONFIGS.evm[0], 'evm')
    const wallet = `0x${'d1'.repeat(20)}`
    const withMoney = (money: object) =>
      read('evm', { ...upgraded, money: { ...Object(upgraded.money), ...money } }).lines
    expect(withMoney({ receivers: [{ address: wallet, share: 100 }] })).to.deep.equal([])
    expect(withMoney({ receivers: [{ address: wallet, share: 99 }] })).to.deep.equal([
      'money.receivers: The only wallet has a share of 100',
    ])
    const half = { address: wallet, share: 50 }
    expect(withMoney({ receivers: [half, half] })).to.deep.equal([
      'money.receivers: Write one wallet: drops on EVM chains take one',
    ])
    for (const fee of [{}, { basisPoints: 1, amount: '0.001 ETH' }]) {
      expect(withMoney({ platformFee: { ...fee, recipients: wallet } })).to.deep.equal([
        'money.platformFee: Write either basisPoints or an amount',
      ])
    }
  })

  it('cannot be mixed', () => {
    const [earlier] = EARLIER_CONFIGS.aptos
    const upgraded = upgradeConfig(earlier, 'aptos')
    const { version: _, ...unnamed } = upgraded
    expect(read('aptos', unnamed).lines).to.deep.equal(['version: It is missing: write 2'])
    expect(read('aptos', { ...upgraded, version: 3 }).lines).to.deep.equal(['version: Write 2'])
    expect(read('aptos', { ...upgraded, collection: earlier.collection }).lines).to.deep.equal([
      'collection: Unknown setting',
    ])
    expect(read('aptos', { ...earlier, money: upgraded.money }).lines).to.deep.equal([
      'money: Unknown setting',
    ])
  })

  it('of the example is the present one', () => {
    const url = new URL('../../../examples/first-drop/drop.config.json', import.meta.url)
    const example: object = JSON.parse(readFileSync(url, 'utf8'))
    expect(example).to.include({ version: 2 })
    expect(read('solana', example).lines).to.deep.equal([])
  })
})

/** Returns paths that are neither among others, nor above or below one of them. */
function above(paths: readonly string[], others: readonly string[]): string[] {
  return paths.filter(
    (path) =>
      !others.some(
        (other) =>
          path === other ||
          other === '' ||
          path === '' ||
          other.startsWith(`${path}.`) ||
          path.startsWith(`${other}.`),
      ),
  )
}

/** Leaves out what says nothing: `{}` for a fee cap is as good as none. */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, compact(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** A config without some of its settings, each as it is. */
function partOf(configs: readonly object[]): fc.Arbitrary<object> {
  const places = configs.flatMap((config, index) =>
    leavesOf(config).map((keys) => ({ index, keys })),
  )
  return fc
    .tuple(fc.nat(configs.length - 1), fc.subarray(places, { maxLength: 4 }))
    .map(([index, removed]) => {
      const config = structuredClone(configs[index] ?? {})
      for (const { keys } of removed.filter((one) => one.index === index)) {
        const holder = keys
          .slice(0, -1)
          .reduce<Record<string, unknown>>((at, key) => Object(at[key]), Object(config))
        // Without a chain, it is for another one; version 2 may leave out the type.
        const key = keys.at(-1) ?? ''
        if (key !== 'chain' && key !== 'type') delete holder[key]
      }
      return config
    })
}

/** Returns the keys to each setting; a list's elements stay whole. */
function leavesOf(value: object, keys: readonly string[] = []): string[][] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = [...keys, key]
    const isHolder = typeof inner === 'object' && inner !== null
    const below = isHolder ? leavesOf(inner, own) : []
    return Array.isArray(value) ? below : [own, ...below]
  })
}
