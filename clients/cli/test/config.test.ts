import { readFileSync, writeFileSync } from 'node:fs'
import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import fc from 'fast-check'
import { configJsonSchema } from '../src/config/jsonSchema.ts'
import { defaultAnswers, newConfig } from '../src/config/newConfig.ts'
import { phaseWarnings } from '../src/config/phaseWarnings.ts'
import { readConfigAs } from '../src/config/readConfigAs.ts'
import { loadConfig, SOLANA_CONFIG } from '../src/config/solanaConfigKind.ts'
import { Workplace } from './_command.ts'
import { FAR, writeDrop } from './_drop.ts'
import { address } from './_network.ts'

/** 2030-01-01T00:00:00Z in unix seconds. */
const NOW = 1_893_456_000n
const SCHEMA = new URL('../schema/drop.config.schema.json', import.meta.url)

describe('drop.config.json', () => {
  let workplace: Workplace

  beforeEach(() => {
    workplace = new Workplace()
  })

  const load = (config: string | object) =>
    loadConfig(workplace.path(workplace.write('drop.config.json', config)))

  /** Problems as lines with path and message; empty for a valid config. */
  const problemsOf = (config: string | object): string[] => {
    try {
      load(config)
      return []
    } catch (error) {
      if (!isMintlineError(error, 'CONFIG_INVALID')) throw error
      return error.context.problems.map(({ path, message }) => `${path}: ${message}`)
    }
  }

  it('matches the schema published for editors', () => {
    const published = JSON.parse(readFileSync(SCHEMA, 'utf8'))
    expect(JSON.parse(JSON.stringify(configJsonSchema()))).to.deep.equal(published)
  })

  it('is valid when created', () => {
    expect(
      problemsOf(
        newConfig(SOLANA_CONFIG.newParts, {
          answers: { ...defaultAnswers(), treasury: address('treasury') },
        }),
      ),
    ).to.deep.equal([])
  })

  it('derives symbol and addresses from any name', () => {
    expect(defaultAnswers('First drop')).to.include({
      symbol: 'FIRSTDROP',
      baseUri: 'https://example.com/first-drop',
    })
    expect(defaultAnswers('Émile & the very long name').symbol).to.equal('EMILETHEVE')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (name) => {
        const answers = { ...defaultAnswers(name), treasury: address('treasury') }
        const config = newConfig(SOLANA_CONFIG.newParts, { answers })
        expect(problemsOf(config).filter((problem) => !/name:/.test(problem))).to.deep.equal([])
      }),
    )
  })

  it('may refer to its schema, and has amounts, times and limits', () => {
    const config = writeDrop(workplace, 'READ')
    const [members, friends, everybody] = config.phases
    const { phases, supply, money } = load({
      $schema: './drop.config.schema.json',
      ...config,
      phases: [
        members,
        friends,
        { ...everybody, start: 1893456000, maxMintsTotal: '18446744073709551615' },
      ],
    }).config
    expect(supply.maxItems).to.equal(100n)
    expect(money.platformFee).to.include({ type: 'percentage', valueBp: 300 })
    expect(phases[0]).to.include({ endTime: 4102444800n, isOpen: true })
    expect(phases[0]?.price).to.equal(undefined)
    expect(phases[2]?.price).to.deep.equal({ coin: { lamports: 500_000_000n, unit: 'SOL' } })
    expect(phases[2]).to.include({ startTime: 1893456000n, maxItems: 2n ** 64n - 1n })
  })

  it('reports every invalid shape with its location', () => {
    const config = writeDrop(workplace, 'SHAPE')
    const problems = problemsOf({
      ...config,
      colection: {},
      collection: { ...config.collection, maxNumberOfTokens: -1, treasury: undefined },
      phases: [{ name: '', type: 'private', price: 0.5, start: '2027-01-31 18:00' }],
    })
    expect(problems).to.deep.equal([
      'collection.treasury: It is missing',
      'collection.maxNumberOfTokens: It is at least 0',
      'phases.0.name: It is empty',
      'phases.0.type: Choose one of public, allowList, merkleTree',
      'phases.0.price: 0.5 has no unit: write "0.5 SOL", "0.5 ETH" on Eclipse',
      'phases.0.start: Not a time - 2027-01-31 18:00: write unix seconds, or ISO with a time zone such as 2027-01-31T18:00:00Z',
      'colection: Unknown setting: did you mean collection?',
    ])
  })

  it('reports every broken rule with its location', () => {
    const config = writeDrop(workplace, 'RULES')
    const { collection } = config
    expect(
      problemsOf({
        collection: {
          ...collection,
          symbol: 'S'.repeat(33),
          treasury: 'nobody',
          royalties: { royaltyBasisPoints: 500, creators: [{ address: address('a'), share: 99 }] },
          platformFee: { ...collection.platformFee, platformFeeValue: '0.6 SOL', isFeeFlat: true },
        },
        phases: [
          {
            name: 'One',
            type: 'public',
            price: '0.5 SOL',
            start: FAR,
            end: '2099-01-01T00:00:00Z',
          },
          { name: 'One', type: 'public', price: '1 SOL', list: 'list.csv' },
          { name: 'Two', type: 'merkleTree' },
          { name: 'Three', type: 'allowList', merkleRoot: 'ab'.repeat(32) },
        ],
      }),
    ).to.deep.equal([
      'collection.symbol: A symbol has 1 to 32 bytes, but received - 33',
      'collection.treasury: Invalid address nobody for blockchain SOLANA',
      'collection.royalties.creators: Shares of the creators must sum to 100, but sum to 99',
      'collection.platformFeeCap.flat: The fee cap of 0.01 SOL (ETH on Eclipse) per item is below the platform fee, 0.6 SOL (ETH on Eclipse) per item: raise the cap, or lower the fee first',
      'phases.0.price: Total fee exceeds the price amount: a flat fee of 0.6 SOL (ETH on Eclipse) closes a phase at 0.5 SOL',
      'phases.0.end: A phase must start before it ends, but would start at 2100-01-01T00:00:00Z and end at 2099-01-01T00:00:00Z',
      'phases.1.name: Two phases are named One',
      'phases.1.list: A public phase has no list',
      'phases.2.list: A merkle list needs either a file or a root',
      'phases.3.merkleRoot: Only a merkle list has a root',
    ])
  })

  it('refuses amounts of two currencies, and a fee in basis points with a unit', () => {
    const config = writeDrop(workplace, 'UNITS')
    const price = { name: 'Cheap', type: 'public', price: '0.1 ETH' }
    expect(problemsOf({ ...config, phases: [...config.phases, price] })).to.deep.equal([
      'phases.3.price: Amounts are in SOL and in ETH: one network has one currency',
    ])
    const platformFee = { ...config.collection.platformFee, platformFeeValue: '0.0000003 SOL' }
    expect(
      problemsOf({ ...config, collection: { ...config.collection, platformFee } }),
    ).to.deep.equal([
      'collection.platformFee.platformFeeValue: Write basis points as a whole number, or set isFeeFlat for an amount',
    ])
  })

  it('accepts a number as an amount only with its unit', () => {
    const config = writeDrop(workplace, 'BARE')
    const fee = { ...config.collection.platformFee, platformFeeValue: 5, isFeeFlat: true }
    const phase = { name: 'Everybody', type: 'public' }
    const dropOf = (platformFee: object, ...phases: object[]) => ({
      collection: { ...config.collection, platformFee },
      phases: phases.map((one, index) => ({ ...phase, name: `Phase ${index}`, ...one })),
    })
    expect(problemsOf(dropOf(fee, { price: 5 }, { price: '500' }, { price: 0.5 }))).to.deep.equal([
      'collection.platformFee.platformFeeValue: 5 has no unit: write "5 SOL", "5 ETH" on Eclipse, or "5 lamports", or set "lamports": true next to it',
      'phases.0.price: 5 has no unit: write "5 SOL", "5 ETH" on Eclipse, or "5 lamports", or set "lamports": true next to it',
      'phases.1.price: 500 has no unit: write "500 SOL", "500 ETH" on Eclipse, or "500 lamports", or set "lamports": true next to it',
      'phases.2.price: 0.5 has no unit: write "0.5 SOL", "0.5 ETH" on Eclipse',
    ])
    const { phases, money } = load(
      dropOf(
        { ...fee, lamports: true },
        { price: 5, lamports: true },
        { price: '500', lamports: true },
        { price: '0.5 SOL', lamports: true },
        { price: '5 lamports' },
      ),
    ).config
    expect(money.platformFee).to.deep.include({ value: { lamports: 5n, unit: undefined } })
    expect(phases.map(({ price }) => price?.coin?.lamports)).to.deep.equal([
      5n,
      500n,
      500_000_000n,
      5n,
    ])
    const free = dropOf({ ...fee, platformFeeValue: 0 }, { price: 0 }, { price: '0' })
    expect(problemsOf(free)).to.deep.equal([])
    expect(problemsOf(dropOf(fee, { price: 0.5, lamports: true }))).to.include(
      'phases.0.price: 0.5 has no unit: write "0.5 SOL", "0.5 ETH" on Eclipse',
    )
    expect(
      problemsOf(dropOf({ ...fee, lamports: true }, { price: 2 ** 60, lamports: true })),
    ).to.deep.equal([
      'phases.0.price: The amount "1152921504606847000" cannot be read: JSON cannot store a number of that size exactly: write it as text with its unit',
    ])
  })

  it('reports the line with invalid JSON', () => {
    const broken: [text: string, line: number, reason: string][] = [
      ['{\n  "collection": }\n}', 2, "Unexpected token '}'"],
      ['{\n  "phases": [],\n}\n', 3, 'Expected double-quoted property name'],
      ['{\n  "phases": []\n  "collection": {}\n}', 3, "Expected ',' or '}' after property value"],
      ['{\n  "phases": [', 2, 'Unexpected end of JSON input'],
      ['', 1, 'Unexpected end of JSON input'],
    ]
    for (const [text, line, reason] of broken) {
      const { problems } = readConfigAs(SOLANA_CONFIG, text, NOW)
      expect(problems, text).to.have.length(1)
      expect(problems[0], text).to.include({ line, message: `Not JSON: ${reason}` })
    }
  })

  it('is read with a mark of Unicode, and refused where letters would be lost', async () => {
    const config = writeDrop(workplace, 'WRONG')
    const text = JSON.stringify({
      ...config,
      collection: { ...config.collection, collectionName: 'Café' },
    })
    const read = (content: Buffer) => {
      writeFileSync(workplace.path('drop.config.json'), content)
      return workplace.jsonInside(['validate'])
    }
    for (const content of [Buffer.from(`\ufeff${text}`), Buffer.from(`\ufeff${text}`, 'utf16le')]) {
      expect((await read(content)).code).to.equal(0)
    }
    const { code, data } = await read(Buffer.from(text.replace(',', ',\n'), 'latin1'))
    expect(code).to.equal(3)
    const problem = 'error.context.problems[0]'
    expect(data).to.have.nested.property(`${problem}.line`, 2)
    expect(data)
      .to.have.nested.property(`${problem}.message`)
      .that.matches(
        /^The config is not in UTF-8: save it as UTF-8\. As Windows-1252, the line is: /,
      )
  })

  it('reports the problems of any JSON without throwing', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(readConfigAs(SOLANA_CONFIG, json, NOW).problems, json).not.to.deep.equal([])
      }),
    )
    const config = writeDrop(workplace, 'WRONG')
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(config.collection)),
        fc.jsonValue(),
        (key, value) => {
          const collection = { ...config.collection, [key]: value }
          const { problems } = readConfigAs(
            SOLANA_CONFIG,
            JSON.stringify({ ...config, collection }),
            NOW,
          )
          // Only what was changed is wrong
          for (const { path } of problems) expect(path).to.match(/^(collection|phases)\b/)
          expect(problems.every(({ path }) => !path.startsWith('phases'))).to.equal(true)
        },
      ),
    )
  })

  it('may break rules for new collections, which validate and plans check', () => {
    const config = writeDrop(workplace, 'OLD')
    const collection = { ...config.collection, collectionUri: 'hello', itemBaseUri: 'ar://abc' }
    const [, , phase] = config.phases
    const drop = {
      collection,
      phases: [
        { ...phase, name: 'Ended', end: '2020-01-01T00:00:00Z' },
        { ...phase, name: 'Closed', end: '2020-01-01T00:00:00Z', active: false },
        { ...phase, name: 'Ends now', end: Number(NOW) },
        { ...phase, name: 'Ends next', end: Number(NOW) + 1 },
      ],
    }
    expect(problemsOf(drop)).to.deep.equal([])
    const { problems } = readConfigAs(SOLANA_CONFIG, JSON.stringify(drop), NOW)
    expect(problems.map(({ path, message }) => `${path}: ${message}`)).to.deep.equal([
      'collection.collectionUri: Not a metadata address - hello: use https://, ipfs://, ar:// or data:',
      'collection.itemBaseUri: Not a metadata address - ar://abc: ar:// takes the id of an Arweave transaction, 43 letters and digits',
      'phases.0.end: The phase has ended already, at 2020-01-01T00:00:00Z: choose a later end, or close the phase',
      'phases.2.end: The phase has ended already, at 2030-01-01T00:00:00Z: choose a later end, or close the phase',
    ])
  })

  it('warns of overlaps and gaps of phases', () => {
    const config = writeDrop(workplace, 'TIMES')
    const phase = { type: 'public', price: '1 SOL' }
    const { config: loaded } = load({
      ...config,
      phases: [
        { ...phase, name: 'A', start: 1_000, end: 2_000 },
        { ...phase, name: 'B', start: 1_500, end: 2_500 },
        { ...phase, name: 'C', start: 3_000 },
        { ...phase, name: 'Closed', start: 0, end: 5_000, active: false },
      ],
    })
    expect(phaseWarnings(loaded)).to.deep.equal([
      'Phases A and B are both open from 1970-01-01T00:25:00Z to 1970-01-01T00:33:20Z: the first applies',
      'No phase is open from 1970-01-01T00:41:40Z to 1970-01-01T00:50:00Z',
    ])
  })
})
