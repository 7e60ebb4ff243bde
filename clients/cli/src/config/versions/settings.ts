import type { ChainKind } from '../../networks/chainKind.ts'

/** A JSON object. */
export type JsonObject = Record<string, unknown>

/** Converts a value; undefined = the other version leaves it out. */
type Convert = (value: unknown, holder: JsonObject) => unknown

/** How values of one setting are converted. Default: as they are. */
interface Conversion {
  /** From version 1. */
  readonly up?: Convert
  /** Returns what is wrong with a value that version 2 has no words for; undefined = nothing. */
  readonly problemOf?: (value: unknown, holder: JsonObject) => string | undefined
}

/** A setting's path in version 1 and in version 2; `*` stands for an index or a name. */
export type SettingRow = readonly [earlier: string, path: string, conversion?: Conversion]

const WHOLE = /^\d+$/

/** Version 1 can say beside a number that it is in lamports. */
function inLamports(value: unknown, { lamports }: JsonObject): unknown {
  if (value === 0 || value === '0') return value
  if (lamports === true && WHOLE.test(String(value))) return `${value} lamports`
  return typeof value === 'number' ? String(value) : value
}

/** An amount, which may be a number in lamports. */
const AMOUNT: Conversion = {
  up: inLamports,
  problemOf: (value) =>
    typeof value === 'number' && value > Number.MAX_SAFE_INTEGER
      ? `The amount "${value}" cannot be read: JSON cannot store a number of that size exactly: write it as text with its unit`
      : undefined,
}

/** True or false, which version 2 says in another way. */
const SWITCH: Conversion = {
  up: () => undefined,
  problemOf: (value) =>
    value === undefined || typeof value === 'boolean' ? undefined : 'Write true or false here',
}

function isFlatByText(value: unknown): boolean {
  return !WHOLE.test(String(value))
}

/**
 * A fee whose kind is told apart by its value, or by a setting beside it.
 *
 * @param notWhole What is wrong with basis points that are no whole number. Default: they are an amount.
 */
function feeRows(
  isFlat: (value: unknown, fee: JsonObject) => boolean,
  notWhole?: string,
): readonly SettingRow[] {
  const earlier = 'collection.platformFee.platformFeeValue'
  // Basis points in lamports stay as wrong as they are.
  const up: Convert = (value, fee) =>
    isFlat(value, fee) ? undefined : wholeNumber(inLamports(value, fee))
  const upFlat: Convert = (value, fee) => (isFlat(value, fee) ? inLamports(value, fee) : undefined)
  const problemOf = (value: unknown, fee: JsonObject) => {
    if (value === undefined) return 'It is missing'
    if (isFlat(value, fee)) return AMOUNT.problemOf?.(value, fee)
    return WHOLE.test(String(value)) && fee.lamports !== true ? undefined : notWhole
  }
  return [
    [earlier, 'money.platformFee.basisPoints', { up, problemOf }],
    [earlier, 'money.platformFee.amount', { up: upFlat }],
  ]
}

function wholeNumber(value: unknown): unknown {
  return typeof value === 'string' && WHOLE.test(value) ? Number(value) : value
}

const TYPES: Readonly<Record<string, { readonly kind: string; readonly form?: string }>> = {
  public: { kind: 'public' },
  allowList: { kind: 'list', form: 'entries' },
  merkleTree: { kind: 'list', form: 'merkle' },
}

/** A phase's type. */
const KIND: SettingRow = [
  'phases.*.type',
  'phases.*.kind',
  {
    up: (type) => TYPES[`${type}`]?.kind ?? type,
    problemOf: (type) =>
      type === undefined || Object.hasOwn(TYPES, String(type))
        ? undefined
        : `Choose one of ${Object.keys(TYPES).join(', ')}`,
  },
]

const FORM: SettingRow = [
  'phases.*.type',
  'phases.*.list.form',
  { up: (type) => TYPES[`${type}`]?.form },
]

const IDENTITY: readonly SettingRow[] = [
  ['$schema', '$schema'],
  ['chain', 'chain'],
  ['collection.collectionName', 'name'],
]

const SYMBOL: SettingRow = ['collection.symbol', 'symbol']
const URI: SettingRow = ['collection.collectionUri', 'uri']
const MAX_ITEMS: SettingRow = ['collection.maxNumberOfTokens', 'supply.maxItems']
const ROYALTY: SettingRow = [
  'collection.royalties.royaltyBasisPoints',
  'money.royalties.basisPoints',
]

const TEMPLATES: readonly SettingRow[] = [
  ['collection.itemBaseName', 'items.name'],
  ['collection.itemBaseUri', 'items.uri'],
]

const NAME: SettingRow = ['phases.*.name', 'phases.*.name']

const TERMS: readonly SettingRow[] = [
  ['phases.*.start', 'phases.*.start'],
  ['phases.*.end', 'phases.*.end'],
  ['phases.*.price', 'phases.*.price', AMOUNT],
  ['phases.*.maxMintsPerWallet', 'phases.*.maxPerWallet'],
]

const FILE: SettingRow = ['phases.*.list', 'phases.*.list.file']
const ROOT: SettingRow = ['phases.*.merkleRoot', 'phases.*.list.root']

const SOLANA: readonly SettingRow[] = [
  ...IDENTITY,
  SYMBOL,
  URI,
  ...TEMPLATES,
  MAX_ITEMS,
  ['collection.maxMintsPerWallet', 'supply.maxPerWallet'],
  ['collection.treasury', 'money.receivers'],
  ...feeRows(
    (_, { isFeeFlat }) => isFeeFlat === true,
    'Write basis points as a whole number, or set isFeeFlat for an amount',
  ),
  ['collection.platformFee.isFeeFlat', 'money.platformFee.amount', SWITCH],
  ['collection.platformFee.lamports', 'money.platformFee.amount', SWITCH],
  ['collection.platformFee.recipients', 'money.platformFee.recipients'],
  ROYALTY,
  ['collection.royalties.creators', 'money.royalties.recipients'],
  ['priceTokens.*', 'currencies.*'],
  NAME,
  KIND,
  ...TERMS,
  ['phases.*.priceToken', 'phases.*.currency'],
  ['phases.*.maxMintsTotal', 'phases.*.maxItems'],
  ['phases.*.active', 'phases.*.isOpen'],
  FILE,
  FORM,
  ROOT,
  [
    'phases.*.lamports',
    'phases.*.list.unit',
    {
      up: (lamports, { type }) => (lamports === true && type !== 'public' ? 'lamports' : undefined),
      problemOf: SWITCH.problemOf,
    },
  ],
  ['collection.platformFeeCap.basisPoints', 'extras.feeCap.basisPoints'],
  ['collection.platformFeeCap.flat', 'extras.feeCap.amount', AMOUNT],
  ['collection.platformFeeCap.lamports', 'extras.feeCap.amount', SWITCH],
  ['collection.platformFeeSecondaryAdmin', 'extras.secondFeeAdmin'],
  ['collection.cosignerProgramId', 'extras.cosigner'],
  ['collection.extraMeta', 'extras.fields'],
  ['collection.reveal', 'extras.reveal'],
  ['collection.locks', 'extras.locks'],
]

const EVM: readonly SettingRow[] = [
  ...IDENTITY,
  SYMBOL,
  URI,
  ['collection.metadata.name', 'items.name'],
  ['collection.metadata.description', 'items.description'],
  ['collection.metadata.imageUri', 'items.imageUri'],
  ['collection.metadata.animationUri', 'items.animationUri'],
  ['collection.tokens.*.baseUri', 'items.folders.*.uri'],
  ['collection.tokens.*.amount', 'items.folders.*.items'],
  MAX_ITEMS,
  ['collection.treasury', 'money.receivers'],
  ...feeRows(isFlatByText),
  ['collection.platformFee.recipient', 'money.platformFee.recipients'],
  ROYALTY,
  ['collection.royalties.recipient', 'money.royalties.recipients'],
  NAME,
  ...TERMS,
  ['phases.*.currency', 'phases.*.currency'],
  ['phases.*.maxMintsTotal', 'phases.*.maxItems'],
  FILE,
  ROOT,
  [
    'phases.*.shards',
    'phases.*.list.shards',
    {
      // Without a list, false says nothing.
      up: (shards, { list, merkleRoot }) => (shards || list || merkleRoot ? shards : undefined),
    },
  ],
  ['proofs', 'proofs.folder'],
  ['proofsUri', 'proofs.uri'],
  ['collection.variant', 'extras.variant'],
  ['collection.tokenId', 'extras.tokenId'],
  ['collection.ofTokenId.treasury', 'extras.ofTokenId.receivers'],
  ['collection.ofTokenId.royalties.royaltyBasisPoints', 'extras.ofTokenId.royalties.basisPoints'],
  ['collection.ofTokenId.royalties.recipient', 'extras.ofTokenId.royalties.recipients'],
  ['collection.contract', 'extras.contract'],
  ['collection.implementation', 'extras.implementation'],
]

const APTOS: readonly SettingRow[] = [
  ...IDENTITY,
  ['collection.seed', 'symbol'],
  ['collection.collectionDescription', 'description'],
  URI,
  ...TEMPLATES,
  MAX_ITEMS,
  ['collection.treasury', 'money.receivers'],
  ...feeRows(isFlatByText),
  ['collection.platformFee.recipients', 'money.platformFee.recipients'],
  ROYALTY,
  ['collection.royalties.recipient', 'money.royalties.recipients'],
  ['collection.isPaused', 'sale.isPaused'],
  ['collection.end', 'sale.end'],
  NAME,
  ['phases.*.phaseId', 'phases.*.key'],
  KIND,
  ...TERMS,
  ['phases.*.maxMintsPerTransaction', 'phases.*.maxPerTransaction'],
  FILE,
  FORM,
  ROOT,
  ['proofs', 'proofs.folder'],
  ['collection.version', 'extras.version'],
  ['collection.isOpenEdition', 'extras.isOpenEdition'],
  ['machine', 'extras.machine'],
  ['collection.contract', 'extras.contract'],
]

/** Settings of version 1 with their places in version 2, in the order in which version 2 is written. */
export const SETTING_ROWS: Readonly<Record<ChainKind, readonly SettingRow[]>> = {
  solana: SOLANA,
  evm: EVM,
  aptos: APTOS,
}
