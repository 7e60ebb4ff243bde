/** Values that a contract gives with a refusal, by name. */
export type RefusalArguments = Readonly<Record<string, string | bigint>>

/** A sentence for a person, without a full stop, or a function that makes it of the contract's values. */
export type RefusalSentence = string | ((args: RefusalArguments) => string)
