import { readdirSync, readFileSync } from 'node:fs'
import { EDITIONS_CONTROLS_IDL, EDITIONS_IDL, type Idl } from '@mintline/solana/anchor'
import { expect } from 'chai'

/** Names and messages in code order, starting at 6000. */
type ErrorTable = readonly (readonly [name: string, message: string])[]

/** Editions 6000 to 6023, in the specification's order and words. */
const EDITIONS_PUBLISHED: ErrorTable = [
  ['NumericOverflow', 'Numeric overflow'],
  ['DerivedKeyInvalid', 'Derived key invalid'],
  ['MissingBump', 'Missing bump'],
  ['InvalidBump', 'Invalid bump'],
  ['MissingMasterEditionForNft', 'Missing master edition for NFT'],
  ['TokenAccountNotEmpty', 'Token account not empty'],
  ['MissingTokenAccount', 'Missing token account'],
  ['MissingDestinationAccount', 'Missing destination account'],
  ['BadTreasury', 'Bad treasury'],
  ['BadOwner', 'Bad owner'],
  ['BadMint', 'Bad mint'],
  ['BadMintOnTokenAccount', 'Bad mint on token account'],
  ['BadOwnerOfTokenAccount', 'Bad owner of token account'],
  ['BadTokenAccount', 'Bad token account'],
  ['InsufficientFunds', 'Insufficient funds'],
  ['InvalidTokenAccount', 'Invalid token account'],
  ['InstructionBuildError', 'Instruction build error'],
  ['UnexpectedTokenType', 'Unexpected token type'],
  ['PnftAmountMustBeOne', 'When transferring a pNFT, the amount must be 1'],
  ['NativeSolNeedsAuthSeeds', 'Must transfer auth seeds for native sol'],
  ['MissingTokenRecord', 'Missing token record'],
  ['InstructionBuilderFailed', 'Instruction builder failed'],
  ['SplConversionNotAllowed', 'Spl conversion not allowed'],
  ['CreatorCosignRequired', 'This deployment requires the creator to co-sign.'],
]

/** Editions 6024 and up: our own codes. */
const EDITIONS_FURTHER: ErrorTable = [
  ['MintedOut', 'All items of this collection are minted'],
  ['SymbolLengthInvalid', 'The symbol must have 1 to 32 bytes'],
  ['NameTooLong', 'A name must have at most 64 bytes'],
  ['UriTooLong', 'A uri must have at most 200 bytes'],
  ['MaxBelowIssued', 'The new maximum must be 0 or at least the number of items issued'],
  ['TooManyFields', 'A collection has at most 10 extra metadata fields'],
  ['FieldKeyLengthInvalid', 'The key of a metadata field must have 1 to 32 bytes'],
  ['FieldValueTooLong', 'The value of a metadata field must have at most 200 bytes'],
  ['FieldKeyReserved', 'This metadata key is reserved'],
  [
    'FieldKeyIsAddress',
    'The key of a metadata field must not be an address; addresses are royalty creators',
  ],
  ['FieldNotFound', 'The collection has no metadata field of this key'],
  ['RoyaltyTooHigh', 'Royalties must be at most 10,000 basis points'],
  ['TooManyCreators', 'A collection has at most 5 royalty creators'],
  ['CreatorSharesInvalid', 'Creator shares must each be above 0 and sum to 100'],
  ['DuplicateCreator', 'A royalty creator is named twice'],
  ['CreatorIsDefault', 'The default address cannot be a royalty creator'],
  ['RoyaltiesAlreadyAdded', 'The collection has royalties already; modify them instead'],
  ['WrongGroupMint', 'This is not the group mint of the deployment'],
  ['NotAnItem', 'This mint is not an item of the deployment'],
  [
    'WrongHashlistPage',
    'This is not the hashlist page of the next item; read the collection again',
  ],
  ['AccountInUse', 'This account exists already'],
  ['InvariantBroken', 'The record would break one of its invariants'],
  ['MetadataUnreadable', 'The metadata of this mint cannot be read'],
  ['DuplicateField', 'A metadata field is named twice'],
  ['DeploymentUnreadable', 'The editions deployment cannot be read'],
  ['TooManyPlaceholders', 'A template holds the number at most 4 times'],
  ['CreatorIsCollection', "Royalties to the collection's own accounts would be lost"],
  [
    'TextInvalid',
    'A text must not hold control, direction or zero-width characters, or start or end with white space',
  ],
  ['MintUsedBefore', 'This mint was in use before: its token account exists already'],
]

/** Controls 6000 to 6036, in the specification's order and words. */
const CONTROLS_PUBLISHED: ErrorTable = [
  ['TickerTooLong', 'Ticker too long'],
  ['MintTemplateTooLong', 'Mint template too long'],
  ['DeploymentTemplateTooLong', 'Deployment template too long'],
  ['RootTypeTooLong', 'Root type too long'],
  ['MintedOut', 'Minted out'],
  ['LegacyMigrationsAreMintedOut', 'Legacy migrations are minted out'],
  ['MissingGlobalTreeDelegate', 'Global tree delegate is missing'],
  ['IncorrectMintType', 'Incorrect mint type'],
  ['InvalidMetadata', 'Invalid Metadata'],
  ['TooManyRecipients', 'Too many platform fee recipients, maximum is 5'],
  ['CreatorFeeTooHigh', 'Creator fee too high'],
  ['FeeCalculationFailed', 'Platform fee calculation failed'],
  ['FeeExceedsPrice', 'Total fee exceeds the price amount'],
  ['InvalidFeeShares', 'Total fee shares must equal 100'],
  ['RecipientMismatch', 'Recipient account does not match the expected address'],
  ['NoPhasesAdded', 'No phases have been added. Cannot mint.'],
  ['InvalidPhaseIndex', 'Invalid phase index'],
  ['PrivatePhaseNoProof', 'Private phase but no merkle proof provided'],
  ['MerkleRootNotSet', 'Merkle root not set for allow list mint'],
  ['MerkleRootRequired', 'Merkle root required for merkle phase type'],
  ['MerkleRootNotAllowed', 'Merkle root not allowed for public or allowlist phase types'],
  ['MerkleProofRequired', 'Merkle proof required for merkle mint'],
  ['MerkleInputRequired', 'Merkle input required for merkle mint'],
  [
    'AllowListPriceAndMaxClaimsRequired',
    'Allow list price and max claims are required for allow list mint',
  ],
  ['InvalidMerkleProof', 'Invalid merkle proof'],
  [
    'ExceededAllowListMaxClaims',
    'This wallet has exceeded allow list max_claims in the current phase',
  ],
  ['PhaseNotActive', 'Phase not active'],
  ['PhaseNotStarted', 'Phase not yet started'],
  ['PhaseAlreadyFinished', 'Phase already finished'],
  ['ExceededMaxMintsForPhase', 'Exceeded max mints for this phase'],
  ['ExceededWalletMaxMintsForPhase', 'Exceeded wallet max mints for this phase'],
  ['ExceededWalletMaxMintsForCollection', 'Exceeded wallet max mints for the collection'],
  [
    'MaxBelowIssued',
    'New max number of tokens must be greater than or equal to current issued tokens',
  ],
  ['RawConstraintViolated', 'A raw constraint was violated'],
  ['InvalidAllowlistData', 'Invalid allowlist data'],
  ['AllowlistAccountRequired', 'Allowlist account is required for allowlist phase'],
  ['AllowlistAccountNotFound', 'Allowlist account is not initialized/not found'],
]

/** Controls 6037 and up: our own codes. */
const CONTROLS_FURTHER: ErrorTable = [
  ['CreatorCosignRequired', 'This deployment requires the creator to co-sign'],
  ['MaxPriceExceeded', 'The price is above the highest price that the mint allows'],
  ['MerkleInputNotAllowed', 'Merkle input is for merkle phases only'],
  ['PhaseWindowInvalid', 'A phase must start before it ends'],
  [
    'PriceTokenNotSupported',
    'The price token must be the wrapped native token, or one that was added to the collection',
  ],
  ['TooManyPhases', 'A collection has at most 20 phases'],
  ['PhaseTotalBelowMinted', 'A phase cannot allow fewer mints than it has had'],
  ['PlatformFeeTooHigh', 'A percentage platform fee must be at most 10,000 basis points'],
  ['DuplicateFeeRecipient', 'A platform fee recipient is named twice'],
  ['FeeRecipientIsDefault', 'The default address cannot receive a share of the platform fee'],
  ['PrimaryAdminIsDefault', 'The primary platform fee admin cannot be the default address'],
  ['NewOwnerInvalid', 'The new owner must be another wallet, and one that can sign'],
  ['TreasuryMismatch', 'The treasury does not match that of the collection'],
  ['TreasuryIsDefault', 'The treasury cannot be the default address'],
  ['DeploymentMismatch', 'The editions deployment does not match that of the controls'],
  ['MinterStatsMismatch', 'The minter stats account does not match the wallet'],
  ['ItemMintMismatch', 'The mint must be the next one of this wallet; read its minter stats again'],
  ['EntryPayerMismatch', 'The account that paid for the entry must receive its rent'],
  ['NumericOverflow', 'Numeric overflow'],
  ['InvariantBroken', 'The record would break one of its invariants'],
  ['ControlsUnreadable', 'The controls record cannot be read'],
  ['ReceiverIsCollection', "Payments to the collection's own accounts would be lost"],
  [
    'ReceiverCannotBePaid',
    'A receiver of payments must be a wallet or a vault; a claim also needs its rent or an open token account',
  ],
  ['SupplyLocked', 'The supply is locked: it can only be lowered'],
  ['TextsLocked', 'Names and uris of this collection are locked'],
  [
    'PhasesLocked',
    'The terms of existing phases are locked: a phase can only be paused or resumed',
  ],
  ['RoyaltiesLocked', 'The royalties of this collection are locked'],
  ['FeeLocked', 'The platform fee of this collection is locked'],
  ['FeeAboveCap', 'The platform fee is above the cap that was fixed at launch'],
  ['FeeCapRaised', 'The cap of the platform fee can only be lowered'],
  ['MintExpired', 'The time until which this mint counts is over; ask for a new co-signature'],
  ['MaxRentExceeded', 'The mint would take more for rent than it allows'],
  ['NothingOwed', 'The collection owes this account nothing'],
  ['PriceTokenMismatch', 'The price of this phase is in another token; read the phase again'],
  [
    'PriceTokenNotPlain',
    'The price token must be a plain token, with no extensions but metadata and groups',
  ],
  ['FlatFeeInLamports', 'A flat platform fee is in lamports; prices in tokens need a percentage'],
  [
    'PayerTokenAccountInvalid',
    "The payer's token account must hold the price token, belong to the payer and not be frozen",
  ],
  ['TokenBalanceTooLow', 'The payer holds fewer tokens than the price'],
  [
    'PriceTokenVaultRequired',
    "A receiver's token account is closed or frozen; name the vault of the price token",
  ],
  ['TokenPaymentIncomplete', 'A payment in tokens moved another amount than the price'],
  ['ItemReceiverInvalid', 'An item can only be given to a wallet or a vault'],
  ['RevealTooLate', 'A reveal can only be committed to before the first item is minted'],
  ['NoFilesToReveal', 'The number of files must be above 0'],
  ['RevealMismatch', 'Base uri and seed do not match the hash that was committed to at launch'],
  ['AlreadyRevealed', 'The files of this collection are revealed already'],
]

/**
 * Errors in the published table that our programs never raise, because they lack the feature. They stay, because
 * otherwise later codes would move.
 */
const EDITIONS_NEVER_RAISED = [
  'MissingBump',
  'InvalidBump',
  'MissingMasterEditionForNft',
  'TokenAccountNotEmpty',
  'MissingTokenAccount',
  'MissingDestinationAccount',
  'BadTreasury',
  'BadMintOnTokenAccount',
  'BadOwnerOfTokenAccount',
  'BadTokenAccount',
  'InsufficientFunds',
  'InvalidTokenAccount',
  'InstructionBuildError',
  'UnexpectedTokenType',
  'PnftAmountMustBeOne',
  'NativeSolNeedsAuthSeeds',
  'MissingTokenRecord',
  'InstructionBuilderFailed',
  'SplConversionNotAllowed',
]
const CONTROLS_NEVER_RAISED = [
  'RootTypeTooLong',
  'LegacyMigrationsAreMintedOut',
  'MissingGlobalTreeDelegate',
]

const PROGRAMS = [
  {
    name: 'editions',
    client: EDITIONS_IDL,
    published: EDITIONS_PUBLISHED,
    further: EDITIONS_FURTHER,
    lastPublished: 6023,
    folder: 'editions',
    enumName: 'EditionsError',
    neverRaised: EDITIONS_NEVER_RAISED,
  },
  {
    name: 'editions_controls',
    client: EDITIONS_CONTROLS_IDL,
    published: CONTROLS_PUBLISHED,
    further: CONTROLS_FURTHER,
    lastPublished: 6036,
    folder: 'editions-controls',
    enumName: 'ControlsError',
    neverRaised: CONTROLS_NEVER_RAISED,
  },
] as const

describe('error codes', () => {
  for (const program of PROGRAMS) {
    const { name, client, published, further, lastPublished } = program
    describe(name, () => {
      const idl = readIdl(name)

      it(`6000 to ${lastPublished} match the published table exactly`, () => {
        expect(idl.errors?.slice(0, published.length)).to.deep.equal(withCodes(published, 6000))
        expect(idl.errors?.[published.length - 1]?.code).to.equal(lastPublished)
      })

      it(`own codes follow from ${lastPublished + 1}`, () => {
        expect(idl.errors?.slice(published.length)).to.deep.equal(
          withCodes(further, lastPublished + 1),
        )
      })

      it('no two errors share a name or a message', () => {
        const errors = idl.errors ?? []
        expect(new Set(errors.map((error) => error.name)).size).to.equal(errors.length)
        expect(new Set(errors.map((error) => error.msg)).size).to.equal(errors.length)
      })

      it('every error is raised somewhere, except for some of the published table', () => {
        const sources = sourcesOf(program.folder)
        const raised = (error: string) =>
          new RegExp(`${program.enumName}::${error}\\b`).test(sources)
        const names = [...published, ...further].map(([error]) => error)
        expect(names.filter((error) => !raised(error))).to.deep.equal(program.neverRaised)
      })

      it('the README lists those that are never raised', () => {
        expect(auditorsReadme().replaceAll(/\s+/g, ' ')).to.include(
          `: ${program.neverRaised.join(', ')}`,
        )
      })

      it('the client has the same errors', () => {
        expect(client.errors).to.deep.equal(idl.errors)
      })
    })
  }
})

function readIdl(name: string): Idl {
  return JSON.parse(readFileSync(new URL(`../../target/idl/${name}.json`, import.meta.url), 'utf8'))
}

function auditorsReadme(): string {
  return readFileSync(new URL('../../programs/README.md', import.meta.url), 'utf8')
}

/** Where a file's unit tests begin, which are at its end. */
const UNIT_TESTS = '#[cfg(test)]\nmod tests'

/** Returns a program's sources, without the unit tests at the end of its files. */
function sourcesOf(folder: string): string {
  const root = new URL(`../../programs/${folder}/src/`, import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.rs'))
    .map((file) => readFileSync(new URL(file, root), 'utf8').split(UNIT_TESTS)[0])
    .join('\n')
}

function withCodes(table: ErrorTable, first: number) {
  return table.map(([name, msg], index) => ({ code: first + index, name, msg }))
}
