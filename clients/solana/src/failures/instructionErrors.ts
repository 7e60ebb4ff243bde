/** Sentences by the network's name for an instruction error, without a full stop. */
const SENTENCES: Readonly<Record<string, string>> = {
  InsufficientFunds: 'an account does not hold enough; add more of the native currency to it',
  MissingRequiredSignature: 'a signature is missing; use the wallet that this operation belongs to',
  AccountAlreadyInitialized: 'an account exists already',
  UninitializedAccount: 'an account does not exist yet; check the address and the network',
  NotEnoughAccountKeys: 'an account is missing; update this software',
  InvalidInstructionData: 'the program does not know this instruction; update this software',
  InvalidAccountData: 'an account has unexpected content; check the addresses',
  InvalidAccountOwner: 'an account belongs to another program; check the addresses',
  IllegalOwner: 'an account may not be made for this owner; check the addresses',
  IncorrectProgramId: 'an account belongs to another program; check the addresses',
  InvalidSeeds: 'an address does not match its seeds; update this software',
  AccountNotRentExempt: 'an account is left with too little for its rent; pay more into it',
  ReadonlyLamportChange: 'an account that may only be read was paid; check the addresses',
  ExternalAccountLamportSpend: 'an account of another program was spent from',
  ArithmeticOverflow: 'an amount is too large',
  CallDepth: 'programs call each other too deeply',
  ComputationalBudgetExceeded: 'it needs more compute units than it may use; do less at once',
  ProgramFailedToComplete: 'a program aborted',
  UnsupportedProgramId: 'a program is not deployed on this network; use another network',
  MaxInstructionTraceLengthExceeded: 'it makes more than 64 calls of programs; do less at once',
  MaxAccountsDataAllocationsExceeded: 'it creates too much data; do less at once',
  MaxAccountsExceeded: 'it uses too many accounts; do less at once',
}

const OUT_OF_COMPUTE =
  /exceeded CUs meter|exceeded maximum number of instructions|Computational budget exceeded/i

/**
 * Returns the network's name for an instruction error. Running out of compute units has two names, depending on where
 * it happens.
 */
export function preciseInstructionError(name: string, lines: readonly string[]): string {
  return lines.some((line) => OUT_OF_COMPUTE.test(line)) ? 'ComputationalBudgetExceeded' : name
}

/** Explains an instruction error, without a full stop. An unknown one is shown by its name. */
export function instructionErrorSentence(name: string): string {
  return SENTENCES[name] ?? `the network says ${name}`
}
