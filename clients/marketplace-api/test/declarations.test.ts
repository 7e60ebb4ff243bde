import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import { createGenerator } from 'ts-json-schema-generator'

/** JSON Schema fields in which models can differ. */
interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly string[]
  readonly const?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}
type Schemas = Readonly<Record<string, Schema>>

const { components }: { components: { schemas: Schemas } } = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
)
const OURS = components.schemas

/** Models for sign-in, searches, metrics and failures, which the published client lacks. */
const UNDECLARED = [
  'AuditEntry',
  'DownloadMetrics',
  'ImagesAvailability',
  'ItemsCollectionsRequest',
  'LoginForm',
  'Metric',
  'Moderation',
  'ModerationForm',
  'OpenOrderModalMetrics',
  'OrderMetrics',
  'OwnershipFilter',
  'OwnershipPageRequest',
  'Refusal',
  'Report',
  'SearchActivityPageRequest',
  'SearchableCollectionItems',
  'Session',
  'SignInForm',
  'SignInNonce',
  'SuggestForm',
  'Suggestion',
  'UnionApiErrorBadRequest',
  'UnionApiErrorEntityNotFound',
  'UnionApiErrorServerError',
  'UserFilter',
  'UserSession',
  'UserPageRequest',
]

const UNKNOWN_SALES = { highestSale: 'number?', volume: 'number?', unpricedSales: 'number?' }
const UNKNOWN_PRICE = { price: 'number?', buyValue: 'number?' }
const UNPRICED_SALES = { unpricedSales: 'number?', unpricedSalesUsd: 'number?' }

/** Fields that differ from the published client's, as docs/spec/README.md says. */
const DEPARTURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The published client takes any text; here it is an enumeration, and other words are refused.
  ItemFilter: { orderSources: 'one of several words[]?' },
  // Always present in the published client; here, sums without a known rate are absent. Sales that sums lack are counted.
  CollectionStats: UNKNOWN_SALES,
  GeneralCollectionStatisticsVolume: UNKNOWN_SALES,
  // Unknown while the token's decimals are.
  ActivityAcceptOffer: UNKNOWN_PRICE,
  ActivityBuy: UNKNOWN_PRICE,
  CollectionStatistics: {
    amount: 'StatisticsAmount?',
    usdAmount: 'StatisticsAmountWithChange?',
    ...UNPRICED_SALES,
  },
  SearchableCollectionStatistics: UNPRICED_SALES,
  StatisticsPeriodValue: UNPRICED_SALES,
  TokenStatistics: UNPRICED_SALES,
}

/** The published client's names for JSON values. */
const PLAIN: Readonly<Record<string, string>> = { Binary: 'string', RawJson: 'object' }

describe('models of the published client', () => {
  let theirs: Schemas

  before(() => {
    theirs = readDeclarations()
  })

  it('are here by the same names', () => {
    const missing = Object.keys(OURS).filter((name) => !isEnum(OURS[name]) && !(name in theirs))
    expect(missing).to.have.members(UNDECLARED)
  })

  const comparedModels = () =>
    Object.keys(OURS).filter((name) => name in theirs && OURS[name]?.properties)

  it('have the same fields, mandatory or not, of the same types', () => {
    const compared = comparedModels()
    expect(compared).to.have.length(163)
    for (const name of compared) {
      const published = { ...fieldsOf(name, theirs), ...DEPARTURES[name] }
      expect(fieldsOf(name, OURS), name).to.deep.equal(published)
    }
  })

  it('have no word in their enumerations that is unknown here', () => {
    let count = 0
    for (const name of comparedModels()) {
      for (const [field, schema] of Object.entries(theirs[name]?.properties ?? {})) {
        const known = wordsOf(OURS[name]?.properties?.[field] ?? {}, OURS)
        const words = wordsOf(schema, theirs)
        if (words.length > 0) expect(known, `${name}.${field}`).to.include.members([...words])
        count += words.length
      }
    }
    expect(count).to.be.greaterThan(1000)
  })

  it('are of the same unions', () => {
    const unions = Object.keys(OURS).filter((name) => OURS[name]?.oneOf)
    expect(unions).to.have.length(6)
    for (const name of unions) {
      const { oneOf = [] } = OURS[name] ?? {}
      // A union with one model is that model.
      const { anyOf = [theirs[name] ?? {}] } = theirs[name] ?? {}
      expect(oneOf.map(referred), name).to.have.members(anyOf.map(referred))
    }
  })
})

/**
 * Returns a model's field types, with a question mark after optional ones. Enumeration words are checked separately.
 */
function fieldsOf(name: string, schemas: Schemas): Record<string, string> {
  const { properties = {}, required = [] } = schemas[name] ?? {}
  const entries = Object.entries(properties).map(([field, schema]) => {
    return [field, `${typeOf(schema, schemas)}${required.includes(field) ? '' : '?'}`]
  })
  return Object.fromEntries(entries)
}

function typeOf(schema: Schema, schemas: Schemas): string {
  const name = referred(schema)
  const { type, items, const: word, additionalProperties } = schema
  if (name && name in PLAIN) return PLAIN[name] ?? ''
  if (name) return isEnum(schemas[name]) ? 'one of several words' : name
  const words = word ? [word] : schema.enum
  if (words) return words.length === 1 ? `"${words[0]}"` : 'one of several words'
  if (type === 'array') return `${typeOf(items ?? {}, schemas)}[]`
  if (type === 'integer') return 'number'
  const isMap = typeof additionalProperties === 'object' && additionalProperties.type
  return isMap ? `map of ${additionalProperties.type}` : String(type)
}

/** Returns the words in an enumeration, or in a list of them. */
function wordsOf({ items, ...schema }: Schema, schemas: Schemas): readonly string[] {
  const { enum: words } = schemas[referred(items ?? schema) ?? ''] ?? schema
  return words ?? []
}

const isEnum = (schema: Schema | undefined) => (schema?.enum ?? schema?.const) !== undefined

const referred = ({ $ref }: Schema): string | undefined => $ref?.slice($ref.lastIndexOf('/') + 1)

/** Reads the models that the published client declares, with our platform name. */
function readDeclarations(): Schemas {
  const entry = '@rarible/marketplace-backend-client/build/index.js'
  const { definitions } = createGenerator({
    path: join(dirname(createRequire(import.meta.url).resolve(entry)), 'models', 'index.d.ts'),
    type: '*',
    skipTypeCheck: true,
  }).createSchema('*')
  return JSON.parse(
    JSON.stringify(definitions).replaceAll('RARIBLE', 'MINTLINE').replaceAll('Rarible', 'Mintline'),
  )
}
