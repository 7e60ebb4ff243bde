import {
  addEncoderSizePrefix,
  getArrayEncoder,
  getBooleanEncoder,
  getBytesEncoder,
  getNullableEncoder,
  getStructEncoder,
  getU8Encoder,
  getU16Encoder,
  getU32Encoder,
  getU64Encoder,
  getUtf8Encoder,
  type ReadonlyUint8Array,
} from '@solana/kit'
import {
  type MessageV0,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
} from '@solana/web3.js'
import { byteLength } from '../byteLength.ts'
import { COMPUTE_LIMITS, type PlannedTransaction } from '../transaction/plan.ts'
import { type RentFormula, rentExempt } from '../transaction/rentExempt.ts'
import { MAX_TRANSACTION_SIZE, transactionSize } from '../transaction/transactionSize.ts'
import { SQUADS_PROGRAM, type Squad, squadsAddress, VAULT_INDEX } from './fetchSquad.ts'

/** Longest memo in bytes. */
const MAX_MEMO = 300

/** Any blockhash: a message in a proposal has none. */
const NO_BLOCKHASH = PublicKey.default.toBase58()

/** Names of instructions with their Anchor discriminators. */
const CREATE_TRANSACTION = Uint8Array.of(48, 250, 78, 168, 208, 226, 218, 211)
const CREATE_PROPOSAL = Uint8Array.of(220, 60, 73, 224, 30, 108, 79, 159)
const APPROVE = Uint8Array.of(144, 37, 164, 136, 188, 216, 42, 248)
const EXECUTE = Uint8Array.of(194, 8, 161, 87, 153, 164, 25, 171)

const u8 = getU8Encoder()
const bytesOf8 = addEncoderSizePrefix(getBytesEncoder(), u8)

/** A vault's transaction as its proposal holds it: lengths are short, unlike in the account. */
const MESSAGE = getStructEncoder([
  ['signers', u8],
  ['writableSigners', u8],
  ['writableOthers', u8],
  ['keys', getArrayEncoder(getBytesEncoder(), { size: u8 })],
  [
    'instructions',
    getArrayEncoder(
      getStructEncoder([
        ['program', u8],
        ['accounts', bytesOf8],
        ['data', addEncoderSizePrefix(getBytesEncoder(), getU16Encoder())],
      ]),
      { size: u8 },
    ),
  ],
  [
    'lookups',
    getArrayEncoder(
      getStructEncoder([
        ['table', getBytesEncoder()],
        ['writable', bytesOf8],
        ['readonly', bytesOf8],
      ]),
      { size: u8 },
    ),
  ],
])

const MEMO = getNullableEncoder(addEncoderSizePrefix(getUtf8Encoder(), getU32Encoder()))

const TRANSACTION_ARGUMENTS = getStructEncoder([
  ['vaultIndex', u8],
  ['ephemeralSigners', u8],
  ['message', addEncoderSizePrefix(getBytesEncoder(), getU32Encoder())],
  ['memo', MEMO],
])

const PROPOSAL_ARGUMENTS = getStructEncoder([
  ['index', getU64Encoder()],
  ['isDraft', getBooleanEncoder()],
])

/** A transaction to propose. */
export interface SquadsProposalInput {
  readonly squad: Squad
  /** Proposes and pays; a member who may. Base58. */
  readonly member: string
  /** Paid for and signed by the vault alone. */
  readonly planned: PlannedTransaction
  /** The proposal's number: the multisig's next one, or a later one in turn. */
  readonly index: bigint
  /** Text for the members, cut to what fits. */
  readonly memo: string
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/**
 * Plans the transaction with which a member proposes a vault's transaction, and approves it where it may vote. It may
 * be larger than a transaction can be.
 */
export function planSquadsProposal(input: SquadsProposalInput): PlannedTransaction {
  const { squad, planned, memo, rentOf = rentExempt } = input
  const member = new PublicKey(input.member)
  const message = compileVaultMessage(planned)
  const { title } = planned
  const plan = (text: string): PlannedTransaction => ({
    title: `Propose: ${title}`,
    instructions: proposalInstructions({ ...input, message, memo: text }),
    payer: member,
    signers: [],
    maxComputeUnits: COMPUTE_LIMITS.administration,
    rent: rentOf(storedSize(message)) + rentOf(proposalSize(squad)),
  })
  // A character takes a byte at least.
  let text = [...memo].slice(0, MAX_MEMO).join('')
  const isTooLong = () =>
    byteLength(text) > MAX_MEMO || transactionSize(plan(text)) > MAX_TRANSACTION_SIZE
  while (text !== '' && isTooLong()) text = [...text].slice(0, -1).join('')
  return plan(text)
}

/** Returns the instruction with which a member executes an approved proposal. */
export function executeSquadsProposal({
  squad,
  member,
  planned,
  index,
}: Pick<SquadsProposalInput, 'squad' | 'member' | 'planned' | 'index'>): TransactionInstruction {
  const { multisig, transaction, proposal } = addressesOf({ squad, index })
  const { lookupTables = [] } = planned
  const message = compileVaultMessage(planned)
  const keys = message.getAccountKeys({ addressLookupTableAccounts: [...lookupTables] })
  const accounts = keys.keySegments().flat()
  return new TransactionInstruction({
    programId: SQUADS_PROGRAM,
    keys: [
      readonly(multisig),
      writable(proposal),
      readonly(transaction),
      signer(new PublicKey(member)),
      ...message.addressTableLookups.map(({ accountKey }) => readonly(accountKey)),
      // The program signs for the vault.
      ...accounts.map((pubkey, at) => ({
        pubkey,
        isSigner: false,
        isWritable: message.isAccountWritable(at),
      })),
    ],
    data: Buffer.from(EXECUTE),
  })
}

function proposalInstructions({
  squad,
  index,
  member: by,
  message,
  memo,
}: Omit<SquadsProposalInput, 'planned'> & { readonly message: MessageV0 }) {
  const member = new PublicKey(by)
  const { multisig, transaction, proposal } = addressesOf({ squad, index })
  const creation = [signer(member), { ...signer(member), isWritable: true }]
  const system = readonly(SystemProgram.programId)
  const encoded = TRANSACTION_ARGUMENTS.encode({
    vaultIndex: VAULT_INDEX,
    ephemeralSigners: 0,
    message: encodeMessage(message),
    memo: memo === '' ? null : memo,
  })
  const approves = squad.members.some(({ address, mayVote }) => address === by && mayVote)
  return [
    call(CREATE_TRANSACTION, encoded, [
      writable(multisig),
      writable(transaction),
      ...creation,
      system,
    ]),
    call(CREATE_PROPOSAL, PROPOSAL_ARGUMENTS.encode({ index, isDraft: false }), [
      readonly(multisig),
      writable(proposal),
      ...creation,
      system,
    ]),
    ...(approves
      ? [
          call(APPROVE, MEMO.encode(null), [
            readonly(multisig),
            { ...signer(member), isWritable: true },
            writable(proposal),
          ]),
        ]
      : []),
  ]
}

function addressesOf({ squad, index }: Pick<SquadsProposalInput, 'squad' | 'index'>) {
  const multisig = new PublicKey(squad.address)
  const number = Uint8Array.from(getU64Encoder().encode(index))
  const seeds = [Buffer.from('transaction'), number]
  return {
    multisig,
    transaction: squadsAddress(multisig, ...seeds),
    proposal: squadsAddress(multisig, ...seeds, Buffer.from('proposal')),
  }
}

function compileVaultMessage({
  instructions,
  payer,
  lookupTables = [],
}: PlannedTransaction): MessageV0 {
  const message = {
    payerKey: payer,
    recentBlockhash: NO_BLOCKHASH,
    instructions: [...instructions],
  }
  return new TransactionMessage(message).compileToV0Message([...lookupTables])
}

function encodeMessage({
  header,
  staticAccountKeys: keys,
  compiledInstructions,
  addressTableLookups,
}: MessageV0): ReadonlyUint8Array {
  const signers = header.numRequiredSignatures
  return MESSAGE.encode({
    signers,
    writableSigners: signers - header.numReadonlySignedAccounts,
    writableOthers: keys.length - signers - header.numReadonlyUnsignedAccounts,
    keys: keys.map((key) => key.toBytes()),
    instructions: compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
      program: programIdIndex,
      accounts: Uint8Array.from(accountKeyIndexes),
      data,
    })),
    lookups: addressTableLookups.map(({ accountKey, writableIndexes, readonlyIndexes }) => ({
      table: accountKey.toBytes(),
      writable: Uint8Array.from(writableIndexes),
      readonly: Uint8Array.from(readonlyIndexes),
    })),
  })
}

/** Bytes of the account with a vault's transaction. */
function storedSize({
  staticAccountKeys: keys,
  compiledInstructions,
  addressTableLookups,
}: MessageV0): number {
  const list = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 4)
  return (
    // Discriminator, multisig, creator, number, bumps, no further signers, and the message's header.
    8 +
    2 * 32 +
    8 +
    3 +
    4 +
    3 +
    list(keys.map(() => 32)) +
    list(
      compiledInstructions.map(
        ({ accountKeyIndexes, data }) => 1 + 4 + accountKeyIndexes.length + 4 + data.length,
      ),
    ) +
    list(
      addressTableLookups.map(
        ({ writableIndexes, readonlyIndexes }) =>
          32 + 4 + writableIndexes.length + 4 + readonlyIndexes.length,
      ),
    )
  )
}

/** Bytes of the account with a proposal's votes. */
function proposalSize({ members }: Squad): number {
  return 8 + 32 + 8 + 1 + 8 + 1 + 3 * (4 + members.length * 32)
}

function call(
  discriminator: Uint8Array,
  args: ReadonlyUint8Array,
  keys: TransactionInstruction['keys'],
): TransactionInstruction {
  const data = Buffer.concat([discriminator, Uint8Array.from(args)])
  return new TransactionInstruction({ programId: SQUADS_PROGRAM, keys, data })
}

const readonly = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false })
const writable = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true })
const signer = (pubkey: PublicKey) => ({ pubkey, isSigner: true, isWritable: false })
